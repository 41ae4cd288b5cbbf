import { GUARD_WARNINGS } from '../../../shared/failure.ts';
import { alertsOf, wasEverPaid } from '../sale-alerts.ts';
import { within } from '../../supervision/deadline.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import { isHistoryClosed } from './payments-from-other-tills.ts';
import { mayBeAnotherTills } from '../orphans/found-payments.ts';
import { SAME_AMOUNT, SAME_CUSTOMER, SAME_REFERENCE } from './same-sale.ts';
import { isOpen, isSettled, isUnpaidCode, trackedPayments } from '../sale.ts';
import type { EarlierPayment, Failure, FailureCode } from '../../../shared/failure.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { DuplicatePrefetch } from './duplicate-prefetch.ts';
import type { OtherTillsPayment } from './payments-from-other-tills.ts';
import type { SalesPorts } from '../ports.ts';
import type { Sale, Tracked } from '../sale.ts';
import type { SaleStore } from '../sale-store.ts';
import type { PaymentRecheck } from '../tracking/payment-recheck.ts';
import type { Tracker } from '../tracking/tracker.ts';

/** A cashier waits for the guard at most this long; what has not answered by then counts as unreadable. */
const PATIENCE_MS = 4_000;
/** Closed sales of one reference that are read once more, the newest; a table's number is used all day. */
const ENDED_READ_AGAIN = 3;

const GRAVEST_FIRST: readonly FailureCode[] = ['reference-in-use', ...GUARD_WARNINGS];

interface GuardParts {
  readonly ports: Pick<SalesPorts, 'clock' | 'gateway' | 'ledger'>;
  readonly store: SaleStore;
  readonly paymentRecheck: PaymentRecheck;
  readonly tracker: Pick<Tracker, 'lastAsked' | 'isReadAfter'>;
  readonly prefetch: DuplicatePrefetch;
  readonly stop: AbortSignal;
}

/** Something that stands against a sale; `said` when the screen says it all the time, so that no question is asked. */
export interface Objection extends Failure {
  readonly said?: true;
  /** What tells it from others of its code: the sale's or the payment's id; missing where there is only one. */
  readonly about?: string;
}

/** What stands against the sale by the record as it is at the moment of asking, the gravest first. Never throws. */
export type Judgement = () => readonly Objection[];

/**
 * The guard against asking twice: reads whatever an earlier sale of this reference, or of this amount minutes ago, may
 * have left behind. What it answers judges by the record, anew at each call, since another payment may be created, or
 * paid, between the last reading and the record of the new sale. Failures with a code in `GUARD_WARNINGS` the cashier
 * may override.
 */
export async function readEarlierPayments(
  { amount, reference }: { readonly amount: Money; readonly reference: string },
  parts: GuardParts,
): Promise<Judgement> {
  try {
    const judge = reference === '' ? await ofAmount(amount, parts) : await ofReference(reference, parts);
    return () => {
      try {
        return judge();
      } catch (error) {
        return [ledgerFailure(error)];
      }
    };
  } catch (error) {
    return () => [ledgerFailure(error)];
  }
}

async function ofReference(reference: string, parts: GuardParts): Promise<Judgement> {
  const { ports, store, tracker } = parts;
  const asked = tracker.lastAsked;
  const { open, ended } = earlierOfReference(reference, parts);
  const looks = [...open, ...doubtful(ended).slice(0, ENDED_READ_AGAIN)];
  // A code that is shown only now was not waited for: it is open, not unreadable, unless it is withdrawn already.
  const waitedFor = new Set(looks.filter(shownPayment).map(({ id }) => id));
  const [otherTills, looked] = await Promise.all([parts.prefetch.take(reference), readAgain(looks, parts)]);
  return () => {
    if (looked.unstored) return [looked.unstored];
    const now = earlierOfReference(reference, parts);
    const earlier = [...now.open, ...now.ended];
    const own = earlier.flatMap((sale) => {
      const shown = shownPayment(sale);
      const isRead =
        shown !== undefined &&
        (looked.read.has(shown.trackingId) || tracker.isReadAfter(shown.trackingId, asked));
      // The till cannot know what became of a sale of another service.
      const isUnread = !store.isOwn(sale) || ((waitedFor.has(sale.id) || sale.codeWithdrawn) && !isRead);
      return [...judged(sale, { reference, unread: isUnread }), ...warningsOfTaken(sale, ports)];
    });
    const known = new Set(ports.ledger.paymentsOf(reference));
    const others = otherTills.payments.filter(({ trackingId }) => !known.has(trackingId));
    const unchecked = otherTills.failure ? othersUnchecked(otherTills.failure, earlier, parts) : [];
    return gravestFirst([
      ...own,
      ...others.flatMap((payment) => warningOfOther(reference, payment)),
      ...unchecked,
    ]);
  };
}

