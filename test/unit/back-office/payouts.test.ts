import { expect, test } from 'vitest';
import { decimalFromNumber } from '../../../shared/money/exact-decimal.ts';
import { succeeded } from '../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { payoutsCsv } from '../../../src-main/back-office/payouts/payouts-csv.ts';
import { deposit, paymentSettlement } from '../../../src-main/service/endpoints/settlement/records.ts';
import { readDay } from '../../../src-main/back-office/payouts/read-day.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { ServiceAccess, TillSale } from '../../../src-main/back-office/ports.ts';
import type { DayRead, PaymentPaidOut } from '../../../src-main/back-office/payouts/read-day.ts';

const PAID: PaymentAtService = {
  trackingId: 'trk_1',
  paymentId: 'pay_1',
  status: { kind: 'final', outcome: 'completed' },
  reference: '=TABLE',
  requested: { minor: 1_200, currency: 'EUR' },
  batchId: 'bat_1',
  settlementId: 'set_1',
};

const fieldsOf = (line: PaymentPaidOut, depositIds: readonly string[] = [], own?: TillSale) =>
  payoutsCsv([
    {
      currency: 'EUR',
      own,
      day: '2026-05-12',
      timeZone: 'UTC',
      deposits: depositIds.map((id) => deposit.parse({ id })),
      ...line,
    },
  ])
    .replace(/\r\n$/, '')
    .split(',');

test('an amount is as exact as it was stated, with the decimals of the currency at least', () => {
  expect(decimalFromNumber(12, 2)).toBe('12.00');
  expect(decimalFromNumber(0.1, 2)).toBe('0.10');
  expect(decimalFromNumber(0.125, 2)).toBe('0.125');
  expect(decimalFromNumber(-3.4, 2)).toBe('-3.40');
  expect(decimalFromNumber(1500, 0)).toBe('1500');
  expect(decimalFromNumber(1e21, 2)).toBeUndefined();
});

test('fees finer than a cent and a net below zero stand as the service states them, and text is no formula', () => {
  const settled = paymentSettlement.parse({ grossAmount: 0.1, feeAmount: 0.125, netAmount: -0.025 });
  const fields = fieldsOf({ payment: PAID, settled: [settled] });
  expect(fields.slice(11, 14)).toEqual(['0.10', '0.125', '-0.025']);
  expect(fields[1]).toBe("'=TABLE");
});

test('what was settled in another currency than was requested says so', () => {
  const other = { currency: 'jpy', grossAmount: 1900, feeAmount: 19, netAmount: 1881 };
  const fields = fieldsOf({ payment: PAID, settled: [paymentSettlement.parse(other)] });
  expect([fields[4], ...fields.slice(11, 14)]).toEqual(['JPY', '1900', '19', '1881']);
  const { grossAmount: _gross, ...feeOnly } = { ...other, currency: 'USDT' };
  const mixed = fieldsOf({ payment: PAID, settled: [paymentSettlement.parse(feeOnly)] });
  expect([mixed[4], ...mixed.slice(11, 14)]).toEqual(['EUR USDT', '12.00', '19.00', '1881.00']);
});

test.each(['hold', 'Hold', 'onHold'])('a payment whose batch is %s is in no deposit', (batchStatus) => {
  const payment = { ...PAID, batchStatus };
  expect(fieldsOf({ payment, settled: [] }, ['dep_1']).slice(17, 22)).toEqual(['set_1', '', '', '', '']);
});

test('nor is one whose batch is on hold only by the list of what was settled', () => {
  const settled = [paymentSettlement.parse({ paymentId: 'pay_1', status: 'hold', grossAmount: 12 })];
  expect(fieldsOf({ payment: PAID, settled }, ['dep_1']).slice(17, 22)).toEqual(['set_1', '', '', '', '']);
  const paidOut = [paymentSettlement.parse({ paymentId: 'pay_1', status: 'closed', grossAmount: 12 })];
  expect(fieldsOf({ payment: PAID, settled: paidOut }, ['dep_1'])[18]).toBe('dep_1');
});

test('what the service does not state is empty, and two deposits of a settlement are both named', () => {
  const fields = fieldsOf({ payment: PAID, settled: [] }, ['dep_1', 'dep_2']);
  expect(fields.slice(11, 14)).toEqual(['12.00', '', '']);
  expect(fields[18]).toBe('dep_1 dep_2');
});

test('what a sale is made of stands at the payment that paid for it, and at none beside it', () => {
  const sale = { amount: { minor: 1_200, currency: 'JPY' }, number: 7, cashier: 'Ann' };
  const figures = { count: 1, grossMinor: 1_100, taxMinor: 100, discountMinor: 30, tipMinor: 100 };
  const own = { sale, facts: {}, paid: () => ({ trackingId: 'trk_1', figures }) } as unknown as TillSale;
  const sold = (payment: PaymentAtService, of: TillSale = own) =>
    fieldsOf({ payment, settled: [] }, [], of).slice(22);
  expect(sold(PAID)).toEqual(['JPY', '1200', '1000', '100', '1100', '30', '100', 'Ann']);
  const none = Array.from({ length: 8 }, () => '');
  expect(sold({ ...PAID, trackingId: 'trk_2' })).toEqual(none);
  expect(sold(PAID, { ...own, paid: () => undefined })).toEqual(none);
  expect(fieldsOf({ payment: PAID, settled: [] }).slice(22)).toEqual(none);
});

