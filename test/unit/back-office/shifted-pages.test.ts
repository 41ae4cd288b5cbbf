import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { soldAtService } from '../../../src-main/back-office/payments/sold-at-service.ts';
import { Settlements } from '../../../src-main/back-office/settlements/settlements.ts';
import { DepositsOf } from '../../../src-main/back-office/payouts/deposits-of.ts';
import { payoutsStatement } from '../../../src-main/back-office/payouts/payouts-statement.ts';
import { readDay } from '../../../src-main/back-office/payouts/read-day.ts';
import { wholeList } from '../../../src-main/service/requests/each-page.ts';
import type { BackOffice } from '../../../src-main/back-office/back-office.ts';
import type { ServiceAccess } from '../../../src-main/back-office/ports.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';

const AT = Date.UTC(2026, 4, 12, 9);
const REFUSED = { action: 'try-again', code: 'service-unreachable' } as const;
const DAY: DayRange['from'] = { year: 2026, month: 5, day: 12 };
const ids = { merchant: 'mer_1' };
const currencies = new MerchantCurrencies(undefined);

interface Answer {
  readonly records: readonly object[];
  readonly total?: number;
}
/** A list of these pages, read as every list is; whoever reads it again finds it changed again. */
const listOf = (pages: readonly Answer[]) => ({
  pages: () => wholeList((page) => Promise.resolve(succeeded({ page, ...(pages[page] ?? { records: [] }) }))),
});
const NONE = listOf([]);

function serviceWith(lists: Partial<Record<'payments' | 'settlements' | 'deposits', readonly Answer[]>>) {
  return {
    history: { ofMerchant: listOf(lists.payments ?? []) },
    settlements: listOf(lists.settlements ?? []),
    deposits: listOf(lists.deposits ?? []),
    paymentSettlements: NONE,
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'EUR' })) },
  } as unknown as ServiceAccess;
}

const payment = (number: number) => ({
  paymentId: `pay_${number}`,
  reference: `R-${number}`,
  statusCode: { kind: 'final', outcome: 'completed' },
  requestedAmount: number,
  created: AT + number,
});
/** Payment 2 comes on both pages, and nothing is missing: the service states no total, or the right one. */
const overlapping = (total?: number): readonly Answer[] => {
  const stated = total !== undefined && { total };
  return [
    { records: [payment(1), payment(2)], ...stated },
    { records: [payment(2), payment(3)], ...stated },
  ];
};
/** A payment that appeared late on the first page, after that was read, moved payment 2 to the second. */
const SHIFTED: readonly Answer[] = [
  { records: [payment(1), payment(2)], total: 3 },
  { records: [payment(2), payment(3)], total: 4 },
];

async function sold(payments: readonly Answer[]): Promise<readonly (readonly [number, boolean])[]> {
  const office = {
    service: () => Promise.resolve(serviceWith({ payments })),
    ids: () => ids,
    currencies,
  } as unknown as BackOffice;
  const found: (readonly [number, boolean])[] = [];
  for await (const { amountMinor, isPaid } of soldAtService({ from: AT, until: AT + 9 }, office))
    found.push([amountMinor, isPaid]);
  return found;
}

const amountsSold = async (payments: readonly Answer[]) => (await sold(payments)).map(([amount]) => amount);

const asking = (access: ServiceAccess) => ({
  ...{ access, ids, currency: 'EUR', currencies, signal: new AbortController().signal },
});
const dayOf = (payments: readonly Answer[]) =>
  readDay({ from: AT, until: AT + 9 }, asking(serviceWith({ payments })));

test('a report counts a payment once that is on two pages', async () => {
  expect(await amountsSold(overlapping())).toEqual([100, 200, 300]);
  expect(await amountsSold(overlapping(3))).toEqual([100, 200, 300]);
});

test('a report counts a payment as it was read last, also one that is on three pages', async () => {
  const [two, three] = ['created', 'processing'].map((kind) => ({ ...payment(2), statusCode: { kind } }));
  const pages = [
    { records: [payment(1), two ?? {}] },
    { records: [three ?? {}, payment(3)] },
    { records: [payment(2), payment(4)] },
  ];
  expect(await sold(pages)).toEqual([
    [100, true],
    [300, true],
    [200, true],
    [400, true],
  ]);
});

