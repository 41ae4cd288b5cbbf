import { alertsOf, hasBeenPaid } from '../sale-alerts.ts';
import { within } from '../../supervision/deadline.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import { isHistoryClosed } from './payments-from-other-tills.ts';
import { mayBeAnotherTills } from '../orphans/found-payments.ts';
import { SAME_AMOUNT, SAME_CUSTOMER, SAME_REFERENCE } from './same-sale.ts';
import { isOpen, shownPayment, trackedPayments } from '../sale.ts';
import { earlierOf, gravestFirst, mayHaveShown, objectionsTo, warningOfOther } from './objections.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { DuplicatePrefetch } from './duplicate-prefetch.ts';
import type { Objection } from './objections.ts';
import type { SalesPorts } from '../ports.ts';
import type { Sale } from '../sale.ts';
import type { SaleStore } from '../sale-store.ts';
import type { PaymentRecheck } from '../tracking/payment-recheck.ts';
import type { Tracker } from '../tracking/tracker.ts';

/** The cashier waits for the guard at most this long. A payment that was not read by then counts as unreadable. */
const PATIENCE_MS = 4_000;
/** How many ended sales of one reference are read again, the newest first. A table's number is used all day. */
const ENDED_READ_AGAIN = 3;

interface GuardParts {
  readonly ports: Pick<SalesPorts, 'clock' | 'gateway' | 'ledger'>;
  readonly store: SaleStore;
  readonly paymentRecheck: PaymentRecheck;
  readonly tracker: Pick<Tracker, 'lastAsked' | 'isReadAfter'>;
  readonly prefetch: DuplicatePrefetch;
  readonly stop: AbortSignal;
}

/** Answers the objections by the ledger as it is at the moment of the call, the gravest first. Never throws. */
export type Judgement = () => readonly Objection[];

/**
 * The duplicate-charge guard: reads the payments of earlier sales of this reference or, without a reference, of this amount
 * within the last minutes. Resolves to a judgement by the ledger, which is made anew at each call, since a payment may be
 * created or paid between the last reading and the record of the new sale. Never rejects. The cashier may override
 * objections with a code in `GUARD_WARNINGS`.
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
  // A code that was shown only after this counts as open, not as unreadable, unless it has been withdrawn.
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
      // The till cannot read payments of another service.
      const isUnread = !store.isOwn(sale) || ((waitedFor.has(sale.id) || sale.codeWithdrawn) && !isRead);
      return [...objectionsTo(sale, { reference, unread: isUnread }), ...warningsOfTaken(sale, ports)];
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

/** The results of reading payments of earlier sales again. Readings that take too long are added later. */
interface Looked {
  /** Tracking ids of the payments that were read. */
  readonly read: Set<string>;
  /** A reading could not be stored, so the ledger is not up to date and must not be judged by. */
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
        const failure = await paymentRecheck.ofPayment(sale, payment, signal);
        if (!failure) looked.read.add(payment.trackingId);
        if (failure?.code === 'ledger-unavailable') looked.unstored = failure;
      }),
    ),
  );
  return looked;
}

/**
 * This till's sales of this reference or a similar one (`referenceKey`): open ones, ended ones of the last day, the newest
 * first, and open ones of another service, which may have been paid there, however old they are.
 */
function earlierOfReference(
  reference: string,
  { store }: GuardParts,
): { readonly open: readonly Sale[]; readonly ended: readonly Sale[] } {
  const open = store.open.ofReference(reference);
  const lately = store.alikeLately({ reference }, SAME_REFERENCE);
  const ended = lately.filter(({ id }) => !store.find(id));
  const older = store.open
    .foreignOfReference(reference)
    .filter(({ id }) => !ended.some((sale) => sale.id === id));
  return { open, ended: [...ended, ...unanswered(older, reference, store)] };
}

/** The sales about which no cashier has been asked. This service cannot read them, so the question would never end. */
function unanswered(sales: readonly Sale[], reference: string, store: SaleStore): readonly Sale[] {
  if (sales.length === 0) return [];
  const answered = new Set(store.alike({ reference }).flatMap(({ chargedDespite }) => chargedDespite));
  return sales.filter(({ id }) => !answered.has(id));
}

/** Objections about orphan payments that may be another till's, where its customer may still pay them. */
function warningsOfTaken(sale: Sale, ports: GuardParts['ports']): readonly Objection[] {
  return sale.orphans
    .filter((orphan) => isOpen(orphan) && mayBeAnotherTills(orphan, sale, ports))
    .flatMap((orphan) => warningOfOther(sale.reference, { ...orphan, state: 'open' }));
}

/** The objection where the history did not answer or is closed to this till, so that another till may have charged. */
function othersUnchecked(
  failure: Failure,
  earlier: readonly Sale[],
  { store }: GuardParts,
): readonly Objection[] {
  const unchecked = { action: 'fix-input', code: 'other-tills-unchecked' } as const;
  // A question at every sale would soon be answered without reading it, and so would those that matter.
  if (isHistoryClosed(failure)) return [{ ...unchecked, alreadyShown: true }];
  const isAnswered = earlier.some(
    (sale) => sale.otherTillsUnchecked && store.beganLately(sale, SAME_CUSTOMER),
  );
  return isAnswered ? [] : [unchecked];
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
      const unfinished = !sale.acknowledged && (!sale.end || hasBeenPaid(sale));
      if (!unfinished && !mayHaveShown(sale) && alertsOf(sale).length === 0) return [];
      const found = {
        about: sale.id,
        earlier: earlierOf(sale),
        ...(!sale.acknowledged && { saleId: sale.id }),
      };
      return [{ action: 'fix-input', code: 'same-amount-open', ...found }];
    });
  };
}

/** Sales that ended unpaid. The service may say something else by now. */
function doubtful(sales: readonly Sale[]): readonly Sale[] {
  return sales.filter((sale) => sale.end && !hasBeenPaid(sale));
}
