import { beforeEach, describe, expect, test, vi } from 'vitest';
import { payer } from '../../../support/records/payer.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { SaleWanted } from '../../../../src-main/sales/guard/start-sale.ts';

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

const amount = { minor: 1_250, currency: 'USD' };
const start = (wanted: Partial<SaleWanted> = {}) =>
  world.sales.start({ amount, reference: 'A-1', overrides: [], ...wanted });
/** How often the guard has asked for the history. */
const guardReads = () => vi.spyOn(world.gateway, 'findByReference');

describe('the record of a new sale', () => {
  const plain = {
    type: 'sale-started',
    saleId: 'id-1',
    number: 1,
    amount,
    reference: 'A-1',
    paymentId: 'id-2',
    idempotencyKey: 'id-3',
  };

  test('holds nothing that nobody gave, and no time of a service that has told none', async () => {
    world.gateway.ahead = undefined;
    await start();
    expect(world.ledger.events[0]).toStrictEqual({ ...plain, at: world.clock.wall() });
  });

  test('holds what the amount is made of, who agreed to it, its tax, and the service’s time', async () => {
    world.gateway.ahead = 5_000;
    const at = world.clock.wall();
    const made = {
      lineItems: { lines: [{ name: 'Tea', quantity: 5, unitMinor: 250 }] },
      approval: { by: 'ann', causes: [] },
      tax: { mode: 'inclusive', lines: [] },
    } as const;
    await start({ ...made, stamp: () => ({ cashierId: 'bob', shift: 3 }) });
    const { lineItems, ...others } = made;
    expect(world.ledger.events[0]).toStrictEqual({
      ...plain,
      at,
      serviceTime: at + 5_000,
      ...others,
      makeup: lineItems,
      cashierId: 'bob',
      shift: 3,
    });
  });

  test('names the warning that was overridden, and no earlier sale where there is none', async () => {
    world.gateway.lookup = { kind: 'failed', failure: { action: 'wait', code: 'service-unreachable' } };
    await start({ overrides: ['other-tills-unchecked', 'same-amount-open'] });
    expect(world.ledger.events.slice(1, 3)).toStrictEqual([
      {
        type: 'guard-overridden',
        warning: 'other-tills-unchecked',
        saleId: 'id-1',
        at: world.clock.wall(),
      },
      expect.objectContaining({ type: 'create-tried' }),
    ]);
  });

  test('names the cashier who overrode a warning', async () => {
    world.gateway.lookup = { kind: 'failed', failure: { action: 'wait', code: 'service-unreachable' } };
    await start({ overrides: ['other-tills-unchecked'], stamp: () => ({ cashierId: 'bob' }) });
    expect(world.ledger.events[1]).toMatchObject({ type: 'guard-overridden', by: 'bob' });
  });
});

test('goods that do not add up to the amount are refused, and nothing is on record', async () => {
  const lineItems = { lines: [{ name: 'Tea', quantity: 5, unitMinor: 249 }] };
  expect(await start({ lineItems })).toEqual({
    ok: false,
    failure: {
      action: 'fix-input',
      code: 'amount-invalid',
      fields: [{ field: 'lineItems', fault: 'malformed' }],
    },
  });
  expect(world.ledger.events).toEqual([]);
});

describe('a second press of Charge', () => {
  test('is answered at once while the sale is on the screen: nobody is asked about it', async () => {
    const saleId = await world.charge(1_250, 'A-1');
    const reads = guardReads();
    expect(await start({ reference: 'B-2' })).toEqual({
      ok: false,
      failure: { action: 'wait', code: 'sale-in-progress', saleId },
    });
    expect(reads).not.toHaveBeenCalled();
  });

  test('is answered at once while the guard still reads for the first', async () => {
    world.gateway.carryOut('theirs', 'A-1');
    world.gateway.readTakes = 500;
    const reads = guardReads();
    const first = start();
    expect(await start()).toEqual({
      ok: false,
      failure: { action: 'wait', code: 'sale-in-progress' },
    });
    await world.clock.advance(500);
    expect(await first).toMatchObject({ failure: { code: 'reference-open-elsewhere' } });
    expect(reads).toHaveBeenCalledTimes(1);
    world.gateway.readTakes = 0;
    expect(await start({ overrides: ['reference-open-elsewhere'] }), 'the next press').toMatchObject({
      ok: true,
    });
  });
});

test('details of a payer are not written for a sale that the guard refuses', async () => {
  world.sales.leave(await world.charge(1_250, 'A-1'), 'open');
  const keep = vi.spyOn(world.customers, 'keep');
  expect(await start({ payer })).toMatchObject({ failure: { code: 'reference-in-use' } });
  expect(keep).not.toHaveBeenCalled();
});

test('a till that closes while the guard reads begins nothing', async () => {
  world.gateway.carryOut('theirs', 'A-1');
  world.gateway.readTakes = 500;
  const starting = start();
  await settled();
  world.sales.stop();
  await world.clock.advance(500);
  expect(await starting).toEqual({ ok: false, failure: { action: 'wait', code: 'till-not-ready' } });
  expect(world.ledger.events).toEqual([]);
});