test('a report fails rather than lack the payment that moved the others', async () => {
  await expect(amountsSold(SHIFTED)).rejects.toThrow('service-answer-unreadable');
});

test('so does the table of fees and deposits', async () => {
  const read = await dayOf(overlapping());
  expect(read.ok && read.value.payments.map(({ payment: { paymentId } }) => paymentId)).toEqual([
    'pay_1',
    'pay_2',
    'pay_3',
  ]);
  expect(await dayOf(SHIFTED)).toMatchObject({ ok: false, failure: { action: 'try-again' } });
});

test('the table has a payment once that the terminal’s list names by its tracking id alone, and lacks none', async () => {
  const read = (pages: readonly Answer[]) => {
    const own = pages.map(({ records, ...stated }) => ({
      ...stated,
      records: records.map((record) => {
        const { paymentId, ...one } = { paymentId: '', ...record };
        return { ...one, trackingId: `trk_${paymentId}` };
      }),
    }));
    const access = { ...serviceWith({}), history: { ofTerminal: listOf(own) } } as unknown as ServiceAccess;
    return readDay({ from: AT, until: AT + 9 }, { ...asking(access), ids: { terminal: 'term_1' } });
  };
  const once = await read(overlapping());
  expect(once.ok && once.value.payments.map(({ payment: { trackingId } }) => trackingId)).toEqual([
    'trk_pay_1',
    'trk_pay_2',
    'trk_pay_3',
  ]);
  expect(await read(SHIFTED)).toMatchObject({ ok: false, failure: { action: 'try-again' } });
});

test('the table has a payment once of which the terminal’s list states neither payment id nor time', async () => {
  const wide = { ...payment(1), paymentCode: 'C-1' };
  const { paymentId: _id, created: _created, ...less } = wide;
  const access = {
    ...serviceWith({}),
    history: {
      ofTerminal: listOf([{ records: [{ ...less, trackingId: 'trk_1' }] }]),
      ofMerchant: listOf([{ records: [wide] }]),
    },
  } as unknown as ServiceAccess;
  const tills = { ...asking(access), ids: { ...ids, terminal: 'term_1' } };
  const read = await readDay({ from: AT, until: AT + 9 }, tills);
  expect(read.ok && read.value.payments.map(({ payment: { trackingId } }) => trackingId)).toEqual(['trk_1']);
});

test('a payment that was paid while its list was read is in the table, as it was read last', async () => {
  const pending = { ...payment(2), statusCode: { kind: 'processing' } };
  const read = await dayOf([{ records: [payment(1), pending] }, { records: [payment(2), payment(3)] }]);
  expect(read.ok && read.value.payments.map(({ payment: { paymentId } }) => paymentId)).toEqual([
    'pay_1',
    'pay_2',
    'pay_3',
  ]);
});

const settled = (number: number) => ({ id: `set_${number}`, created: AT, totalFees: number });
const paidOut = (number: number) => ({ id: `dep_${number}`, created: AT, amount: 10 * number });

test('a statement has the fees of a settlement and a deposit once, and fails where one may be missing', async () => {
  const statement = (total?: number) => {
    const stated = total !== undefined && { total };
    const access = serviceWith({
      settlements: [{ records: [settled(1)] }, { records: [settled(1), settled(2)] }],
      deposits: [
        { records: [paidOut(1), paidOut(2)], ...stated },
        { records: [paidOut(2), paidOut(3)], ...stated },
      ],
    });
    return payoutsStatement({ from: DAY, to: DAY }, asking(access), 'UTC');
  };
  const once = await statement();
  expect(once.ok && once.value.lines.map(({ minor }) => minor)).toEqual([-100, -200, -1000, -2000, -3000]);
  // Records of the same moment that a service orders anew for each page: one comes twice, another never.
  expect(await statement(4)).toMatchObject({ ok: false, failure: { action: 'try-again' } });
});

test('a settlement has a deposit once that is on two pages', async () => {
  const [first, second] = [1, 2].map((number) => ({ ...paidOut(number), settlementId: 'set_1' }));
  const access = serviceWith({
    deposits: [{ records: [first ?? {}, second ?? {}] }, { records: [second ?? {}] }],
  });
  const deposits = new DepositsOf(asking(access));
  expect(await deposits.read(new Set(['set_1']))).toEqual(succeeded(null));
  expect(deposits.of('set_1')).toEqual([first, second]);
});

