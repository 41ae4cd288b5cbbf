import { failed, succeeded } from '../../../shared/failure.ts';
import { dayAt } from '../../../shared/time/store-day.ts';
import { periodOfBatches } from '../settlements/period-of-batches.ts';
import { isPaidRecord } from './paid-record.ts';
import { readPayouts } from './read-payouts.ts';
import { paymentsOfScope } from './read-service.ts';
import { latestOfEach } from './repeated-records.ts';
import { readSettledPayments } from './settled-payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { DaysRead } from './explain-days.ts';
import type { Asking, Listed } from './read-service.ts';

const DAY_MS = 86_400_000;
/** Payments of batches without a period were created at most this long before their settlement. */
const USUAL_DAYS = 35;

/** A payout with the days of its payments, as the service counts them. */
export interface PayoutRead extends DaysRead {
  readonly range: DayRange;
}

/** Finds the merchant and the currency of a payout. Fails where they are not known. */
export async function askingOfPayout(
  settlementId: string,
  asking: Omit<Asking, 'currency'>,
): Promise<Result<Asking & { readonly createdAt: number | undefined }>> {
  const { access, currencies, ids, signal } = asking;
  const read = await access.settlements.get(settlementId, signal);
  if (!read.ok) return read;
  const { merchantId: merchant = ids.merchant, currency: stated, created } = read.value;
  const currencyOf = await currencies.of([merchant], access);
  const currency = currencyOf({ merchantId: merchant, currency: stated });
  if (currency === undefined) {
    const detail = `${settlementId} does not state in which currency its amounts are`;
    return failed({ action: 'report', code: 'service-answer-unreadable', detail });
  }
  // A payout holds payments of all the merchant's terminals.
  const { partner } = ids;
  const own = { ...(merchant !== undefined && { merchant }), ...(partner !== undefined && { partner }) };
  return succeeded({ ...asking, ids: own, currency, createdAt: created });
}

/** Reads one settlement with its batches, deposits and payments. */
export async function readPayout(
  settlementId: string,
  asking: Asking & { readonly createdAt: number },
): Promise<Listed<PayoutRead>> {
  const payouts = await readPayouts([settlementId], asking);
  const payout = payouts.get(settlementId);
  if (payout?.failure) return failed(payout.failure);
  const batches = payout?.batches ?? [];
  const named = periodOfBatches(batches.map(({ period }) => period));
  const { createdAt } = asking;
  const span = named ?? { from: createdAt - USUAL_DAYS * DAY_MS, until: createdAt + DAY_MS };
  const listed = await paymentsOfScope(span, asking);
  if (listed === 'too-many' || !listed.ok) return listed;
  const settled = await readSettledPayments(span, payouts, asking);
  if (!settled.ok) return settled;
  const batchIds = new Set(batches.map(({ batchId }) => batchId));
  const latest = latestOfEach(listed.value.payments);
  const payments = latest.payments.filter(
    (payment) =>
      isPaidRecord(payment) && (payment.settlementId === settlementId || batchIds.has(payment.batchId ?? '')),
  );
  const ids = new Set(payments.map(({ paymentId }) => paymentId));
  return succeeded({
    span,
    sales: [],
    payments,
    repeated: latest.repeated.filter(({ paymentId }) => ids.has(paymentId)),
    unasked: new Set<string>(),
    isKnown: () => false,
    noTill: true,
    elsewhere: [],
    payouts,
    unchecked: [],
    batches: {
      ...listed.value,
      settledOf: settled.value,
      isWhole: () => named !== undefined,
      ofPayout: new Map([...batchIds].map((batchId) => [batchId, settlementId])),
    },
    range: { from: dayAt(span.from + DAY_MS, 'UTC'), to: dayAt(span.until - 2 * DAY_MS, 'UTC') },
  });
}