interface Lists {
  readonly own?: readonly object[];
  readonly wide?: readonly object[];
  readonly settled?: readonly object[];
}

const at = Date.UTC(2026, 4, 12, 9);
const record = {
  paymentId: undefined,
  statusCode: PAID.status,
  reference: 'TABLE-1',
  requestedAmount: 12,
  created: at,
  settlementId: null,
  batchId: 'bat_1',
  batchStatus: 'closed',
};

/** A service that answers these lists, each on one page. */
async function dayOf({ own = [], wide = [], settled = [] }: Lists): Promise<DayRead> {
  async function* page(records: readonly object[]) {
    yield await Promise.resolve(succeeded({ page: 0, records, total: records.length }));
  }
  const access = {
    history: { ofTerminal: { pages: () => page(own) }, ofMerchant: { pages: () => page(wide) } },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'EUR' })) },
    paymentSettlements: { pages: () => page(settled.map((one) => paymentSettlement.parse(one))) },
  } as unknown as ServiceAccess;
  const ids = { terminal: 'term_1', merchant: 'mer_1' };
  const currencies = new MerchantCurrencies(undefined);
  const read = await readDay(
    { from: at, until: at + 1 },
    { access, ids, currency: 'EUR', currencies, signal: new AbortController().signal },
  );
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}

const described = ({ payments }: DayRead) =>
  payments.map(({ payment, settled }) => [
    payment.trackingId,
    payment.tender,
    settled.map(({ feeAmount }) => feeAmount),
  ]);

test('a payment of both lists is one, with the tracking id of the one and the tender of the other', async () => {
  const read = await dayOf({
    own: [{ ...record, trackingId: 'trk_1' }],
    wide: [
      { ...record, tenderType: 'usdcBase', terminalId: 'term_1' },
      { ...record, reference: 'OTHER', terminalId: 'term_2', tenderType: 'ethereum' },
    ],
    settled: [{ batchId: 'bat_1', reference: 'TABLE-1', feeAmount: 0.12 }],
  });
  expect(described(read)).toEqual([
    ['trk_1', 'usdcBase', [0.12]],
    [undefined, 'ethereum', []],
  ]);
});

test('one that only the terminal’s list has is not lost, and unpaid ones are only counted', async () => {
  const unpaid = { ...record, statusCode: { kind: 'final', outcome: 'expired' }, batchId: null };
  const read = await dayOf({
    own: [
      { ...record, trackingId: 'trk_1' },
      { ...unpaid, trackingId: 'trk_2' },
    ],
  });
  expect(described(read)).toEqual([['trk_1', undefined, []]]);
  expect(read.listed).toBe(2);
});

test('what records of the service say of one payment is all there, and what they say twice is there once', async () => {
  const settled = { paymentId: 'pay_1', grossAmount: 12, feeAmount: 0.12, batchId: 'bat_1' };
  const wide = [{ ...record, paymentId: 'pay_1' }];
  expect(described(await dayOf({ wide, settled: [settled] }))).toEqual([[undefined, undefined, [0.12]]]);
  expect(described(await dayOf({ wide, settled: [settled, settled] }))).toEqual([
    [undefined, undefined, [0.12]],
  ]);
  const again = { ...settled, feeAmount: 0.1, batchId: 'bat_2' };
  const [twice] = (await dayOf({ wide, settled: [settled, again] })).payments;
  if (!twice) throw new Error('the payment is not there');
  expect(fieldsOf(twice).slice(11, 15)).toEqual(['12.00 12.00', '0.12 0.10', '', 'bat_1']);
});

test('without its ID, records that say several things may be of several payments: of none they are believed', async () => {
  const settled = { batchId: 'bat_1', reference: 'TABLE-1', feeAmount: 0.12 };
  const wide = [record];
  const feesOf = async (...of: readonly object[]) => described(await dayOf({ wide, settled: of }))[0]?.[2];
  expect(await feesOf(settled, settled)).toEqual([0.12]);
  expect(await feesOf(settled, { ...settled, feeAmount: 0.1 })).toEqual([]);
});

test('where only the settled payment names batch and settlement, they are taken from there', async () => {
  const [one] = (
    await dayOf({
      wide: [{ ...record, paymentId: 'pay_1', batchId: null }],
      settled: [{ paymentId: 'pay_1', batchId: 'bat_9', merchantSettlementId: 'set_9' }],
    })
  ).payments;
  expect(one?.payment).toMatchObject({ batchId: 'bat_9', settlementId: 'set_9' });
});