async function shownDeposits(access: ServiceAccess) {
  const office = { service: () => Promise.resolve(access), ids: () => ids, currencies };
  const settlements = new Settlements({ office } as unknown as ConstructorParameters<typeof Settlements>[0]);
  const shown = await settlements.deposits(['set_1', 'set_2']);
  if (!shown.ok) throw new Error(shown.failure.code);
  return shown.value.map(({ id, settlementId, status }) => [id, settlementId, status]);
}

test('the list of settlements shows a deposit once that is on two pages', async () => {
  const access = serviceWith({
    deposits: [{ records: [paidOut(1), paidOut(2)] }, { records: [paidOut(2), paidOut(3)] }],
  });
  const shown = await shownDeposits(access);
  expect(shown.map(([id]) => id)).toEqual(['dep_1', 'dep_2', 'dep_3']);
});

const listed = (settlementId: string, status: string, amount = 10) => ({
  ...{ id: 'dep_1', created: AT, amount, settlementId, status },
});

test('a deposit that came back while its list was read is as it was read last, on the screen and in the table', async () => {
  const [sent, back] = [listed('set_1', 'sent'), listed('set_1', 'returned')];
  const access = serviceWith({ deposits: [{ records: [sent] }, { records: [back] }] });
  const deposits = new DepositsOf(asking(access));
  expect(await deposits.read(new Set(['set_1']))).toEqual(succeeded(null));
  expect(deposits.of('set_1')).toEqual([back]);
  expect(await shownDeposits(access)).toEqual([['dep_1', 'set_1', 'returned']]);
});

test('a deposit that comes for two settlements is one of each of them', async () => {
  const [one, other] = [listed('set_1', 'sent', 4), listed('set_2', 'sent', 6)];
  for (const pages of [[{ records: [one, other] }], [{ records: [one] }, { records: [other] }]]) {
    const access = serviceWith({ deposits: pages });
    const deposits = new DepositsOf(asking(access));
    expect(await deposits.read(new Set(['set_1', 'set_2']))).toEqual(succeeded(null));
    expect([deposits.of('set_1'), deposits.of('set_2')]).toEqual([[one], [other]]);
    expect(await shownDeposits(access)).toEqual([
      ['dep_1', 'set_1', 'sent'],
      ['dep_1', 'set_2', 'sent'],
    ]);
  }
});

test('where deposits name no settlement, each settlement’s own list says which are its, each once', async () => {
  const asked: string[] = [];
  const list = listOf([{ records: [paidOut(1), paidOut(2)] }]);
  const own: Readonly<Record<string, readonly object[]>> = {
    set_1: [paidOut(2), paidOut(2)],
    set_2: [paidOut(1)],
  };
  const access = {
    deposits: list,
    settlements: {
      deposits: (id: string) => {
        asked.push(id);
        return Promise.resolve(id === 'set_9' ? failed(REFUSED) : succeeded(own[id] ?? []));
      },
    },
  } as unknown as ServiceAccess;
  const deposits = new DepositsOf(asking(access));
  expect(await deposits.read(new Set(['set_1', 'set_2', 'set_3']))).toEqual(succeeded(null));
  expect(['set_1', 'set_2', 'set_3'].map((id) => deposits.of(id))).toEqual([[paidOut(2)], [paidOut(1)], []]);
  expect(await deposits.read(new Set(['set_2', 'set_9']))).toEqual(failed(REFUSED));
  expect(asked).toEqual(['set_1', 'set_2', 'set_3', 'set_9']);
});

test('a settlement that no deposit names has those of its own list, because it may share them with another', async () => {
  const shared = { ...paidOut(1), settlementId: 'set_1' };
  const access = {
    deposits: listOf([{ records: [shared] }]),
    settlements: { deposits: (id: string) => Promise.resolve(succeeded(id === 'set_2' ? [shared] : [])) },
  } as unknown as ServiceAccess;
  const deposits = new DepositsOf(asking(access));
  expect(await deposits.read(new Set(['set_1', 'set_2', 'set_3']))).toEqual(succeeded(null));
  expect(['set_1', 'set_2', 'set_3'].map((id) => deposits.of(id))).toEqual([[shared], [shared], []]);
});
