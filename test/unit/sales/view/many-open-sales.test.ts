import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { SaleEventBody } from '../../../../src-main/sales/events.ts';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';

/** Enough to tell what grows with the square; a thousand of them take the clock of the tests too long. */
const OPEN = 100;

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

/** The till starts with so many parked sales, each with these events after its beginning. */
async function startWith(open: number, ...then: readonly ((n: number) => SaleEventBody)[]): Promise<void> {
  const at = world.clock.wall();
  for (let n = 1; n <= open; n += 1) {
    const amount = { minor: 100 + n, currency: 'USD' };
    const ids = { paymentId: `p-${n}`, idempotencyKey: `k-${n}` };
    const bodies: readonly SaleEventBody[] = [
      { type: 'sale-started', number: n, amount, reference: `TABLE-${n}`, ...ids },
      ...then.map((bodyOf) => bodyOf(n)),
      { type: 'sale-parked' },
    ];
    world.ledger.append(bodies.map((body) => ({ ...body, saleId: `sale-${n}`, at })));
    world.gateway.statuses.set(`old-${n}`, 'created');
  }
  await world.restart();
}

const withCode = [
  (): SaleEventBody => ({ type: 'create-tried' }),
  (n: number): SaleEventBody => ({
    type: 'payment-created',
    trackingId: `old-${n}`,
    url: `https://pay.example.test/${n}`,
  }),
];

/** Everything that the till shows from now on, at each change. */
function shownAtEachChange(): Set<SaleView> {
  const shown = new Set<SaleView>();
  world.onChange = () => {
    for (const sale of world.sales.view().sales) shown.add(sale);
  };
  return shown;
}

describe('with hundreds of open sales', () => {
  test('what is shown of a sale is computed again only when something new is known of it', async () => {
    await startWith(OPEN, ...withCode);
    await world.clock.advance(120_000);
    const shown = shownAtEachChange();
    const before = world.changes;
    for (let n = 1; n <= OPEN; n += 1) world.gateway.statuses.set(`old-${n}`, 'processing');
    await world.clock.advance(120_000);
    const changes = world.changes - before;
    expect(changes).toBeGreaterThanOrEqual(OPEN);
    // Those of before, and with each change one: its reading is recorded, and then it is fresh.
    expect(shown.size).toBeLessThanOrEqual(OPEN + 2 * changes);
    expect([...shown].filter(({ stage }) => stage.name === 'seen').length).toBeGreaterThanOrEqual(OPEN);
  });

  test('a failure that lasts is shown, though nothing is recorded', async () => {
    await startWith(2, ...withCode);
    await world.clock.advance(10_000);
    world.gateway.reachable = false;
    await world.clock.advance(120_000);
    for (const sale of world.sales.view().sales) {
      expect(sale.stage).toMatchObject({ name: 'waiting', stale: { code: 'service-unreachable' } });
    }
  });

  test('one failure becomes news by lasting, though nothing happens meanwhile', async () => {
    const saleId = await world.charge(1234, 'A-1');
    await world.clock.advance(10_000);
    world.gateway.reachable = false;
    await world.clock.advance(1_500);
    world.gateway.readTakes = 60_000;
    const first = world.sale(saleId).stage;
    expect(first).toMatchObject({ name: 'waiting' });
    expect(first).not.toHaveProperty('stale');
    const { changes } = world;
    await world.clock.advance(5_000);
    expect(world.changes).toBe(changes);
    expect(world.sale(saleId).stage).toMatchObject({ stale: { code: 'service-unreachable' } });
  });

  test('each reference is folded once, whatever is recorded', async () => {
    const fold = vi.spyOn(String.prototype, 'normalize');
    await startWith(OPEN, ...withCode);
    const before = fold.mock.calls.length;
    for (let n = 1; n <= OPEN; n += 1) world.gateway.statuses.set(`old-${n}`, 'processing');
    await world.clock.advance(120_000);
    const folded = fold.mock.calls.length - before;
    fold.mockRestore();
    expect(before).toBeLessThanOrEqual(2 * OPEN);
    expect(folded).toBeLessThan(OPEN);
  });

  test('the first tries of all begin beside each other, not each within the record of the one before', async () => {
    const depths: number[] = [];
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = Infinity;
    const append = world.ledger.append.bind(world.ledger);
    world.ledger.append = (...given) => {
      depths.push(new Error('how deep').stack?.split('\n').length ?? 0);
      append(...given);
    };
    await startWith(OPEN);
    Error.stackTraceLimit = stackTraceLimit;
    expect(world.gateway.intents).toHaveLength(OPEN);
    expect(Math.max(...depths)).toBeLessThan(100);
  });
});

