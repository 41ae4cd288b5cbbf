import { describe, expect, test } from 'vitest';
import { endedAndLeft, paidAndLeft } from '../../../support/records/ended-sale.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { GuardWarning } from '../../../../shared/failure.ts';

describe('the guard against asking twice', () => {
  test('a double press of Charge makes one sale', async () => {
    const world = new SalesWorld();
    const [first, second] = await Promise.all([world.start(100, 'A-1'), world.start(100, 'A-1')]);
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ ok: false, failure: { code: 'sale-in-progress' } });
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('refuses a reference whose parked payment could still be paid, and names that sale', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, 'A-1');
    world.sales.leave(saleId, 'settled');
    const again = await world.start(100, 'A-1');
    expect(again).toMatchObject({ ok: false, failure: { code: 'reference-in-use', saleId } });
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('reads the earlier payment before it decides', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, 'A-1');
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(500);
    world.gateway.statuses.set('trk-1', 'expired');
    const again = await world.start(100, 'A-1');
    expect(again.ok).toBe(true);
  });

  test('refuses a reference that turns out paid', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, 'A-1');
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(500);
    world.gateway.statuses.set('trk-1', 'completed');
    const again = await world.start(100, 'A-1');
    expect(again).toMatchObject({ ok: false, failure: { code: 'reference-in-use', saleId } });
  });

  test('an earlier payment that cannot be read stops the charge until the cashier overrides, on record', async () => {
    const world = new SalesWorld();
    const earlier = await world.charge(100, 'A-1');
    world.sales.leave(earlier, 'open');
    world.gateway.reachable = false;
    const again = await world.start(100, 'A-1');
    expect(again).toMatchObject({ failure: { code: 'earlier-payment-unreadable', saleId: earlier } });
    const silent = await world.start(100, 'A-1', 'earlier-payment-unreadable');
    expect(silent).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    const saleId = await world.charge(100, 'A-1', 'earlier-payment-unreadable', 'other-tills-unchecked');
    expect(world.ledger.sale(saleId).slice(0, 2)).toMatchObject([
      { type: 'sale-started' },
      { type: 'guard-overridden', warning: 'earlier-payment-unreadable', earlierSaleId: earlier },
    ]);
  });

  test('what could not be read is not overridden once it can be read', async () => {
    const world = new SalesWorld();
    const earlier = await world.charge(100, 'A-1');
    world.sales.leave(earlier, 'open');
    const again = await world.start(100, 'A-1', 'earlier-payment-unreadable');
    expect(again).toMatchObject({ failure: { code: 'reference-in-use', saleId: earlier } });
  });

  test('an earlier payment that does not answer in time counts as unreadable', async () => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100, 'A-1'), 'open');
    world.gateway.readTakes = 60_000;
    const again = world.start(100, 'A-1');
    await world.clock.advance(4_000);
    expect(await again).toMatchObject({ failure: { code: 'earlier-payment-unreadable' } });
  });

  test('a reference that was paid and left today is warned of, also after a restart', async () => {
    const world = new SalesWorld();
    const earlier = await paidAndLeft(world, 'A-1');
    await world.restart();
    const again = await world.start(250, 'A-1');
    const known = { reference: 'A-1', number: 1, amount: { minor: 100, currency: 'USD' } };
    expect(again).toMatchObject({ failure: { code: 'reference-paid-before', earlier: known } });
    const saleId = await world.charge(250, 'A-1', 'reference-paid-before');
    expect(world.ledger.sale(saleId)[1]).toMatchObject({
      type: 'guard-overridden',
      earlierSaleId: earlier,
    });
  });

  test('a reference that was paid the day before yesterday is free', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'A-1');
    await world.clock.advance(25 * 60 * 60_000);
    expect((await world.start(100, 'A-1')).ok).toBe(true);
  });

  test('a reference whose payment ended unpaid is read once more, and warned of when it has been paid since', async () => {
    const world = new SalesWorld();
    const earlier = await endedAndLeft(world, 'expired', 'A-1');
    world.gateway.statuses.set('trk-1', 'completed');
    const again = await world.start(100, 'A-1');
    expect(again).toMatchObject({ failure: { code: 'reference-paid-before' } });
    expect(world.sales.view().alerts).toMatchObject([{ saleId: earlier, kind: 'outcome-changed' }]);
  });

  test.each([
    ['completed', 'reference-paid-before'],
    ['processing', 'reference-open-elsewhere'],
    ['created', 'reference-open-elsewhere'],
  ] as const)('a payment of another till with this reference, %s, is warned of', async (status, code) => {
    const world = new SalesWorld();
    world.gateway.carryOut('theirs', 'A-1');
    world.gateway.statuses.set('theirs', status);
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code } });
    expect((await world.start(100, 'A-1', code)).ok).toBe(true);
  });

  test('nor does a search for what a lost answer left behind hide it', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
    const saleId = await world.charge(100, 'A-1');
    world.sales.stopCreating(saleId);
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(1_000);
    // Nobody knows whose it is: the search is under way, and it has not looked since.
    world.gateway.carryOut('theirs', 'A-1');
    world.gateway.statuses.set('theirs', 'completed');
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
  });

  test('what the search has taken to its sale is not taken for another till’s', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(100, 'A-1');
    world.sales.stopCreating(saleId);
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(1_000);
    expect(world.ledger.paymentsOf('A-1')).toEqual(['trk-1']);
    expect((await world.start(100, 'A-1')).ok).toBe(true);
  });

  describe('what the search has taken to its sale, and was made before its first try, is warned of as another till’s', () => {
    /** It is ten seconds old when this till asks for one, which is lost while the history does not answer. */
    async function takenForLost(world: SalesWorld): Promise<number> {
      const createdAt = world.clock.wall();
      world.gateway.carryOut('theirs', 'A-1');
      await world.clock.advance(10_000);
      world.gateway.lookup = { kind: 'failed', failure: unreachable };
      world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
      const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
      world.sales.stopCreating(saleId);
      world.sales.leave(saleId, 'settled');
      world.gateway.lookup = undefined;
      await world.clock.advance(60_000);
      expect(world.ledger.sale(saleId)).toContainEqual(
        expect.objectContaining({ type: 'stray-found', trackingId: 'theirs', createdAt }),
      );
      return createdAt;
    }

    test('while it is open, also after a restart', async () => {
      const world = new SalesWorld();
      const at = await takenForLost(world);
      await world.restart();
      expect(await world.start(100, 'A-1')).toMatchObject({
        failure: { code: 'reference-open-elsewhere', earlier: { reference: 'A-1', at } },
      });
      const saleId = await world.charge(100, 'A-1', 'reference-open-elsewhere');
      expect(world.ledger.sale(saleId)[1]).toEqual({
        saleId,
        at: world.clock.wall(),
        type: 'guard-overridden',
        warning: 'reference-open-elsewhere',
      });
    });

    test('and where the service had told no time at the first try', async () => {
      const world = new SalesWorld();
      world.gateway.ahead = undefined;
      await takenForLost(world);
      expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-open-elsewhere' } });
    });

    test('not once it has ended', async () => {
      const world = new SalesWorld();
      await takenForLost(world);
      world.gateway.statuses.set('theirs', 'expired');
      expect((await world.start(100, 'A-1')).ok).toBe(true);
    });
  });

  test('a payment of another till that ended unpaid, or long ago, is not', async () => {
    const world = new SalesWorld();
    world.gateway.carryOut('expired', 'A-1');
    world.gateway.statuses.set('expired', 'expired');
    world.gateway.history.push({
      trackingId: 'old',
      reference: 'A-1',
      createdAt: world.clock.wall() - 25 * 60 * 60_000,
    });
    world.gateway.statuses.set('old', 'completed');
    expect((await world.start(100, 'A-1')).ok).toBe(true);
  });

  test.each([
    ['control characters', 'A\u0007B', 'malformed'],
    ['300 characters', 'x'.repeat(300), 'too-long'],
  ])('refuses a reference with %s, naming the field, and records nothing', async (_, reference, fault) => {
    const world = new SalesWorld();
    const started = await world.start(100, reference);
    expect(started).toMatchObject({
      ok: false,
      failure: { code: 'reference-invalid', fields: [{ field: 'reference', fault }] },
    });
    expect(world.ledger.events).toEqual([]);
  });

  test('makes a reference when none is typed', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, '  ');
    expect(world.sale(saleId).reference).toBe('auto-1');
  });
});

