import { failed, succeeded } from '../../shared/failure.ts';
import { isPaid } from '../../shared/payment-status.ts';
import { referenceFault } from '../../shared/reference.ts';
import { saleEnd } from './sale.ts';
import { ledgerFailure } from './ledger-failure.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Money } from '../../shared/money.ts';
import type { Ids } from './ports.ts';
import type { Sale } from './sale.ts';
import type { SaleBook } from './sale-book.ts';
import type { Tracker } from './tracker.ts';

/**
 * Starts a sale: the guard first, then the intent in the ledger. `reference` may be empty: then the till makes one.
 * Nothing is sent here; the creator finds the new sale in the book.
 */
export async function startSale(
  { amount, reference }: { readonly amount: Money; readonly reference: string },
  { book, tracker, ids }: { readonly book: SaleBook; readonly tracker: Tracker; readonly ids: Ids },
): Promise<Result<{ saleId: string }>> {
  const typed = reference.trim();
  const fault = referenceFault(typed);
  if (fault)
    return failed({ action: 'fix-input', code: 'reference-invalid', fields: [referenceField(fault)] });
  // The screen may change while an earlier payment is read, so it is looked at before and after.
  const refusal = saleOnScreen(book) ?? (await openPaymentFor(typed, book, tracker)) ?? saleOnScreen(book);
  if (refusal) return failed(refusal);
  try {
    const number = book.nextNumber();
    const saleId = ids.uuid();
    book.record(saleId, {
      type: 'sale-started',
      number,
      amount,
      reference: typed || ids.reference(number),
      paymentId: ids.uuid(),
      idempotencyKey: ids.uuid(),
    });
    return succeeded({ saleId });
  } catch (error) {
    return failed(ledgerFailure(error));
  }
}

/** A second press of Charge, or a second window, never makes a second sale. */
function saleOnScreen(book: SaleBook): Failure | undefined {
  const current = book.current();
  return current && { action: 'wait', code: 'sale-in-progress', saleId: current.id };
}

/** The guard against asking twice: an open sale with this reference is read again before anyone pays a new code. */
async function openPaymentFor(
  reference: string,
  book: SaleBook,
  tracker: Tracker,
): Promise<Failure | undefined> {
  if (reference === '') return undefined;
  const open = book.all().filter((sale) => sale.reference === reference && !sale.acknowledged);
  await Promise.all(open.map((sale) => tracker.checkNow(sale.id)));
  const alive = open.find(({ id }) => {
    const sale = book.find(id);
    return sale !== undefined && couldBePaid(sale);
  });
  return alive && { action: 'fix-input', code: 'reference-in-use', saleId: alive.id };
}

function couldBePaid(sale: Sale): boolean {
  const end = saleEnd(sale);
  if (end) return isPaid(end.outcome);
  return sale.payment.creation.state !== 'rejected' && !sale.stopped;
}

function referenceField(fault: 'too-long' | 'control-characters') {
  return fault === 'too-long'
    ? ({ field: 'reference', fault: 'too-long' } as const)
    : ({ field: 'reference', fault: 'malformed' } as const);
}
