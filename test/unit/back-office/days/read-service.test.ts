import { expect, it } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { explainDays } from '../../../../src-main/back-office/days/explain-days.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import { readPayouts } from '../../../../src-main/back-office/days/read-payouts.ts';
import { readSettledPayments } from '../../../../src-main/back-office/days/settled-payments.ts';
import { AgreedDay, span, usd } from '../../../support/records/agreed-day.ts';
import type { Asking } from '../../../../src-main/back-office/days/read-service.ts';

function stated(settlement: object, batches: readonly object[], deposits: readonly object[] = []) {
  const access = {
    settlements: {
      get: () => Promise.resolve(succeeded({ id: 's1', ...settlement })),
      batches: () => Promise.resolve(succeeded(batches)),
      deposits: () => Promise.resolve(succeeded(deposits)),
    },
  } as unknown as Asking['access'];
  return readPayouts(['s1'], askingOf(access)).then((payouts) => payouts.get('s1'));
}

const askingOf = (access: Asking['access']): Asking => ({
  access,
  ids: {},
  currency: 'USD',
  currencies: new MerchantCurrencies(undefined),
  signal: new AbortController().signal,
  onProgress: () => undefined,
});

it('reads an adjustment that takes money away', async () => {
  const settlement = { totalFees: 0.5, netAdjustmentTotal: -1.25 };
  expect(await stated(settlement, [{ id: 'b1', grossAmount: 10 }])).toMatchObject({
    grossMinor: 1000,
    feesMinor: 50,
    adjustmentMinor: -125,
    netMinor: 825,
  });
});

it('counts a batch and a deposit once that are on two pages of their lists', async () => {
  const [b1 = {}, b2 = {}] = [1, 2].map((number) => ({
    id: `b${number}`,
    grossAmount: number,
    netAmount: number,
  }));
  const [d1 = {}, d2 = {}] = [1, 2].map((number) => ({ id: `d${number}`, amount: number }));
  const payout = await stated({ grossAmount: 3, netAmount: 3, batchCount: 2 }, [b1, b2, b2], [d1, d2, d2]);
  expect(payout).toMatchObject({ grossMinor: 300, totalMinor: 300, batchNetMinor: 300 });
  expect(payout).not.toHaveProperty('countsGap');
  expect(payout?.deposits.map(({ minor }) => minor)).toEqual([100, 200]);
  // Two that differ contradict each other, which has to show.
  const differing = await stated({}, [b1, { ...b1, grossAmount: 5 }], []);
  expect(differing).toMatchObject({ grossMinor: 600 });
});

it('counts a batch and a deposit once whose words changed while their lists were read', async () => {
  const batch = { id: 'b1', grossAmount: 10, netAmount: 10 };
  const batches = [
    { ...batch, status: 'open' },
    { ...batch, status: 'closed' },
  ];
  const deposits = [
    { id: 'd1', amount: 10, status: 'pending' },
    { id: 'd1', amount: 10, status: 'sent', method: 'ach' },
    { id: 'd2', status: 'pending' },
    { id: 'd2', amount: 5, status: 'sent' },
  ];
  const payout = await stated({ grossAmount: 10, netAmount: 15 }, batches, deposits);
  expect(payout).toMatchObject({ grossMinor: 1000, batches: [{ batchId: 'b1', grossMinor: 1000 }] });
  expect(payout?.batches?.[0]).not.toHaveProperty('isUnfinished');
  expect(payout?.deposits).toEqual([
    { depositId: 'd1', minor: 1000, status: 'sent', method: 'ach' },
    { depositId: 'd2', minor: 500, status: 'sent' },
  ]);
  // Whose deposit it is, or how much it is, is no change on its way.
  const other = { id: 'd1', amount: 10, settlementId: 's2' };
  expect(
    (await stated({}, [], [{ id: 'd1', amount: 10, settlementId: 's1' }, other]))?.deposits,
  ).toHaveLength(2);
  const { amount: _amount, ...silent } = other;
  const apart = await stated({}, [], [other, silent, { ...other, amount: 9 }]);
  expect(apart?.deposits.map(({ minor }) => minor)).toEqual([1000, undefined, 900]);
});