/** What reading payments of earlier sales once more came to; it goes on after the patience is over. */
interface Looked {
  /** Tracking ids. */
  readonly read: Set<string>;
  /** More is known of a payment than could be stored: the record must not be judged by then. */
  unstored?: Failure;
}

async function readAgain(
  sales: readonly Sale[],
  { ports, paymentRecheck, stop }: GuardParts,
): Promise<Looked> {
  const looked: Looked = { read: new Set() };
  const payments = sales.flatMap((sale) => trackedPayments(sale).map((payment) => ({ sale, payment })));
  if (payments.length === 0) return looked;
  await within(ports.clock, PATIENCE_MS, stop, (signal) =>
    Promise.all(
      payments.map(async ({ sale, payment }) => {
        const failure = await paymentRecheck.of(sale, payment, signal);
        if (!failure) looked.read.add(payment.trackingId);
        if (failure?.code === 'ledger-unavailable') looked.unstored = failure;
      }),
    ),
  );
  return looked;
}

/**
 * Sales on this till of this reference, or of one like it: open ones, and closed ones of the last day, the newest first.
 * An open one of another service may have been paid there, however old it is.
 */
function earlierOfReference(
  reference: string,
  { store }: GuardParts,
): { readonly open: readonly Sale[]; readonly ended: readonly Sale[] } {
  const open = store.ofReference(reference);
  const lately = store.alikeLately({ reference }, SAME_REFERENCE);
  const ended = lately.filter(({ id }) => !store.find(id));
  const older = store.foreignOfReference(reference).filter(({ id }) => !ended.some((sale) => sale.id === id));
  return { open, ended: [...ended, ...unanswered(older, reference, store)] };
}

/** Those that no later sale was charged despite: this service cannot read them, so the question would be asked for ever. */
function unanswered(sales: readonly Sale[], reference: string, store: SaleStore): readonly Sale[] {
  if (sales.length === 0) return [];
  const answered = new Set(store.alike({ reference }).flatMap(({ chargedDespite }) => chargedDespite));
  return sales.filter(({ id }) => !answered.has(id));
}

function warningOfOther(
  reference: string,
  { trackingId, state, createdAt }: OtherTillsPayment,
): readonly Objection[] {
  if (state === 'over') return [];
  const earlier: EarlierPayment = { reference, ...(createdAt !== undefined && { at: createdAt }) };
  const code = state === 'paid' ? 'reference-paid-before' : 'reference-open-elsewhere';
  return [{ action: 'fix-input', code, earlier, about: trackingId }];
}

/** A search for lost payments may take another till's to a sale of this one, where its code is on no screen. */
function warningsOfTaken(sale: Sale, ports: GuardParts['ports']): readonly Objection[] {
  return sale.orphans
    .filter((orphan) => isOpen(orphan) && mayBeAnotherTills(orphan, sale, ports))
    .flatMap((orphan) => warningOfOther(sale.reference, { ...orphan, state: 'open' }));
}

