import { GUARD_WARNINGS } from '../../shared/failure.ts';
import { concernsOf, wasEverPaid } from './concerns.ts';
import { within } from './deadline.ts';
import { ledgerFailure } from './ledger-failure.ts';
import { SAME_AMOUNT_MS, SAME_REFERENCE_MS } from './same-sale.ts';
import { isOpen, isSettled, trackedPayments } from './sale.ts';
import type { EarlierPayment, Failure, FailureCode } from '../../shared/failure.ts';
import type { Money } from '../../shared/money.ts';
import type { LookAhead } from './look-ahead.ts';
import type { SalesPorts } from './ports.ts';
import type { Sale, Tracked } from './sale.ts';
import type { SaleBook } from './sale-book.ts';
import type { SecondLook } from './second-look.ts';

/** A cashier waits for the guard at most this long; what has not answered by then counts as unreadable. */
const PATIENCE_MS = 4_000;
/** Ended sales of one reference that are read once more, the newest; a table's number is used all day. */
const ENDED_READ_AGAIN = 3;

const GRAVEST_FIRST: readonly FailureCode[] = ['reference-in-use', ...GUARD_WARNINGS];

interface GuardParts {
  readonly ports: Pick<SalesPorts, 'clock'>;
  readonly book: SaleBook;
  readonly secondLook: SecondLook;
  readonly lookAhead: LookAhead;
  readonly stop: AbortSignal;
}

/**
 * The guard against asking twice: whatever an earlier sale of this reference, or of this amount minutes ago, may have
 * left behind is read before a new payment is asked for. Answers why to stop, the gravest first; those with a code in
 * `GUARD_WARNINGS` the cashier may override.
 */
export async function earlierPayments(
  { amount, reference }: { readonly amount: Money; readonly reference: string },
  parts: GuardParts,
): Promise<readonly Failure[]> {
  try {
    return reference === '' ? await ofAmount(amount, parts) : await ofReference(reference, parts);
  } catch (error) {
    return [ledgerFailure(error)];
  }
}

async function ofReference(reference: string, parts: GuardParts): Promise<readonly Failure[]> {
  const { ports, book, stop } = parts;
  const { clock } = ports;
  const lately = book.alike({ reference }, clock.wall() - SAME_REFERENCE_MS);
  const open = book.all().filter((sale) => sale.reference === reference);
  const earlier = [...open, ...lately.filter(({ id }) => !book.find(id))];
  const looks = [...open, ...doubtful(earlier).slice(0, ENDED_READ_AGAIN)];
  // A code that is shown only now was not waited for: it is open, not unreadable.
  const unread = new Set(looks.filter(shownPayment).map(({ id }) => id));
  const [elsewhere] = await Promise.all([
    parts.lookAhead.take(reference),
    within(clock, PATIENCE_MS, stop, (signal) =>
      Promise.all(
        looks.flatMap((sale) =>
          trackedPayments(sale).map(async (payment) => {
            const failure = await parts.secondLook.of(sale.id, payment, signal);
            if (!failure && payment === shownPayment(sale)) unread.delete(sale.id);
          }),
        ),
      ),
    ),
  ]);
  const own = earlier.flatMap(({ id }) => {
    const sale = book.recall(id);
    return sale ? judged(sale, unread.has(id)) : [];
  });
  const others = (elsewhere?.payments ?? []).flatMap(({ state, createdAt }): readonly Failure[] => {
    if (state === 'over') return [];
    const known: EarlierPayment = { reference, ...(createdAt !== undefined && { at: createdAt }) };
    const code = state === 'paid' ? 'reference-paid-before' : 'reference-open-elsewhere';
    return [{ action: 'fix-input', code, earlier: known }];
  });
  return GRAVEST_FIRST.flatMap((code) => [...own, ...others].filter((refusal) => refusal.code === code));
}

/** What an earlier sale of the same reference means for a new one; `unread` when its payment could not be read just now. */
function judged(sale: Sale, unread: boolean): readonly Failure[] {
  const about = { earlier: earlierOf(sale), ...(!sale.acknowledged && { saleId: sale.id }) };
  if (trackedPayments(sale).some(wasEverPaid)) {
    const code = sale.acknowledged ? 'reference-paid-before' : 'reference-in-use';
    return [{ action: 'fix-input', code, ...about }];
  }
  const shown = shownPayment(sale);
  const couldBePaid = shown ? isOpen(shown) : !isSettled(sale);
  if (!couldBePaid) return [];
  const code = unread ? 'earlier-payment-unreadable' : 'reference-in-use';
  return [{ action: 'fix-input', code, ...about }];
}

/** The payment whose code was shown. Nobody saw that of any other, so nobody can pay one. */
function shownPayment({ payment: { creation } }: Sale): Tracked | undefined {
  return creation.state === 'created' ? creation.tracked : undefined;
}

async function ofAmount(amount: Money, parts: GuardParts): Promise<readonly Failure[]> {
  const { ports, book, secondLook, stop } = parts;
  const minutesAgo = ports.clock.wall() - SAME_AMOUNT_MS;
  const alike = book
    .alike({ amount }, minutesAgo)
    .filter(({ payment }) => payment.creation.state === 'created');
  const looks = doubtful(alike).slice(0, ENDED_READ_AGAIN);
  if (looks.length > 0) {
    await within(ports.clock, PATIENCE_MS, stop, (signal) =>
      Promise.all(looks.map(({ id }) => secondLook.at(id, signal))),
    );
  }
  return alike.flatMap(({ id }) => {
    const sale = book.recall(id);
    if (!sale) return [];
    const unfinished = !sale.acknowledged && (!sale.end || trackedPayments(sale).some(wasEverPaid));
    if (!unfinished && concernsOf(sale).length === 0) return [];
    return [{ action: 'fix-input', code: 'same-amount-open', saleId: id, earlier: earlierOf(sale) }];
  });
}

/** Sales that ended without being paid: the only ones whose end may turn out to be wrong for the customer. */
function doubtful(sales: readonly Sale[]): readonly Sale[] {
  return sales.filter((sale) => sale.end && !trackedPayments(sale).some(wasEverPaid));
}

/** What a cashier is told of an earlier sale. */
export function earlierOf({ id, reference, number, amount, startedAt, end }: Sale): EarlierPayment {
  return { reference, saleId: id, number, amount, at: end?.at ?? startedAt };
}