it.each([
  ['net', { netAmount: 9.505 }],
  ['total', { grossAmount: 10.005 }],
  ['adjustment', { netAdjustmentTotal: -0.005 }],
  ['adjustment, beside an exact net', { netAdjustmentTotal: -0.005, netAmount: 9.5 }],
  ['fee, beside an exact net', { totalFees: 0.125, netAmount: 9.5 }],
])(
  'compares a payout with no deposit where more decimals than its currency has are in its %s',
  async (_, more) => {
    const settlement = { payoutId: 'p1', grossAmount: 10, totalFees: 0.5, ...more };
    const batch = { id: 'bat_1', batchPeriod: '2026-05-12', grossAmount: 10 };
    const payout = await stated(settlement, [batch], [{ id: 'd1', amount: 9.5 }]);
    const day = new AgreedDay(1);
    day.payment(0, { requested: usd(1000), paid: usd(1000) });
    day.sale(0, { askedMinor: 1000 });
    day.settle(() => payout ?? { deposits: [] });
    const { unchecked, unexplainedMinor } = explainDays(day.read(), span.until);
    expect({ unchecked, unexplainedMinor }).toEqual({
      unchecked: [{ what: 'deposits', count: 1 }],
      unexplainedMinor: 0,
    });
  },
);

it('takes no amount in a coin, which has no decimals of ISO 4217, for one of the compared currency', async () => {
  const [batch, deposit] = [
    { id: 'b1', grossAmount: 10, currency: 'USDC' },
    { id: 'd1', amount: 10, currency: 'USDC' },
  ];
  const payout = await stated({ payoutId: 'p1' }, [batch], [deposit]);
  expect(payout?.batches).toEqual([{ batchId: 'b1' }]);
  expect(payout?.deposits).toEqual([{ depositId: 'd1' }]);
  expect(await stated({ currency: 'USDC', grossAmount: 10 }, [])).toMatchObject({
    failure: { detail: 's1 is in USDC' },
  });
  expect(await stated({ currency: 'usd', grossAmount: 10 }, [])).toMatchObject({ grossMinor: 1000 });
});

it('takes no settled amount in a coin for one of the compared currency either', async () => {
  const records = [{ paymentId: 'p1', batchId: 'b1', grossAmount: 10, currency: 'USDC' }];
  async function* pages() {
    yield await Promise.resolve(succeeded({ page: 0, records, total: 1 }));
  }
  const access = {
    paymentSettlements: { pages },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'USD' })) },
  } as unknown as Asking['access'];
  const window = { from: 0, until: 1 };
  const asking = { ...askingOf(access), ids: { merchant: 'mer_1' } };
  const settledOf = await readSettledPayments(window, new Set(), asking);
  if (!settledOf.ok) throw new Error(settledOf.failure.code);
  const settled = settledOf.value({ paymentId: 'p1', batchId: 'b1' });
  expect(settled).toMatchObject({ isUnstated: true });
  expect(settled).not.toHaveProperty('minor');
});

it.each([
  [
    'is too long',
    succeeded({
      page: 0,
      records: Array.from({ length: 100_001 }, (_, index) => ({ paymentId: `p${index}`, batchId: 'b1' })),
    }),
  ],
  ['may not be read', failed({ action: 'fix-configuration', code: 'not-permitted' })],
  ['is not found', failed({ action: 'report', code: 'not-found' })],
])(
  'says which batches were not compared with what was settled of their payments, where the list %s',
  async (_why, answer) => {
    async function* pages() {
      yield await Promise.resolve(answer);
    }
    const access = {
      paymentSettlements: { pages },
      merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'USD' })) },
    } as unknown as Asking['access'];
    const asking = { ...askingOf(access), ids: { merchant: 'mer_1' } };
    const settledOf = await readSettledPayments(span, new Set(), asking);
    if (!settledOf.ok) throw new Error(settledOf.failure.code);
    const day = new AgreedDay(2);
    day.settle();
    const { batches, ...read } = day.read();
    const compared = { ...read, batches: { ...batches, settledOf: settledOf.value } };
    const explained = explainDays(compared, span.until);
    expect(explained).toMatchObject({ differences: [], unexplainedMinor: 0 });
    expect(explained.unchecked).toEqual([{ what: 'batches', count: 1 }]);
  },
);
