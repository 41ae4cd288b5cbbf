import { wasEverPaid, wasEverPaidInFull } from '../sale-alerts.ts';
import { within } from '../../supervision/deadline.ts';
import { earlierOf } from './objections.ts';
import { SAME_AMOUNT, SAME_REFERENCE } from './same-sale.ts';
import { paymentsFromOtherTills, TOO_SLOW } from './payments-from-other-tills.ts';
import { outcomeOf } from '../stated-amount.ts';
import { isOpen, shownPayment, trackedPayments } from '../sale.ts';
import type { CheckAnswer, CheckVerdict } from '../../../shared/contract/sale-view.ts';
import type { EarlierPayment, Failure } from '../../../shared/failure.ts';
import type { SalesPorts } from '../ports.ts';
import type { OtherTillsPayment } from './payments-from-other-tills.ts';
import type { Sale, Tracked } from '../sale.ts';
import type { SaleStore } from '../sale-store.ts';
import type { PaymentRecheck } from '../tracking/payment-recheck.ts';

/** The customer waits for the answer. What could not be read by then counts as unknown. */
const PATIENCE_MS = 8_000;
/** The part of that time for the payment history, so that payments found there can still be read. */
const HISTORY_PATIENCE_MS = 6_500;

/** The failure for a sale whose record has lost its payment. A code may have been shown. */
const RECORD_LOST: Failure = { action: 'ask-manager', code: 'ledger-unreadable' };

interface CheckParts {
  readonly ports: Pick<SalesPorts, 'gateway' | 'clock' | 'ledger'>;
  readonly store: SaleStore;
  readonly paymentRecheck: PaymentRecheck;
  readonly stop: AbortSignal;
}

/**
 * "Customer says they paid?": reads everything that could hold the customer's money, which is this sale's payments,
 * those of other tills with its reference, and this till's sales of the same amount minutes ago. One plain answer.
 */
export async function checkSale(sale: Sale, parts: CheckParts): Promise<CheckAnswer> {
  const { ports, store, paymentRecheck, stop } = parts;
  const alike = store.alikeLately({ amount: sale.amount }, SAME_AMOUNT).filter(({ id }) => id !== sale.id);
  const history = { lately: SAME_REFERENCE, patience: HISTORY_PATIENCE_MS };
  const looked = await within(ports.clock, PATIENCE_MS, stop, async (signal) => {
    const [failure, otherTills] = await Promise.all([
      paymentRecheck.ofSale(sale, signal),
      paymentsFromOtherTills(sale.reference, history, ports, signal),
      ...alike.map((one) => paymentRecheck.ofSale(one, signal)),
    ]);
    return { failure, otherTills };
  });
  const failure = looked ? looked.failure : TOO_SLOW;
  const verdict = verdictOn(store.loadSale(sale.id) ?? sale, failure);
  const alikeNow = alike.map((one) => store.loadSale(one.id) ?? one);
  const instead = paidInstead(sale, looked?.otherTills.payments, alikeNow);
  const unchecked = looked ? looked.otherTills.failure : TOO_SLOW;
  return { verdict, ...(instead && { instead }), ...(unchecked && { historyUnchecked: unchecked }) };
}

function verdictOn(sale: Sale, failure: Failure | undefined): CheckVerdict {
  const payments = trackedPayments(sale);
  if (payments.some((payment) => wasEverPaidInFull(sale, payment))) return { name: 'paid' };
  const payable = shownPayment(sale) ?? (sale.recordDamaged ? perhapsShown(sale) : undefined);
  if (!payable) return sale.recordDamaged ? { name: 'unknown', failure: RECORD_LOST } : { name: 'no-code' };
  if (failure) return { name: 'unknown', failure };
  const { reading } = payable;
  const outcome = reading && outcomeOf(reading, sale.amount);
  const received = reading?.received;
  if (outcome) return { name: 'not-paid', outcome, ...(received !== undefined && { received }) };
  const status = reading?.status;
  switch (status?.kind) {
    case 'processing':
      return { name: 'seen' };
    case 'unrecognised':
      return { name: 'unrecognised', status: status.raw };
    case 'created':
      return { name: 'not-seen' };
    default:
      // Its code was shown while the others were read.
      return { name: 'unknown', failure: TOO_SLOW };
  }
}

/** Where part of the record is missing, the event that showed the code of a found payment may be in that part. */
function perhapsShown({ orphans }: Sale): Tracked | undefined {
  return orphans.findLast(isOpen) ?? orphans.at(-1);
}

/** A payment that the customer may have made instead of this sale's: worth a look before anyone pays again. */
function paidInstead(
  { reference }: Sale,
  otherTills: readonly OtherTillsPayment[] | undefined,
  alike: readonly Sale[],
): EarlierPayment | undefined {
  const other = otherTills?.find(({ state }) => state === 'paid' || state === 'processing');
  if (other) return { reference, ...(other.createdAt !== undefined && { at: other.createdAt }) };
  // A sale that was left as paid has had its customer.
  const instead = alike.find((sale) => !sale.acknowledged && trackedPayments(sale).some(hasMoney));
  return instead && earlierOf(instead);
}

function hasMoney(payment: Tracked): boolean {
  return wasEverPaid(payment) || payment.reading?.status.kind === 'processing';
}