/** The history did not answer, or is closed to this till. Silence would read as "no other till asks for it". */
function othersUnchecked(
  failure: Failure,
  earlier: readonly Sale[],
  { store }: GuardParts,
): readonly Objection[] {
  const unchecked = { action: 'fix-input', code: 'other-tills-unchecked' } as const;
  // A question at every sale would be answered unread, those that matter with it.
  if (isHistoryClosed(failure)) return [{ ...unchecked, said: true }];
  const isAnswered = earlier.some(
    (sale) => sale.otherTillsUnchecked && store.beganLately(sale, SAME_CUSTOMER),
  );
  return isAnswered ? [] : [unchecked];
}

/**
 * Of several of one kind the cashier is asked about the first, and the answer is for all that there were: the newest, which
 * is most likely this customer's. An answer about this morning's order must not be one about a payment of this minute.
 */
function gravestFirst(failures: readonly Objection[]): readonly Objection[] {
  const newestFirst = failures.toSorted((a, b) => timeOf(b) - timeOf(a));
  return GRAVEST_FIRST.flatMap((code) => newestFirst.filter((failure) => failure.code === code));
}

/** One of unknown time may be of just now. */
function timeOf({ earlier }: Objection): number {
  return earlier?.at ?? Number.MAX_SAFE_INTEGER;
}

/** What an earlier sale of the same reference means for a new one; `unread` when its payment could not be read just now. */
function judged(
  sale: Sale,
  { reference, unread }: { readonly reference: string; readonly unread: boolean },
): readonly Objection[] {
  const differs = sale.reference !== reference && { writtenDifferently: true as const };
  const found = {
    about: sale.id,
    earlier: { ...earlierOf(sale), ...differs },
    ...(!sale.acknowledged && { saleId: sale.id }),
  };
  if (trackedPayments(sale).some(wasEverPaid)) {
    const code = sale.acknowledged ? 'reference-paid-before' : 'reference-in-use';
    return [{ action: 'fix-input', code, ...found }];
  }
  const shown = shownPayment(sale);
  const couldBePaid = shown ? isOpen(shown) : !isSettled(sale);
  if (!couldBePaid) return [];
  return [{ action: 'fix-input', code: codeOfOpen(sale, unread), ...found }];
}

function codeOfOpen(sale: Sale, unread: boolean): FailureCode {
  if (unread) return 'earlier-payment-unreadable';
  // The order is charged anew because this amount was wrong; once money is seen, the code counts as any other.
  return sale.codeWithdrawn && isUnpaidCode(sale) ? 'code-withdrawn' : 'reference-in-use';
}

/** The payment whose code was shown. A customer can pay no other, since its code was never shown. */
function shownPayment({ payment: { creation } }: Sale): Tracked | undefined {
  return creation.state === 'created' ? creation.tracked : undefined;
}

async function ofAmount(amount: Money, parts: GuardParts): Promise<Judgement> {
  const { store } = parts;
  const alike = (): readonly Sale[] =>
    store
      .alikeLately({ amount }, SAME_AMOUNT)
      .filter(({ payment, recordDamaged }) => payment.creation.state === 'created' || recordDamaged);
  const looked = await readAgain(doubtful(alike()).slice(0, ENDED_READ_AGAIN), parts);
  return () => {
    if (looked.unstored) return [looked.unstored];
    return alike().flatMap((sale) => {
      const unfinished = !sale.acknowledged && (!sale.end || trackedPayments(sale).some(wasEverPaid));
      if (!unfinished && alertsOf(sale).length === 0) return [];
      const found = { about: sale.id, saleId: sale.id, earlier: earlierOf(sale) };
      return [{ action: 'fix-input', code: 'same-amount-open', ...found }];
    });
  };
}

/** Sales that ended without being paid: the only ones whose end may turn out to be wrong for the customer. */
function doubtful(sales: readonly Sale[]): readonly Sale[] {
  return sales.filter((sale) => sale.end && !trackedPayments(sale).some(wasEverPaid));
}

/** What a cashier is told of an earlier sale. */
export function earlierOf({ id, reference, number, amount, startedAt, end }: Sale): EarlierPayment {
  return { reference, saleId: id, number, amount, at: end?.at ?? startedAt };
}
