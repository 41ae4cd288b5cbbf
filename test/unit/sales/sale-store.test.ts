import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SAME_REFERENCE } from '../../../src-main/sales/guard/same-sale.ts';
import { SaleStore } from '../../../src-main/sales/sale-store.ts';
import { SalesWorld } from '../../support/worlds/sales-world.ts';
import { started } from '../../support/ledger/ledger-folder.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

const HOUR = 60 * 60_000;

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

const storeOf = ({ clock, gateway, ledger }: SalesWorld) => new SaleStore({ clock, gateway, ledger });
const types = (saleId: string) => world.ledger.sale(saleId).map(({ type }) => type);

describe('sales of one reference that began lately', () => {
  /**
   * Sales with numbers from 1 on, each so many hours ago by the till's clock; by the service's too, where that was known
   * at its first try. Answers the numbers of those that began lately.
   */
  function lately(ahead: number | undefined, ...sales: readonly { till: number; service?: number }[]) {
    world.gateway.ahead = ahead;
    const now = world.clock.wall();
    for (const [index, { till, service }] of sales.entries()) {
      const saleId = `sale-${index + 1}`;
      const at = now - till * HOUR;
      const first: SaleEvent = { ...started(saleId, index + 1), at };
      const tried = { type: 'create-tried', saleId, at } as const;
      const serviceTime = service !== undefined && { serviceTime: now - service * HOUR };
      world.ledger.append([
        { ...first, ...{ reference: 'A-1' } },
        { ...tried, ...serviceTime },
      ]);
    }
    return storeOf(world)
      .alikeLately({ reference: 'A-1' }, SAME_REFERENCE)
      .map(({ number }) => number);
  }

  test.each<[string, number | undefined, Parameters<typeof lately>[1][], readonly number[]]>([
    ['by the till’s clock alone', undefined, [{ till: 71 }, { till: 73 }, { till: 1 }], [3, 1]],
    [
      'by the till’s clock while the service has told no time now',
      undefined,
      [{ till: 71 }, { till: 73, service: 73 }, { till: 1 }],
      [3, 1],
    ],
    ['by the till’s clock where it was known for none', 0, [{ till: 71 }, { till: 73 }, { till: 1 }], [3, 1]],
    [
      'by the service’s clock: nothing before what is too old by both is newer',
      0,
      [{ till: 50 }, { till: 25, service: 25 }, { till: 73, service: 23 }],
      [3],
    ],
    [
      'by the till’s clock too, where the service’s says otherwise',
      0,
      [
        { till: 25, service: 25 },
        { till: 3, service: 73 },
        { till: 2, service: 2 },
      ],
      [3, 2],
    ],
  ])('%s', (_, ahead, sales, numbers) => {
    expect(lately(ahead, ...sales)).toEqual(numbers);
  });

  test('are told though one of them cannot be read any more', () => {
    const salesLike = vi.spyOn(world.ledger, 'salesLike').mockReturnValue(['gone', 'sale-1']);
    expect(lately(0, { till: 1 })).toEqual([1]);
    expect(
      storeOf(world)
        .alike({ reference: 'A-1' })
        .map(({ number }) => number),
    ).toEqual([1]);
    salesLike.mockRestore();
  });
});

test('a sale whose beginning is missing keeps no till from starting', async () => {
  world.ledger.append([{ type: 'create-tried', saleId: 'damaged', at: world.clock.wall() }]);
  await world.restart();
  const saleId = await world.charge(100);
  expect(world.sales.view().sales.map(({ id }) => id)).toEqual([saleId]);
});

test('sales are in the order of their numbers, also one that was closed and is open again', async () => {
  const first = await world.charge(100, 'A-1');
  world.gateway.statuses.set('trk-1', 'expired');
  await world.clock.advance(1_000);
  world.sales.leave(first, 'settled');
  const second = await world.charge(200, 'B-2');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.sales.check(first);
  expect(world.sales.view().alerts).toMatchObject([{ saleId: first }]);
  await raiseAgainst(second);
  expect(world.sales.view().alerts.map(({ saleId }) => saleId)).toEqual([first, second]);
});

/** Something about this sale, whose payment is `trk-2`, has to be heard too. */
async function raiseAgainst(saleId: string): Promise<void> {
  world.gateway.statuses.set('trk-2', 'expired');
  await world.clock.advance(1_000);
  world.gateway.statuses.set('trk-2', 'completed');
  await world.sales.check(saleId);
}

describe('two sales of one order that turn out paid', () => {
  /** The second was charged while the first could not be read. */
  async function two(): Promise<{ earlier: string; later: string }> {
    const earlier = await world.charge(100, 'A-1');
    world.sales.leave(earlier, 'open');
    world.gateway.reachable = false;
    const later = await world.charge(100, 'A-1', 'earlier-payment-unreadable', 'other-tills-unchecked');
    world.gateway.reachable = true;
    await world.clock.advance(20_000);
    return { earlier, later };
  }

  test('are told with the reading that says so, in one entry of the record, and after a restart', async () => {
    const { later } = await two();
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(10_000);
    const before = types(later).length;
    world.gateway.statuses.set(world.gateway.history.at(-1)?.trackingId ?? '', 'completed');
    await world.clock.advance(20_000);
    expect(types(later).slice(before)).toEqual(['status-read', 'paid-beside']);
    await world.restart();
    expect(world.sale(later).stage).toMatchObject({ name: 'final', outcome: 'completed' });
    expect(world.sales.view().alerts).toMatchObject([{ saleId: later, kind: 'paid-beside' }]);
  });

  test('are looked for when one becomes paid, not with everything that happens afterwards', async () => {
    const saleId = await world.charge(100, 'A-1');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(1_000);
    const look = vi.spyOn(world.ledger, 'salesLike');
    world.sales.documentPrinted(saleId, 'receipt');
    world.sales.tenderRead(saleId, 'ETH');
    expect(types(saleId).slice(-2)).toEqual(['paper-printed', 'tender-read']);
    expect(look).not.toHaveBeenCalled();
  });
});

test('a record of nothing for a sale that nobody knows is a defect', () => {
  expect(() => storeOf(world).append('nobody')).toThrow('nothing to record');
});

test('from an event of another service’s sale nothing follows', async () => {
  world.gateway.reachable = false;
  const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
  const services = {
    own: { origin: 'https://theirs.example.test', merchantId: 'm' },
    ofUnstamped: { origin: 'https://ours.example.test', merchantId: 'm' },
  };
  const { clock, gateway, ledger } = world;
  const store = new SaleStore({ clock, gateway, ledger, services });
  expect(store.append(saleId, { type: 'creation-stopped' }).effects).toEqual([]);
});

test('from the same event of this service’s sale the end of its creation follows', async () => {
  world.gateway.reachable = false;
  const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
  const { effects } = storeOf(world).append(saleId, { type: 'creation-stopped' });
  expect(effects).toContainEqual({ kind: 'end-creation', saleId });
});
