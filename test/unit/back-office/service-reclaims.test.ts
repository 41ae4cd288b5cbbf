import { expect, test } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { readStatus, statusText } from '../../../shared/payment/payment-status.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { ServicePayments } from '../../../src-main/back-office/payments/service-payments.ts';
import type { ServiceAccess } from '../../../src-main/back-office/ports.ts';
import type { HistorySelection } from '../../../src-main/service/endpoints/history/query.ts';

const NOW = Date.UTC(2026, 4, 12);
const RECLAIMABLE = ['overpaid', 'underpaid', 'invalid', 'expired', 'cancelled'];

interface Kept {
  readonly trackingId: string;
  readonly statusCode: string;
  readonly paidAmount: number;
}

const KEPT: readonly Kept[] = [
  { trackingId: 'over', statusCode: 'overpaid', paidAmount: 12 },
  { trackingId: 'late', statusCode: 'expired', paidAmount: 3 },
  { trackingId: 'never', statusCode: 'expired', paidAmount: 0 },
  { trackingId: 'fine', statusCode: 'completed', paidAmount: 12 },
];

/** A history that filters by status, and whose records say their own only where they shall. */
function historyOf(saysStatus: boolean) {
  const asked: (readonly string[])[] = [];
  const pageInPart = (_id: string, { statusCodes = [] }: HistorySelection) => {
    asked.push(statusCodes);
    const records = KEPT.filter(({ statusCode }) => statusCodes.includes(statusCode)).map(
      ({ statusCode, ...record }) => ({
        ...record,
        requestedAmount: 10,
        created: NOW - 1,
        batchId: null,
        settlementId: null,
        ...(saysStatus && { statusCode: readStatus(statusCode) }),
      }),
    );
    return Promise.resolve(succeeded({ page: 0, records, total: records.length, unread: [] }));
  };
  const access = { history: { ofTerminal: { pageInPart } } } as unknown as ServiceAccess;
  const currencies = new MerchantCurrencies(undefined);
  const ids = { terminal: 't' };
  const payments = new ServicePayments({ access, currencies, ids, currency: 'EUR', now: NOW });
  return { asked, payments };
}

const reclaims = async (payments: ServicePayments) => {
  const search = { scope: 'terminal', reclaims: true } as const;
  const read = await payments.find(search, { until: NOW, page: 0 }, new AbortController().signal);
  if (!read.ok) throw new Error(read.failure.code);
  return read.value.payments.map(({ trackingId, status }) => [trackingId, status && statusText(status)]);
};

const HOLD_MONEY = [
  ['over', 'overpaid'],
  ['late', 'expired'],
];

test('payments that hold money of a payer are asked for in one question, to spare the quota', async () => {
  const { asked, payments } = historyOf(true);
  expect(await reclaims(payments)).toEqual(HOLD_MONEY);
  expect(asked).toEqual([RECLAIMABLE]);
});

test('where records do not say their status, each status is asked for by itself', async () => {
  const { asked, payments } = historyOf(false);
  expect(await reclaims(payments)).toEqual(HOLD_MONEY);
  expect(asked).toEqual([RECLAIMABLE, ...RECLAIMABLE.map((status) => [status])]);
});
