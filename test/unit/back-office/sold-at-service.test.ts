import { describe, expect, test } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { settledMinor } from '../../../src-main/back-office/days/paid-record.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { soldAtService } from '../../../src-main/back-office/payments/sold-at-service.ts';
import { NO_SALES, weekdaysOf } from '../../../shared/reports/sales-report.ts';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import type { BackOffice } from '../../../src-main/back-office/back-office.ts';

const AT = Date.UTC(2026, 4, 12, 9);
const ids = { merchant: 'mer_1' };

async function soldOf(record: object) {
  async function* pages() {
    const records = [{ paymentId: 'pay_1', created: AT, requestedAmount: 10, ...record }];
    yield await Promise.resolve(succeeded({ page: 0, records, total: 1 }));
  }
  const access = {
    history: { ofMerchant: { pages } },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'EUR' })) },
  };
  const currencies = new MerchantCurrencies(undefined);
  const office = { service: () => Promise.resolve(access), ids: () => ids, currencies };
  const sold = [];
  for await (const one of soldAtService({ from: AT, until: AT + 9 }, office as unknown as BackOffice))
    sold.push(one);
  return sold;
}

const completed = { statusCode: readStatus('completed') };
const overpaid = { statusCode: readStatus('overpaid') };

describe('of an overpaid payment the excess is the payer’s', () => {
  test('so a report has what was requested, and fails where only what was paid is stated', async () => {
    expect(await soldOf({ ...overpaid, paidAmount: 12 })).toMatchObject([{ amountMinor: 1000 }]);
    const paidAlone = { requestedAmount: undefined, paidAmount: 12 };
    expect(await soldOf({ ...completed, ...paidAlone })).toMatchObject([{ amountMinor: 1200 }]);
    await expect(soldOf({ ...overpaid, ...paidAlone })).rejects.toThrow('service-answer-unreadable');
  });

  test('and a comparison takes none of it for settled', () => {
    const paid = { minor: 1200 };
    expect(settledMinor({ status: completed.statusCode, paid })).toBe(1200);
    expect(settledMinor({ status: overpaid.statusCode, paid })).toBeUndefined();
    expect(settledMinor({ status: overpaid.statusCode, paid, requested: { minor: 1000 } })).toBe(1000);
  });
});

test('what the service took back is an amount of its day and no sale', async () => {
  const [sold] = await soldOf({ ...completed, requestedAmount: -4, paidAmount: -4 });
  expect(sold).toMatchObject({
    amountMinor: -400,
    figures: { count: 0, grossMinor: -400 },
    articles: [{ quantity: 0, goodsMinor: -400 }],
  });
  const day = { year: 2026, month: 5, day: 12 };
  const days = [{ day, ...(sold?.figures ?? NO_SALES) }];
  expect(weekdaysOf(days)).toMatchObject([{ weekday: 2, count: 0, grossMinor: -400 }]);
});

test('a paid payment that does not state its time is put on no day', async () => {
  await expect(soldOf({ ...completed, created: undefined })).rejects.toThrow('service-answer-unreadable');
});
