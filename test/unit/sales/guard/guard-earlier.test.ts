import { beforeEach, describe, expect, test } from 'vitest';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

/** A sale whose payment ends so, off the screen; by default nobody has acknowledged the end. */
async function ended(status: string, reference: string, leave: 'open' | 'settled' = 'open'): Promise<string> {
  const saleId = await world.charge(100, reference);
  const trackingId = `trk-${world.gateway.intents.length}`;
  if (leave === 'open') world.sales.leave(saleId, 'open');
  world.gateway.statuses.set(trackingId, status);
  await world.clock.advance(10_000);
  if (leave === 'settled') world.sales.leave(saleId, 'settled');
  await settled();
  return saleId;
}

/** A sale whose first try left a payment behind that nobody saw, `trk-1`, and that shows `trk-2`. */
async function withUnseenPayment(reference: string): Promise<string> {
  world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  const saleId = await world.charge(100, reference || 'auto');
  await world.clock.advance(60_000);
  expect(world.ledger.types()).toContain('stray-found');
  world.sales.leave(saleId, 'open');
  return saleId;
}

describe('a ledger that cannot be read', () => {
  test.each([0, 1])('stops the sale, also when it fails only at reading %i', async (good) => {
    const salesLike = world.ledger.salesLike.bind(world.ledger);
    let reads = 0;
    world.ledger.salesLike = (like) => {
      if (reads++ >= good) throw new LedgerUnavailable('disk');
      return salesLike(like);
    };
    for (const reference of ['A-1', '']) {
      reads = 0;
      expect(await world.start(100, reference)).toMatchObject({ failure: { code: 'ledger-unavailable' } });
    }
    expect(world.ledger.events).toEqual([]);
  });
});

describe('a reading that the ledger does not take stops the sale', () => {
  /** The ledger is full for one moment: the next thing that is recorded is refused. */
  function refusesOnce(): void {
    const append = world.ledger.append.bind(world.ledger);
    world.ledger.append = () => {
      world.ledger.append = append;
      throw new LedgerUnavailable('the disk is full');
    };
  }

  test.each(['A-1', ''])(
    'of a payment that had expired and is paid now, for reference "%s"',
    async (typed) => {
      await ended('expired', 'A-1', 'settled');
      world.gateway.statuses.set('trk-1', 'completed');
      refusesOnce();
      expect(await world.start(100, typed)).toMatchObject({ failure: { code: 'ledger-unavailable' } });
      expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    },
  );

  test('of an open payment, which is not said to be unreadable, since it was read', async () => {
    world.sales.leave(await world.charge(100, 'A-1'), 'open');
    world.gateway.statuses.set('trk-1', 'completed');
    refusesOnce();
    const again = await world.start(100, 'A-1', 'earlier-payment-unreadable');
    expect(again).toMatchObject({ failure: { code: 'ledger-unavailable' } });
  });
});

describe('what is said of an earlier payment', () => {
  test('of another till is its reference, and its time where the history has one', async () => {
    const createdAt = world.clock.wall();
    for (const time of [{ createdAt }, {}]) {
      world.gateway.history.splice(0, 1, { trackingId: 'theirs', reference: 'A-1', ...time });
      const refused = await world.start(100, 'A-1');
      if (refused.ok) throw new Error('it was let through');
      expect(refused.failure.earlier).toStrictEqual({
        reference: 'A-1',
        ...('createdAt' in time && { at: createdAt }),
      });
    }
  });

  test('of this till is not that it is written differently when it is not', async () => {
    world.sales.leave(await world.charge(100, 'A-1'), 'open');
    const refused = await world.start(100, 'A-1');
    if (refused.ok) throw new Error('it was let through');
    expect(refused.failure.code).toBe('reference-in-use');
    expect(refused.failure.earlier).not.toHaveProperty('writtenDifferently');
  });

  test('is that it cannot be read when its code cannot, though another payment of the sale can', async () => {
    const saleId = await withUnseenPayment('A-1');
    world.gateway.statuses.delete('trk-2');
    const starting = world.start(100, 'A-1');
    await world.clock.advance(5_000);
    expect(await starting).toMatchObject({ failure: { code: 'earlier-payment-unreadable', saleId } });
  });

  test('is that it is in use when it has ended, and is open again by its reading now', async () => {
    await ended('expired', 'A-1', 'settled');
    world.gateway.statuses.set('trk-1', 'processing');
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-in-use' } });
  });
});

