import { signedMinorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { isOnHold, isUnfinished } from '../../../shared/payment/deposit-status.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { isInOther } from './compared-currency.ts';
import { settlementIn, settlementsOf } from '../payments/settled-for.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PaymentSettlement } from '../../service/endpoints/settlement/records.ts';
import type { Asking } from './read-service.ts';
import type { Span } from './compare-sides.ts';

/** Settlements of payments that are held in memory at a time. */
const MOST_SETTLED = 100_000;

/** What the service's list of settled payments says of one payment, in minor units. Values that it does not state are missing. */
export interface SettledPayment {
  readonly minor?: number;
  readonly feeMinor?: number;
  /** By how much its net amount is not its settled amount less its fee, never negative. */
  readonly netGapMinor?: number;
  /** It was settled in another batch or settlement than it names, or for another merchant. */
  readonly isElsewhere?: true;
  /** Its settlement is open, on hold or has failed. */
  readonly isKeptBack?: true;
  readonly isOnHold?: true;
  /** The list names others of its batch by their ids, and this one not at all. */
  readonly isUnlisted?: true;
  /** It is listed without an amount in the comparison's currency. */
  readonly isUnstated?: true;
  /** The list is too long, or the credentials may not read it, so that nothing is known of any payment. */
  readonly isUnread?: true;
}

export type SettledIn = (payment: PaymentAtService) => SettledPayment;

export const NOTHING_SETTLED: SettledIn = () => ({});

/**
 * Reads what was settled of the payments in this window; nothing where no merchant is named. Of more than can be held in
 * memory none is known, nor of a list that the credentials may not read.
 *
 * @param settlements ids of settlements of these payments
 */
export async function readSettledPayments(
  window: Span,
  settlements: Pick<ReadonlySet<string>, 'has'>,
  asking: Asking,
): Promise<Result<SettledIn>> {
  const { access, currencies, ids, currency } = asking;
  if (ids.merchant === undefined) return succeeded(NOTHING_SETTLED);
  const read = await settlementsOf(ids.merchant, window, asking, MOST_SETTLED);
  if (read === 'too-many' || read === 'closed') return succeeded(() => ({ isUnread: true }));
  if (!read.ok) return failed(read.failure);
  const settled = read.value;
  const currencyOf = await currencies.of([ids.merchant], access);
  const scale = minorDigits(currency);
  const isOther = isInOther(currencyOf, { merchantId: ids.merchant, currency });
  const minorOf = (amount: number | undefined, stated: string | undefined) =>
    amount === undefined || isOther(stated) ? undefined : signedMinorFromNumber(amount, scale);
  const find = settlementIn(settled);
  const named = new Set(
    settled.flatMap(({ paymentId, batchId }) => (paymentId === undefined ? [] : batchId)),
  );
  // The specification does not state that both lists name settlements by the same ids.
  const areSameIds = settled.some(({ merchantSettlementId = '' }) => settlements.has(merchantSettlementId));
  return succeeded((payment) => {
    const of = find(payment);
    const { paymentId, batchId, settlementId } = payment;
    if (of.length === 0) return paymentId !== undefined && named.has(batchId) ? { isUnlisted: true } : {};
    // The sum shows where a payment was settled twice.
    const minor = sumOf(of.map(({ grossAmount, currency: stated }) => minorOf(grossAmount, stated)));
    const feeMinor = sumOf(of.map(({ feeAmount, currency: stated }) => minorOf(feeAmount, stated)));
    const isElsewhere = of.some(
      (one) =>
        (one.batchId ?? batchId) !== batchId ||
        (areSameIds && (one.merchantSettlementId ?? settlementId) !== settlementId) ||
        (one.merchantId ?? ids.merchant) !== ids.merchant,
    );
    return {
      ...(minor === undefined ? { isUnstated: true } : { minor }),
      ...(feeMinor !== undefined && { feeMinor }),
      netGapMinor: of.reduce((sum, one) => sum + netGapOf(one, minorOf), 0),
      ...(isElsewhere && { isElsewhere }),
      ...(of.some((one) => isUnfinished(one.status)) && { isKeptBack: true }),
      ...(of.some(isOnHold) && { isOnHold: true }),
    };
  });
}

function netGapOf(
  { grossAmount, feeAmount, netAmount, currency }: PaymentSettlement,
  minorOf: (amount: number | undefined, currency: string | undefined) => number | undefined,
): number {
  const [gross, fee, net] = [grossAmount, feeAmount, netAmount].map((amount) => minorOf(amount, currency));
  return gross === undefined || fee === undefined || net === undefined ? 0 : Math.abs(gross - fee - net);
}

/** The sum; `undefined` where one of the values is not stated. */
function sumOf(minors: readonly (number | undefined)[]): number | undefined {
  return minors.reduce<number | undefined>(
    (sum, minor) => (sum === undefined || minor === undefined ? undefined : sum + minor),
    0,
  );
}
