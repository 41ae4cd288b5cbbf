import { expect, test } from 'vitest';
import { feeMinor } from '../../../../sandbox/world/payments/batching.ts';
import { feeScheduleOf, saleCosts } from '../../../../src-main/back-office/merchants/sale-cost.ts';
import type { Fee } from '../../../../src-main/service/endpoints/hierarchy/fee-schedules.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const percentage = (name: string | undefined, sellRate: number, buyRate = 0): Fee => ({
  name,
  kind: 'percentage',
  sellRate,
  buyRate,
});
const fixed = (name: string, sellRate: number, buyRate = 0): Fee => ({
  name,
  kind: 'fixed',
  sellRate,
  buyRate,
});

const SCHEDULE = [
  percentage('cryptoPercentage', 1, 0.6),
  percentage('walletPercentage', 2.4, 1.9),
  fixed('perTransaction', 0.1, 0.05),
  fixed('monthly', 10, 5),
];

test('a sale of $100.00 costs the percentage of its way to pay and what every sale costs', () => {
  const { sale, costs, fees } = feeScheduleOf(SCHEDULE, 'USD');
  expect(sale).toEqual(usd(10_000));
  expect(costs).toEqual([
    { paidWith: 'crypto', sell: usd(110), buy: usd(65) },
    { paidWith: 'wallet', sell: usd(250), buy: usd(195) },
  ]);
  expect(fees.map(({ counts }) => counts)).toEqual(['crypto', 'wallet', 'sale', 'period']);
  expect(fees[1]).toMatchObject({ sellRate: '2.4', buyRate: '1.9' });
});

test('each fee is rounded half up by itself, and exactly', () => {
  const { fees } = feeScheduleOf([percentage('rate', 1.005), fixed('per sale', 0.125)], 'USD');
  // 1.005 is less than itself as a float: 100.50 cents would become 100.
  expect(saleCosts(fees, usd(10_000))).toEqual([{ paidWith: 'anything', sell: usd(101 + 13), buy: usd(0) }]);
  expect(saleCosts(fees, usd(1))).toEqual([{ paidWith: 'anything', sell: usd(13), buy: usd(0) }]);
});

test('a currency without decimals has an example of its own 100', () => {
  const { sale, costs } = feeScheduleOf([percentage('rate', 2.4), fixed('per payment', 15)], 'JPY');
  expect(sale).toEqual({ minor: 100, currency: 'JPY' });
  expect(costs).toEqual([
    { paidWith: 'anything', sell: { minor: 17, currency: 'JPY' }, buy: { minor: 0, currency: 'JPY' } },
  ]);
});

test('what does not say that it counts for sales is left out of what a sale costs', () => {
  const fees: readonly Fee[] = [
    fixed('chargebackFee', 15),
    fixed('service', 1),
    { name: 'surcharge', kind: undefined, sellRate: 3, buyRate: 1 },
    percentage('rate', 1e-7),
    percentage('discount', -1),
  ];
  const schedule = feeScheduleOf(fees, 'USD');
  expect(schedule.costs).toEqual([]);
  expect(schedule.fees.map(({ counts }) => counts)).toEqual(fees.map(() => 'unknown'));
});

test('a percentage without a name counts for every sale', () => {
  expect(feeScheduleOf([percentage(undefined, 1.5, 1)], 'USD').costs).toEqual([
    { paidWith: 'anything', sell: usd(150), buy: usd(100) },
  ]);
});

test('the sandbox, by its own reading, settles a sale of $100.00 at the same cost', () => {
  const fees = SCHEDULE.map(({ name = '', kind, sellRate, buyRate }) => ({
    name,
    sellRate,
    buyRate,
    feeType: kind === 'fixed' ? ('fixed' as const) : ('percentage' as const),
  }));
  const settled = (tenderType: string) =>
    feeMinor({ requestedMinor: 10_000, tenderType } as Parameters<typeof feeMinor>[0], fees);
  const { costs } = feeScheduleOf(SCHEDULE, 'USD');
  expect(costs.map(({ sell }) => sell.minor)).toEqual([settled('usdcBase'), settled('paypal')]);
});
