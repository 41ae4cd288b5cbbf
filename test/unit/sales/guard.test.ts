import { describe, expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../support/sales-world.ts';
import type { GuardWarning } from '../../../shared/failure.ts';

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
    expect(world.sales.view().concerns).toMatchObject([{ saleId: earlier, kind: 'outcome-changed' }]);
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

const OVERRIDDEN = { type: 'guard-overridden', warning: 'other-tills-unchecked' };

describe('other tills that could not be checked are warned of', () => {
  test('when history fails; the override is on record', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
    expect(world.ledger.sale(saleId)[1]).toMatchObject(OVERRIDDEN);
  });

  test('without a key for it nobody is asked each time; it is on record', async () => {
    const world = new SalesWorld();
    const failure = { action: 'fix-configuration', code: 'not-permitted' } as const;
    world.gateway.lookup = { kind: 'failed', failure };
    const saleId = await world.charge(100, 'A-1');
    expect(world.ledger.sale(saleId)[1]).toMatchObject(OVERRIDDEN);
  });

  test('when history is slow', async () => {
    const world = new SalesWorld();
    world.gateway.findByReference = () => new Promise(() => undefined);
    const started = world.start(100, 'A-1');
    await world.clock.advance(2_500);
    expect(await started).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
  });

  test('not for a reference that the till makes', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    expect((await world.start(100)).ok).toBe(true);
  });

  test('once for a reference while its customer is served', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(5_000);
    world.sales.leave(saleId, 'settled');
    await world.restart();
    expect(await world.start(100, 'B-2')).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    await world.clock.advance(61 * 60_000);
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    world.clock.jumpWall(-30 * 60_000);
    expect((await world.start(100, 'A-1')).ok).toBe(true);
  });
});

describe('the guard by the service’s clock', () => {
  test.each([25, -25, 24 * 40, -24 * 40])(
    'a till’s clock that is set by %i hours hides no sale of the last day',
    async (hours) => {
      const world = new SalesWorld();
      world.gateway.ahead = 3_000;
      await paidAndLeft(world, 'A-1');
      world.clock.jumpWall(hours * 60 * 60_000);
      world.gateway.ahead = 3_000 - hours * 60 * 60_000;
      await world.restart();
      expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    },
  );

  test('nor a sale of the same amount minutes ago', async () => {
    const world = new SalesWorld();
    world.gateway.ahead = 0;
    world.sales.leave(await world.charge(100), 'open');
    world.clock.jumpWall(60 * 60_000);
    world.gateway.ahead = -60 * 60_000;
    expect(await world.start(100)).toMatchObject({ failure: { code: 'same-amount-open' } });
  });

  test('and one of the day before yesterday is free, though the till’s clock was set back since', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'A-1');
    await world.clock.advance(25 * 60 * 60_000);
    world.clock.jumpWall(-25 * 60 * 60_000);
    world.gateway.ahead = 25 * 60 * 60_000;
    expect((await world.start(100, 'A-1')).ok).toBe(true);
  });

  test.each([25, -25])(
    'where the service has told no time, a clock set by %i hours hides nothing',
    async (hours) => {
      const world = new SalesWorld();
      world.gateway.ahead = undefined;
      await paidAndLeft(world, 'A-1');
      world.clock.jumpWall(hours * 60 * 60_000);
      expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    },
  );

  test('23 hours are within a day', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'A-1');
    await world.clock.advance(23 * 60 * 60_000);
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
  });
});

describe('references that a person may have typed for one order', () => {
  test.each([['t5'], ['Ｔ５'], ['T\u20115', 'T-5'], ['cafe\u0301', 'CAFÉ'], ['a  b', 'A b'], ['T5\uFE0F']])(
    '%j meets the earlier sale, and is said to be written differently',
    async (typed, earlier = 'T5') => {
      const world = new SalesWorld();
      const saleId = await world.charge(100, earlier);
      world.sales.leave(saleId, 'open');
      expect(await world.start(100, typed)).toMatchObject({
        failure: {
          code: 'reference-in-use',
          saleId,
          earlier: { reference: earlier, writtenDifferently: true },
        },
      });
    },
  );

  test('a closed one too; it is stored and sent as it was typed', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'T5');
    expect(await world.start(100, 't5')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    const saleId = await world.charge(100, 't5', 'reference-paid-before');
    expect(world.sale(saleId).reference).toBe('t5');
    expect(world.gateway.intents.at(-1)?.reference).toBe('t5');
  });

  test.each([
    ['T5', 'T 5'],
    ['T5', 'T-5'],
    ['T5', 'T50'],
  ])('%s and %s are two orders', async (earlier, typed) => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100, earlier), 'open');
    expect((await world.start(101, typed)).ok).toBe(true);
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

describe('the guard for the same amount within minutes', () => {
  test('a parked sale of this amount is warned of', async () => {
    const world = new SalesWorld();
    const earlier = await world.charge(100);
    world.sales.leave(earlier, 'open');
    const again = await world.start(100);
    expect(again).toMatchObject({ failure: { code: 'same-amount-open', saleId: earlier } });
    expect((await world.start(100, '', 'same-amount-open')).ok).toBe(true);
  });

  test('one that has been paid meanwhile, and that nobody has looked at, too', async () => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100), 'open');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(5_000);
    expect(await world.start(100)).toMatchObject({ failure: { code: 'same-amount-open' } });
  });

  test('one that was left as expired is read once more, and warned of when it has been paid since', async () => {
    const world = new SalesWorld();
    await endedAndLeft(world, 'expired');
    world.gateway.statuses.set('trk-1', 'overpaid');
    expect(await world.start(100)).toMatchObject({ failure: { code: 'same-amount-open' } });
  });

  test.each([
    ['another amount', 101, '', 0],
    ['a reference of its own', 100, 'B-2', 0],
    ['eleven minutes later', 100, '', 11 * 60_000],
  ])('%s is nothing to warn of', async (_, minor, reference, later) => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100), 'open');
    await world.clock.advance(later);
    expect((await world.start(minor, reference)).ok).toBe(true);
  });

  test('a sale of this amount that was left as paid has had its customer', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world);
    expect((await world.start(100)).ok).toBe(true);
  });
});

async function endedAndLeft(world: SalesWorld, status: string, reference = ''): Promise<string> {
  const saleId = await world.charge(100, reference);
  world.gateway.statuses.set('trk-1', status);
  await world.clock.advance(1_000);
  world.sales.leave(saleId, 'settled');
  return saleId;
}

const paidAndLeft = (world: SalesWorld, reference = '') => endedAndLeft(world, 'completed', reference);
