import { GUARD_WARNINGS } from '../../../shared/failure.ts';
import { hasBeenPaid } from '../sale-alerts.ts';
import { isOpen, isSettled, isUnpaidCode, shownPayment } from '../sale.ts';
import type { EarlierPayment, Failure, FailureCode } from '../../../shared/failure.ts';
import type { OtherTillsPayment } from './payments-from-other-tills.ts';
import type { Sale } from '../sale.ts';

const GRAVEST_FIRST: readonly FailureCode[] = ['reference-in-use', ...GUARD_WARNINGS];

/** A reason against starting a sale. */
export interface Objection extends Failure {
  /** The screen shows this all the time, so the cashier is not asked. */
  readonly alreadyShown?: true;
  /** Id of the sale or payment that it is about; missing where there is only one objection of its code. */
  readonly about?: string;
}

/** Objections because of an earlier sale of the same reference; `unread` where its payment could not be read now. */
export function objectionsTo(
  sale: Sale,
  { reference, unread }: { readonly reference: string; readonly unread: boolean },
): readonly Objection[] {
  const differs = sale.reference !== reference && { writtenDifferently: true as const };
  const found = {
    about: sale.id,
    earlier: { ...earlierOf(sale), ...differs },
    ...(!sale.acknowledged && { saleId: sale.id }),
  };
  if (hasBeenPaid(sale)) {
    const code = sale.acknowledged ? 'reference-paid-before' : 'reference-in-use';
    return [{ action: 'fix-input', code, ...found }];
  }
  const shown = shownPayment(sale);
  const couldBePaid = shown ? isOpen(shown) : !isSettled(sale);
  if (couldBePaid) return [{ action: 'fix-input', code: codeOfOpen(sale, unread), ...found }];
  return mayHaveShown(sale) ? [{ action: 'fix-input', code: 'earlier-payment-unreadable', ...found }] : [];
}

/** A sale that was given up without its whole record: its code may have been shown, and nobody knows that it was not paid. */
export function mayHaveShown(sale: Sale): boolean {
  const { recordDamaged, uncheckedLostTries, searchFailure } = sale;
  if (!recordDamaged || shownPayment(sale)) return false;
  return uncheckedLostTries > 0 || searchFailure !== undefined || sale.orphans.some(isOpen);
}

function codeOfOpen(sale: Sale, unread: boolean): FailureCode {
  if (unread) return 'earlier-payment-unreadable';
  // The order is charged again because this amount was wrong. Once money is seen, the code counts like any other.
  return sale.codeWithdrawn && isUnpaidCode(sale) ? 'code-withdrawn' : 'reference-in-use';
}

/** The warning of a payment of this reference that another till created; none where that has ended unpaid. */
export function warningOfOther(
  reference: string,
  { trackingId, state, createdAt }: OtherTillsPayment,
): readonly Objection[] {
  if (state === 'over') return [];
  const earlier: EarlierPayment = { reference, ...(createdAt !== undefined && { at: createdAt }) };
  const code = state === 'paid' ? 'reference-paid-before' : 'reference-open-elsewhere';
  return [{ action: 'fix-input', code, earlier, about: trackingId }];
}

/**
 * Sorts by gravity, and within one code the newest first, which is most likely this customer's. The cashier is asked about
 * the first of a code.
 */
export function gravestFirst(failures: readonly Objection[]): readonly Objection[] {
  const newestFirst = failures.toSorted((a, b) => timeOf(b) - timeOf(a));
  return GRAVEST_FIRST.flatMap((code) => newestFirst.filter((failure) => failure.code === code));
}

/** A payment of unknown time counts as the newest. */
function timeOf({ earlier }: Objection): number {
  return earlier?.at ?? Number.MAX_SAFE_INTEGER;
}

/** What the cashier's question says of an earlier sale. */
export function earlierOf({ id, reference, number, amount, startedAt, end }: Sale): EarlierPayment {
  return { reference, saleId: id, number, amount, at: end?.at ?? startedAt };
}
