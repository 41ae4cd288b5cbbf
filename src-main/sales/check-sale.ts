import { wasEverPaid, wasEverPaidInFull } from './concerns.ts';
import { within } from '../supervision/deadline.ts';
import { earlierOf } from './guard.ts';
import { SAME_AMOUNT, SAME_REFERENCE } from './same-sale.ts';
import { paymentsElsewhere } from './payments-elsewhere.ts';
import { outcomeOf } from './stated-amount.ts';
import { trackedPayments } from './sale.ts';
import type { CheckAnswer, CheckVerdict } from '../../shared/contract/views.ts';
import type { EarlierPayment, Failure } from '../../shared/failure.ts';
import type { SalesPorts } from './ports.ts';
import type { ElsewherePayment } from './payments-elsewhere.ts';
import type { Sale } from './sale.ts';
import type { SaleBook } from './sale-book.ts';
import type { SecondLook } from './second-look.ts';

/** A customer stands there and waits: what has not answered by then is said to be unknown. */
const PATIENCE_MS = 8_000;
const TOO_SLOW: Failure = { action: 'wait', code: 'service-unreachable' };

interface CheckParts {
  readonly ports: Pick<SalesPorts, 'gateway' | 'clock' | 'ledger'>;
  readonly book: SaleBook;
  readonly secondLook: SecondLook;
  readonly stop: AbortSignal;
}

/**
 * "Customer says they paid?": reads everything that could hold the customer's money, which is this sale's payments,
 * those of other tills with its reference, and this till's sales of the same amount minutes ago. One plain answer.
 */
export async function checkSale(sale: Sale, parts: CheckParts): Promise<CheckAnswer> {
  const { ports, book, secondLook, stop } = parts;
  const alike = book.alikeLately({ amount: sale.amount }, SAME_AMOUNT).filter(({ id }) => id !== sale.id);
  const looked = await within(ports.clock, PATIENCE_MS, stop, async (signal) => {
    const [failure, elsewhere] = await Promise.all([
      secondLook.at(sale.id, signal),
      paymentsElsewhere(sale.reference, SAME_REFERENCE, ports, signal),
      ...alike.map(({ id }) => secondLook.at(id, signal)),
    ]);
    return { failure, elsewhere };
  });
  const failure = looked ? looked.failure : TOO_SLOW;
  const verdict = verdictOn(book.recall(sale.id) ?? sale, failure);
  const instead = paidInstead(
    sale,
    looked?.elsewhere.payments ?? [],
    alike.map(({ id }) => id),
    book,
  );
  const unchecked = looked ? looked.elsewhere.failure : TOO_SLOW;
  return { verdict, ...(instead && { instead }), ...(unchecked && { historyUnchecked: unchecked }) };
}

function verdictOn(sale: Sale, failure: Failure | undefined): CheckVerdict {
  const payments = trackedPayments(sale);
  if (payments.some((payment) => wasEverPaidInFull(sale, payment))) return { name: 'paid' };
  const { creation } = sale.payment;
  if (creation.state !== 'created') return { name: 'no-code' };
  if (failure) return { name: 'unknown', failure };
  const { reading } = creation.tracked;
  const outcome = reading && outcomeOf(reading, sale.amount);
  if (outcome) return { name: 'not-paid', outcome };
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

/** A payment that the customer may have made instead of this sale's: worth a look before anyone pays again. */
function paidInstead(
  { reference }: Sale,
  elsewhere: readonly ElsewherePayment[],
  alike: readonly string[],
  book: SaleBook,
): EarlierPayment | undefined {
  const other = elsewhere.find(({ state }) => state === 'paid' || state === 'processing');
  if (other) return { reference, ...(other.createdAt !== undefined && { at: other.createdAt }) };
  for (const id of alike) {
    const sale = book.recall(id);
    // A sale that was left as paid has had its customer.
    if (!sale || sale.acknowledged) continue;
    const hasMoney = trackedPayments(sale).some(
      (payment) => wasEverPaid(payment) || payment.reading?.status.kind === 'processing',
    );
    if (hasMoney) return earlierOf(sale);
  }
  return undefined;
}
