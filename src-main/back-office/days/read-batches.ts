import { signedMinorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { settlementIn, settlementsOf } from '../payments/settled-for.ts';
import { periodOfBatches } from '../settlements/period-of-batches.ts';
import { batchesOf } from './payout-stated.ts';
import { paymentsOfMerchant, paymentsOfScope } from './read-service.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BatchesRead } from './compare-batches.ts';
import type { PaidAtService, Span } from './compare-sides.ts';
import type { PayoutStated } from './payout-stated.ts';
import type { Asking, Listed } from './read-service.ts';

/** How long before or after these days the batch of one of their payments may have begun. */
const BESIDE_MS = 45 * 86_400_000;
/** Settlements of payments that are held in memory at a time. */
const MOST_SETTLED = 100_000;

/**
 * Reads every payment of the merchant on these days and in the periods of the batches of `paid`, because no endpoint
 * lists the payments of a batch (spec "Payment history"). The partner's payments are read where no terminal is at work
 * and no merchant is named.
 */
export async function readBatches(
  span: Span,
  paid: readonly PaidAtService[],
  payouts: ReadonlyMap<string, PayoutStated>,
  asking: Asking,
): Promise<Listed<BatchesRead>> {
  const { ids } = asking;
  const periods = periodsOf(span, paid, payouts);
  const spans = [span, ...periods.values()];
  const window = {
    from: Math.min(...spans.map(({ from }) => from)),
    until: Math.max(...spans.map(({ until }) => until)),
  };
  const isAlone = ids.terminal === undefined;
  const payments = await (isAlone ? paymentsOfScope : paymentsOfMerchant)(window, asking);
  if (payments === 'too-many' || !payments.ok) return payments;
  // A batch may hold payments of other terminals, which only the merchant's list has.
  const isAllRead = isAlone || ids.merchant !== undefined;
  const isWhole = (batchId: string) => isAllRead && periods.has(batchId);
  // With payments in other currencies left out, a missing payment proves nothing.
  const isComplete = !isAlone && isAllRead && payments.value.others === 0;
  const read = { ...payments.value, isWhole, ...(isComplete && { window }) };
  // The service states settlements of payments for a single merchant only.
  if (ids.merchant === undefined || periods.size === 0) return succeeded({ ...read, ...NOTHING_SETTLED });
  const settled = await settledForIn(window, asking);
  return settled.ok ? succeeded({ ...read, ...settled.value }) : settled;
}

type SettledFor = Pick<BatchesRead, 'settledFor' | 'feeOf' | 'isSettledElsewhere'>;
export const NOTHING_SETTLED: SettledFor = {
  settledFor: () => undefined,
  feeOf: () => undefined,
  isSettledElsewhere: () => false,
};

/** Settled amounts and fees of the payments in this window; empty where no merchant is named. */
export async function settledForIn(window: Span, asking: Asking): Promise<Result<SettledFor>> {
  const { access, currencies, ids, currency } = asking;
  if (ids.merchant === undefined) return succeeded(NOTHING_SETTLED);
  const settled = await settlementsOf(ids.merchant, window, asking, MOST_SETTLED);
  if (settled !== 'too-many' && !settled.ok) return failed(settled.failure);
  const find = settlementIn(settled === 'too-many' ? [] : settled.value);
  const scale = minorDigits(currency);
  const currencyOf = await currencies.of([ids.merchant], access);
  const isOther = (stated: string | undefined) =>
    (currencyOf({ merchantId: ids.merchant, currency: stated }) ?? currency) !== currency;
  const sumFor = (payment: PaymentAtService, of: 'grossAmount' | 'feeAmount') => {
    const settlements = find(payment);
    if (settlements.length === 0) return undefined;
    // The sum shows where a payment was settled twice.
    return settlements.reduce<number | undefined>((sum, { [of]: amount, currency: stated }) => {
      const minor =
        amount === undefined || isOther(stated) ? undefined : signedMinorFromNumber(amount, scale);
      return sum === undefined || minor === undefined ? undefined : sum + minor;
    }, 0);
  };
  return succeeded({
    settledFor: (payment) => sumFor(payment, 'grossAmount'),
    feeOf: (payment) => sumFor(payment, 'feeAmount'),
    isSettledElsewhere: (payment) =>
      find(payment).some(({ batchId = payment.batchId }) => batchId !== payment.batchId),
  });
}

/** The period of each batch, where the batch states one and it is near these days. */
function periodsOf(
  span: Span,
  paid: readonly PaidAtService[],
  payouts: ReadonlyMap<string, PayoutStated>,
): ReadonlyMap<string, Span> {
  return new Map(
    [...batchesOf(paid)].flatMap(([batchId, settlementId]) => {
      const batch = payouts.get(settlementId)?.batches?.find((one) => one.batchId === batchId);
      const period = periodOfBatches([batch?.period]);
      const isNear =
        period !== undefined && period.from > span.from - BESIDE_MS && period.until < span.until + BESIDE_MS;
      return isNear ? [[batchId, period] as const] : [];
    }),
  );
}