describe('with hundreds of sales that need a payment', () => {
  const turns: (() => void)[] = [];
  const asked = (): readonly string[] => world.gateway.intents.map(({ reference }) => reference);

  /** Everything that waits has had its turn. */
  async function nextTurn(): Promise<void> {
    for (const goOn of turns.splice(0)) goOn();
    await settled();
  }

  beforeEach(() => {
    turns.length = 0;
    world.turn = () => new Promise((resolve) => turns.push(resolve));
  });

  test('one tries in each turn, the oldest first', async () => {
    await startWith(3);
    expect(asked()).toEqual([]);
    await nextTurn();
    expect(asked()).toEqual(['TABLE-1']);
    await nextTurn();
    await nextTurn();
    expect(asked()).toEqual(['TABLE-1', 'TABLE-2', 'TABLE-3']);
    expect(turns, 'who has a payment takes no more turns').toHaveLength(0);
  });

  test('the one on the screen tries at once, as does one that is brought there', async () => {
    await startWith(OPEN);
    await world.charge(1234, 'A-1');
    expect(asked()).toEqual(['A-1']);
    world.sales.leave('id-1', 'open');
    world.sales.open('sale-77', 'open');
    await settled();
    expect(asked()).toEqual(['A-1', 'TABLE-77']);
  });

  test('so does the one that was on the screen when the till stopped', async () => {
    world.gateway.reachable = false;
    await world.charge(1234, 'A-1', 'other-tills-unchecked');
    world.gateway.intents.length = 0;
    await startWith(OPEN);
    expect(asked()).toEqual(['A-1']);
  });

  test('the one on the screen tries again without a turn', async () => {
    world.gateway.reachable = false;
    await world.charge(1234, 'A-1', 'other-tills-unchecked');
    await world.clock.advance(1_000);
    expect(asked()).toEqual(['A-1', 'A-1']);
    expect(turns).toHaveLength(0);
  });

  test('one that is stopped and left before its turn comes is no error', async () => {
    await startWith(2);
    world.sales.stopCreating('sale-1');
    world.sales.leave('sale-1', 'settled');
    await nextTurn();
    await nextTurn();
    expect(asked()).toEqual(['TABLE-2']);
    expect(world.unexpected).toEqual([]);
  });

  test('when the network is back all try again, one in each turn', async () => {
    world.gateway.reachable = false;
    await startWith(3);
    for (let n = 0; n < 3; n += 1) await nextTurn();
    world.gateway.intents.length = 0;
    world.sales.reconnect();
    await settled();
    expect(asked()).toEqual([]);
    world.sales.reconnect();
    await nextTurn();
    expect(asked()).toEqual(['TABLE-1']);
    for (let n = 0; n < 5; n += 1) await nextTurn();
    expect(asked()).toEqual(['TABLE-1', 'TABLE-2', 'TABLE-3']);
  });

  test.each([
    ['has not tried yet', []],
    ['tried when the till stopped before', [(): SaleEventBody => ({ type: 'create-tried' })]],
  ])('a till that stops records nothing more of a sale that %s', async (_, then) => {
    await startWith(3, ...then);
    await nextTurn();
    world.sales.stop();
    const { length } = world.ledger.events;
    for (let n = 0; n < 3; n += 1) await nextTurn();
    expect(world.ledger.events).toHaveLength(length);
    expect(asked()).toEqual(['TABLE-1']);
  });
});