describe('a sale that somebody gave up after the event that showed its code could no longer be read', () => {
  const unreadable = { failure: { code: 'earlier-payment-unreadable' } };

  async function givenUp(reference = 'T4'): Promise<string> {
    const saleId = await world.charge(100, reference);
    await world.damage('payment-created', 'status-read');
    world.sales.stopCreating(saleId);
    await settled();
    world.sales.leave(saleId, 'settled');
    return saleId;
  }

  test('is warned of while its payment is open, and both are said to be paid where they are', async () => {
    await givenUp();
    await world.clock.advance(60_000);
    expect(world.ledger.types()).toContain('stray-found');
    expect(await world.start(100, 'T4')).toMatchObject(unreadable);
    await world.charge(100, 'T4', 'earlier-payment-unreadable');
    world.gateway.statuses.set('trk-1', 'completed').set('trk-2', 'completed');
    await world.clock.advance(20_000);
    expect(world.sales.view().alerts).toContainEqual(expect.objectContaining({ kind: 'paid-beside' }));
  });

  test('is warned of as long as its payment is open, also after the search for others has ended', async () => {
    await givenUp();
    await world.clock.advance(10 * 60_000);
    expect(await world.start(100, 'T4')).toMatchObject(unreadable);
  });

  test('is warned of also where the till was told to ask for the payment again, and could not', async () => {
    const saleId = await world.charge(100, 'T4');
    world.gateway.reachable = false;
    await world.damage('payment-created', 'status-read');
    world.sales.resumeCreating(saleId);
    await settled();
    world.sales.stopCreating(saleId);
    await settled();
    expect(world.sale(saleId).stage).toMatchObject({ name: 'not-created', recordDamaged: true });
    world.sales.leave(saleId, 'settled');
    world.gateway.lookup = { kind: 'found', payments: [] };
    world.gateway.reachable = true;
    expect(await world.start(100, 'T4')).toMatchObject(unreadable);
  });

  test('is warned of at the same amount, where no reference was typed', async () => {
    await givenUp('');
    await world.clock.advance(60_000);
    expect(await world.start(100)).toMatchObject({ failure: { code: 'same-amount-open' } });
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(6 * 60_000);
    expect((await world.start(100)).ok).toBe(true);
  });

  test('is not warned of any more when that has ended unpaid', async () => {
    await givenUp();
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(10 * 60_000);
    expect((await world.start(100, 'T4')).ok).toBe(true);
  });

  test('is warned of while nobody knows whether it has a payment', async () => {
    world.gateway.lookup = { kind: 'found', payments: [] };
    await givenUp();
    expect(await world.start(100, 'T4')).toMatchObject(unreadable);
    await world.clock.advance(10 * 60_000);
    expect((await world.start(100, 'T4')).ok).toBe(true);
  });

  test('is warned of where the till cannot look for its payment', async () => {
    const failure = { action: 'fix-configuration', code: 'not-permitted' } as const;
    world.gateway.lookup = { kind: 'failed', failure };
    await givenUp();
    await world.clock.advance(10 * 60_000);
    expect(await world.start(100, 'T4')).toMatchObject(unreadable);
  });
});

describe('sales of the same amount', () => {
  test('that show no code yet, or have ended unpaid, stand in nobody’s way', async () => {
    world.gateway.reachable = false;
    world.sales.leave(await world.charge(100, 'A-1', 'other-tills-unchecked'), 'open');
    expect((await world.start(100)).ok).toBe(true);
    world = new SalesWorld();
    await ended('expired', 'A-1');
    expect((await world.start(100)).ok).toBe(true);
  });

  test('that were paid by a payment nobody saw do, until somebody has acknowledged it', async () => {
    const saleId = await withUnseenPayment('A-1');
    world.gateway.statuses.set('trk-2', 'expired');
    await world.clock.advance(20_000);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(60_000);
    for (const { id } of world.sales.view().alerts) world.sales.acknowledgeAlert(saleId, id);
    const { length } = world.gateway.reads;
    expect(await world.start(100)).toMatchObject({ failure: { code: 'same-amount-open', saleId } });
    expect(world.gateway.reads).toHaveLength(length);
  });

  test('that ended unpaid are read once more, the newest three; those that were paid are not', async () => {
    for (const order of [1, 2, 3, 4]) await ended('expired', `A-${order}`, 'settled');
    await ended('completed', 'A-5', 'settled');
    world.gateway.reads.length = 0;
    expect((await world.start(100)).ok).toBe(true);
    expect(world.gateway.reads.filter((trackingId) => trackingId !== 'trk-6').toSorted()).toEqual([
      'trk-2',
      'trk-3',
      'trk-4',
    ]);
  });
});

test('a sale of this reference that was paid is not read again', async () => {
  await ended('completed', 'A-1', 'settled');
  world.gateway.reads.length = 0;
  expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
  expect(world.gateway.reads).toEqual([]);
});

test('a sale of this reference that is open is read once', async () => {
  world.sales.leave(await world.charge(100, 'A-1'), 'open');
  world.gateway.reads.length = 0;
  await world.start(100, 'A-1');
  expect(world.gateway.reads).toEqual(['trk-1']);
});
