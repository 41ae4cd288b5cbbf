import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { endNow, movePaymentOf } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { must, send } from '../../../support/worlds/sent-command.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { Result } from '../../../../shared/failure.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const move = (reference: string, statusCode: string): Promise<void> =>
  movePaymentOf(sandbox, reference, statusCode);

/** Charges, and parks the sale; with an outcome, once it has come. */
async function sell(amountMinor: number, reference: string, statusCode?: string): Promise<void> {
  const { saleId } = await must(world, 'sale.start', { amountMinor, reference, overrides: [] });
  if (statusCode === undefined) await world.stageWhen('waiting');
  else await endNow(world, sandbox, { reference, statusCode });
  expect(world.till.view().currentSaleId).toBe(saleId);
  await must(world, 'sale.leave', { saleId, seen: statusCode === undefined ? 'open' : 'settled' });
}

test('a day with cashiers: each sale is whose it was, and the report says how the day went', async () => {
  await must(world, 'staff.add', { name: 'Ann', role: 'manager', pin: '1234' });
  await must(world, 'staff.add', { name: 'Bo', role: 'cashier', pin: '56789' });
  const [ann, bo] = world.till.view().staff.cashiers;
  if (!ann || !bo) throw new Error('nobody was added');
  await must(world, 'staff.changeRules', { shiftRequired: true, lockAfterMinutes: 5 });
  const start = { amountMinor: 100, reference: 'EARLY', overrides: [] };
  expect(await send(world, 'sale.start', start)).toMatchObject({ failure: { code: 'shift-not-open' } });
  await must(world, 'shift.open', undefined);
  await sell(1_000, 'PAID', 'completed');
  await must(world, 'staff.lock', undefined);
  expect(await send(world, 'sale.start', start)).toMatchObject({ failure: { code: 'signed-out' } });
  expect(await send(world, 'shift.close', undefined)).toMatchObject({ failure: { code: 'signed-out' } });
  expect(await send(world, 'staff.signIn', { cashierId: bo.id, pin: '1234' })).toMatchObject({
    failure: { code: 'pin-wrong' },
  });
  await must(world, 'staff.signIn', { cashierId: bo.id, pin: '56789' });
  expect(await send(world, 'setup.useTraining', undefined)).toMatchObject({
    failure: { code: 'manager-only' },
  });
  await sell(2_000, 'SHORT', 'underpaid');
  await sell(3_000, 'PARKED');
  const report = await must(world, 'shift.close', undefined);
  expect(report).toMatchObject({
    kind: 'Z',
    shift: 1,
    openedBy: 'Ann',
    madeBy: 'Bo',
    sales: 3,
    firstSale: 1,
    lastSale: 3,
    currencies: [
      {
        currency: 'USD',
        standings: [
          { standing: 'completed', count: 1, minor: 1_000 },
          { standing: 'underpaid', count: 1, minor: 2_000 },
          { standing: 'open', count: 1, minor: 3_000 },
        ],
        paid: { count: 1, minor: 1_000 },
      },
    ],
    cashiers: [
      { cashier: 'Ann', all: { count: 1 }, paid: { minor: 1_000 } },
      { cashier: 'Bo', all: { count: 2 }, paid: { minor: 0 } },
    ],
    exceptions: [
      { reference: 'SHORT', kind: 'underpaid', cashier: 'Bo' },
      { reference: 'PARKED', kind: 'open', cashier: 'Bo' },
    ],
  });
  expect(await must(world, 'shift.report', { shift: 1 })).toEqual(report);
  expect(world.till.view()).toMatchObject({
    sales: [{ reference: 'PARKED', cashier: 'Bo' }],
    staff: { signedIn: bo.id, closedShifts: [{ number: 1 }] },
  });
});

test('what expired and was completed while nobody asked is raised at the Z report, and counted there', async () => {
  await must(world, 'shift.open', undefined);
  await sell(1_000, 'PAID', 'completed');
  await sell(2_000, 'LATE', 'expired');
  await sell(3_000, 'GONE', 'expired');
  await sell(1_000, 'LATE-TOO', 'expired');
  await move('LATE', 'completed');
  expect(world.till.view().alerts).toEqual([]);
  const report = await must(world, 'shift.close', undefined);
  expect(report).toMatchObject({
    currencies: [{ paid: { count: 2, minor: 3_000 } }],
    exceptions: [{ reference: 'LATE', kind: 'outcome-changed' }],
    reconciliation: {
      state: 'compared',
      payments: 4,
      paidLate: { count: 1, listed: [{ reference: 'LATE' }] },
      differing: { count: 0 },
      unknown: { count: 0 },
      unread: 0,
    },
  });
  expect(world.till.view().alerts).toMatchObject([{ kind: 'outcome-changed', reference: 'LATE' }]);
  await move('LATE-TOO', 'completed');
  await must(world, 'shift.open', undefined);
  const next = await must(world, 'shift.close', undefined);
  expect(next).toMatchObject({
    earlier: [{ reference: 'LATE-TOO', was: 'expired', standing: 'completed' }],
    laterEffects: [{ paid: { count: 1, minor: 1_000 } }],
    reconciliation: { payments: 4, paidLate: { listed: [{ reference: 'LATE-TOO' }] } },
  });
  expect(await must(world, 'shift.report', { shift: 2 })).toEqual(next);
});