describe('what the guard looks at first', () => {
  test('the gravest is said first', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'A-1');
    world.gateway.carryOut('theirs', 'A-1');
    const codes: string[] = [];
    const overrides: GuardWarning[] = [];
    for (let started = await world.start(100, 'A-1'); !started.ok;) {
      codes.push(started.failure.code);
      overrides.push(started.failure.code as GuardWarning);
      started = await world.start(100, 'A-1', ...overrides);
    }
    expect(codes).toEqual(['reference-paid-before', 'reference-open-elsewhere']);
  });

  test('of many ended sales of a reference the newest three are read again', async () => {
    const world = new SalesWorld();
    for (let sale = 1; sale <= 5; sale++) {
      const saleId = await world.charge(100, 'A-1');
      world.gateway.statuses.set(`trk-${sale}`, 'expired');
      await world.clock.advance(2_000);
      world.sales.leave(saleId, 'settled');
    }
    world.gateway.reads.length = 0;
    await world.start(100, 'A-1');
    expect(new Set(world.gateway.reads.slice(0, 3))).toEqual(new Set(['trk-3', 'trk-4', 'trk-5']));
  });

  test('of many payments of other tills the newest five are', async () => {
    const world = new SalesWorld();
    for (let n = 1; n <= 7; n++) {
      world.gateway.carryOut(`theirs-${n}`, 'A-1');
      world.gateway.statuses.set(`theirs-${n}`, n === 7 ? 'completed' : 'expired');
    }
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    expect(world.gateway.reads).toEqual([3, 4, 5, 6, 7].map((n) => `theirs-${n}`));
  });

  test('an override of the same amount names that sale', async () => {
    const world = new SalesWorld();
    const earlier = await world.charge(100);
    world.sales.leave(earlier, 'open');
    world.sales.leave(await world.charge(200), 'open');
    const saleId = await world.charge(100, '', 'same-amount-open');
    expect(world.ledger.sale(saleId)[1]).toMatchObject({ type: 'guard-overridden', earlierSaleId: earlier });
  });
});
