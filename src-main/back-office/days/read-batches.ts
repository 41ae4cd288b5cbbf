import { succeeded } from '../../../shared/failure.ts';
import { periodOfBatches } from '../settlements/period-of-batches.ts';
import { batchesOf } from './payout-stated.ts';
import { paymentsOfMerchant, paymentsOfScope } from './read-service.ts';
import { NOTHING_SETTLED, readSettledPayments } from './settled-payments.ts';
import type { BatchesRead } from './compare-batches.ts';
import type { PaidAtService, Span } from './compare-sides.ts';
import type { PayoutStated } from './payout-stated.ts';
import type { Asking, Listed } from './read-service.ts';

/** How long before or after these days the batch of one of their payments may have begun. */
const BESIDE_MS = 45 * 86_400_000;

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
  if (ids.merchant === undefined || batchesOf(paid).size === 0)
    return succeeded({ ...read, settledOf: NOTHING_SETTLED });
  const settled = await readSettledPayments(window, payouts, asking);
  return settled.ok ? succeeded({ ...read, settledOf: settled.value }) : settled;
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