test('payments that no sale of this till knows are listed in the Z report', async () => {
  await must(world, 'shift.open', undefined);
  await sell(1_000, 'PAID', 'completed');
  const other = new TillWorld(temporaryFolder());
  await other.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  await other.charge(2_000, 'THEIRS');
  await other.stageWhen('waiting');
  other.till.close();
  await move('THEIRS', 'completed');
  expect(await must(world, 'shift.close', undefined)).toMatchObject({
    sales: 1,
    reconciliation: {
      payments: 2,
      unknown: { count: 1, listed: [{ reference: 'THEIRS', standing: 'completed' }] },
    },
  });
});

test('a shift closes when the service is gone, and its report says what it could not compare', async () => {
  await must(world, 'shift.open', undefined);
  await sell(1_000, 'PAID', 'completed');
  await sandbox.close();
  expect(await must(world, 'shift.close', undefined)).toMatchObject({
    kind: 'Z',
    currencies: [{ paid: { count: 1, minor: 1_000 } }],
    reconciliation: { state: 'not-compared' },
  });
  sandbox = await startSandbox({});
});

test('who is not signed in opens no drawer and changes no price, and a cashier changes no price', async () => {
  const prices = { text: 'name,price\nCoffee,0.01' };
  expect(await send(world, 'catalogue.import', prices)).toMatchObject({ ok: true });
  await must(world, 'staff.add', { name: 'Ann', role: 'manager', pin: '1234' });
  await must(world, 'staff.add', { name: 'Bo', role: 'cashier', pin: '56789' });
  expect(await send(world, 'catalogue.import', prices)).toMatchObject({ ok: true });
  await must(world, 'staff.lock', undefined);
  for (const [name, input] of [
    ['catalogue.import', prices],
    ['printer.openDrawer', undefined],
    ['printer.forget', undefined],
    ['sales.find', { search: { only: 'all' } }],
  ] as const) {
    expect(await send(world, name, input)).toMatchObject({ failure: { code: 'signed-out' } });
  }
  const bo = world.till.view().staff.cashiers.find(({ name }) => name === 'Bo');
  await must(world, 'staff.signIn', { cashierId: bo?.id ?? '', pin: '56789' });
  expect(await send(world, 'catalogue.import', prices)).toMatchObject({ failure: { code: 'manager-only' } });
  // Nobody has set up a printer: the drawer was asked.
  expect(await send(world, 'printer.openDrawer', undefined)).toMatchObject({
    failure: { code: 'printer-missing' },
  });
});

test('a shift that is closed while a sale is being started does not lose it', async () => {
  await must(world, 'shift.open', undefined);
  const starting = send(world, 'sale.start', { amountMinor: 100, reference: 'BETWEEN', overrides: [] });
  const first = await must(world, 'shift.close', undefined);
  await must(world, 'shift.open', undefined);
  expect((await starting).ok).toBe(true);
  const second = await must(world, 'shift.get', undefined);
  expect(first.sales + second.sales).toBe(1);
});

/** The id under which an approval was asked for. */
function questionOf(answer: Result<unknown>): string {
  if (answer.ok || !answer.failure.approval) throw new Error('nothing was asked');
  return answer.failure.approval.id;
}

test('a discount of half the goods waits for a manager’s PIN, and the sale’s history names the manager', async () => {
  await must(world, 'staff.add', { name: 'Ann', role: 'manager', pin: '1234' });
  await must(world, 'staff.add', { name: 'Bo', role: 'cashier', pin: '56789' });
  const [ann, bo] = world.till.view().staff.cashiers;
  if (!ann || !bo) throw new Error('nobody was added');
  await must(world, 'staff.signIn', { cashierId: bo.id, pin: '56789' });
  const lineItems = { lines: [{ name: 'Tea', quantity: 1, unitMinor: 1_000 }], discountMinor: 500 };
  const sale = { amountMinor: 500, reference: 'HALF', overrides: [], lineItems };
  const asked = await send(world, 'sale.start', sale);
  expect(asked).toMatchObject({ failure: { code: 'approval-needed', asked: { minor: 500 } } });
  expect(await send(world, 'sale.start', { ...sale, approvalId: questionOf(asked) })).toMatchObject({
    ok: false,
  });
  const again = await send(world, 'sale.start', sale);
  const approvalId = questionOf(again);
  await must(world, 'sale.approve', { approvalId, approver: { cashierId: ann.id, pin: '1234' } });
  const { saleId } = await must(world, 'sale.start', { ...sale, approvalId });
  expect(world.till.view().staff.signedIn).toBe(bo.id);
  expect(await must(world, 'sales.get', { saleId })).toMatchObject({
    sale: { cashierId: bo.id },
    history: expect.arrayContaining([
      expect.objectContaining({
        approved: { by: 'Ann', causes: [{ kind: 'discount', minor: 500, ofMinor: 1_000 }] },
      }),
    ]) as unknown,
  });
});
