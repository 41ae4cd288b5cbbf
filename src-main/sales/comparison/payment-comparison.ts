import { isWithin } from './compared-span.ts';
import { saysPaid, sameStatus } from '../../../shared/payment/payment-status.ts';
import { wasEverPaid } from '../sale-alerts.ts';
import { earliestCreation, judgePayments, orphanFound } from '../orphans/found-payments.ts';
import { isSettled, isTrying, paymentOf } from '../sale.ts';
import { isSameAmount } from '../stated-amount.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { ComparedSince, ComparedSpans } from './compared-span.ts';
import type { FoundPayment, SalesPorts } from '../ports.ts';
import type { Sale, Tracked } from '../sale.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { PaymentRecheck } from '../tracking/payment-recheck.ts';

/** Compared before other work has a turn: some milliseconds. */
const COMPARED_AT_ONCE = 20;
/** Payments that are read one by one; the newest, since those are most likely to have changed. */
const MOST_READ = 200;
const READ_AT_ONCE = 4;

/** What the comparison has found. */
export interface Compared {
  /**
   * Milliseconds by the service's clock. The next comparison begins where this one ended: before a payment that
   * belongs to no sale and could not be compared, so that it will be named then.
   */
  readonly from: number;
  readonly until: number;
  /** How many payments the history has. */
  readonly payments: number;
  /** Sales that had ended without being paid, and whose payment is paid. */
  readonly paidLate: readonly Sale[];
  /** Sales of which the history states something that neither they nor a reading of the payment do. */
  readonly differing: readonly DifferingSale[];
  /** Payments that belong to no sale of this till. */
  readonly unknown: readonly FoundPayment[];
  /** Payments that could not be compared in time. */
  readonly unread: number;
}

export interface DifferingSale {
  readonly sale: Sale;
  readonly payment: FoundPayment;
}

export interface ComparisonParts {
  readonly ports: Pick<SalesPorts, 'clock' | 'gateway' | 'ledger' | 'report' | 'turn'>;
  readonly store: SaleStore;
  readonly record: RecordEvents;
  readonly paymentRecheck: PaymentRecheck;
  readonly stop: AbortSignal;
}

/** One comparison of the payments in the service's history with the ledger, as far as it has come. */
export class PaymentComparison {
  readonly #payments: readonly FoundPayment[];
  readonly #spans: ComparedSpans & Pick<ComparedSince, 'named'>;
  readonly #parts: ComparisonParts;
  readonly #paidLate = new Map<string, Sale>();
  readonly #differing = new Map<string, DifferingSale>();
  readonly #unknown: FoundPayment[] = [];
  /** Those that could not be compared so far. */
  #unread = new Set<FoundPayment>();

  constructor(
    payments: readonly FoundPayment[],
    spans: ComparedSpans & Pick<ComparedSince, 'named'>,
    parts: ComparisonParts,
  ) {
    this.#payments = payments;
    this.#spans = spans;
    this.#parts = parts;
  }

  result(): Compared {
    const { from, until } = this.#spans.service;
    const ofNoSale = [...this.#unread].filter((payment) => this.#isNews(payment));
    return {
      from,
      until: Math.min(until, ...ofNoSale.map(({ createdAt = until }) => createdAt)),
      payments: this.#payments.length,
      paidLate: [...this.#paidLate.values()],
      differing: [...this.#differing.values()],
      unknown: [...this.#unknown],
      unread: this.#unread.size,
    };
  }

  async run(signal: AbortSignal): Promise<void> {
    const newestFirst = this.#payments.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
    // Taken out as they come to an end: whatever has not when time is up is unread.
    this.#unread = new Set(newestFirst);
    const readings: { readonly payment: FoundPayment; readonly read: ReadPayment }[] = [];
    for (const [index, payment] of newestFirst.entries()) {
      if (index > 0 && index % COMPARED_AT_ONCE === 0) await this.#parts.ports.turn();
      if (signal.aborted) return;
      const read = this.#readingFor(payment);
      if (read) readings.push({ payment, read });
      else this.#unread.delete(payment);
    }
    const waiting = readings.slice(0, MOST_READ);
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        const { payment, read } = next;
        if (await read(signal)) this.#unread.delete(payment);
      }
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, work));
  }

  /** What has to be read before the payment can be compared; `undefined` where it is compared without. */
  #readingFor(payment: FoundPayment): ReadPayment | undefined {
    const sale = this.#saleOf(payment);
    if (sale) return this.#compareKnown(sale, payment);
    return this.#isNews(payment) ? (signal) => this.#readUnknown(payment, signal) : undefined;
  }

  /** `undefined` also where the ledger has lost the beginning of its sale, which no report counts. */
  #saleOf({ trackingId }: FoundPayment): Sale | undefined {
    const { store, ports } = this.#parts;
    const saleId = ports.ledger.saleOfPayment(trackingId);
    return saleId === undefined ? undefined : store.loadSale(saleId);
  }

  /** Whether it has to be named as a payment of no sale. */
  #isNews(payment: FoundPayment): boolean {
    const { trackingId, createdAt } = payment;
    const { named } = this.#spans;
    if (named.has(trackingId) || this.#saleOf(payment)) return false;
    return createdAt === undefined || isWithin(this.#spans, createdAt);
  }

  #compareKnown(sale: Sale, payment: FoundPayment): ReadPayment | undefined {
    if (!this.#parts.store.isOwn(sale)) return undefined;
    const tracked = paymentOf(sale, payment.trackingId);
    if (!tracked) return (signal) => this.#readLost(sale.id, payment, signal);
    this.#compareAmounts(sale, tracked, payment);
    return mayHaveChanged(tracked, payment.status)
      ? (signal) => this.#readAgain(sale.id, payment, signal)
      : undefined;
  }

  /** The ledger lists the payment for the sale, but the event that named it cannot be read any more. */
  #readLost(saleId: string, payment: FoundPayment, signal: AbortSignal): Promise<boolean> {
    this.#parts.record(saleId, orphanFound(payment));
    return this.#readAgain(saleId, payment, signal);
  }

  #compareAmounts(sale: Sale, tracked: Tracked, payment: FoundPayment): void {
    const { statedRequest, trackingId } = payment;
    if (!statedRequest || tracked.historyRequest || isSameAmount(statedRequest, sale.amount)) return;
    const now = this.#parts.record(sale.id, { type: 'history-differs', trackingId, statedRequest });
    this.#differing.set(trackingId, { sale: now, payment });
  }

  async #readAgain(saleId: string, payment: FoundPayment, signal: AbortSignal): Promise<boolean> {
    const { store, paymentRecheck } = this.#parts;
    const before = store.loadSale(saleId);
    const tracked = before && paymentOf(before, payment.trackingId);
    if (!tracked) return false;
    const failure = await paymentRecheck.ofPayment(before, tracked, signal);
    const after = store.loadSale(saleId);
    const now = after && paymentOf(after, payment.trackingId);
    if (failure || signal.aborted || !now) return false;
    if (wasEverPaid(now)) {
      const wasOver = tracked.end !== undefined || isSettled(before);
      if (wasOver && !wasEverPaid(tracked)) this.#paidLate.set(saleId, after);
    } else if (payment.status && saysPaid(payment.status)) {
      // The reading counts, and a person has to know that the service contradicts itself.
      this.#differing.set(payment.trackingId, { sale: after, payment });
    }
    return true;
  }

  async #readUnknown(payment: FoundPayment, signal: AbortSignal): Promise<boolean> {
    if (this.#isBeingCreated(payment)) return false;
    const owner = await this.#ownerOf(payment, signal);
    if (signal.aborted) return false;
    const { record, ports } = this.#parts;
    const { trackingId } = payment;
    // Another part of the till may have found it meanwhile.
    const isFree = ports.ledger.saleOfPayment(trackingId) === undefined;
    if (isFree && owner) record(owner.id, orphanFound(payment));
    const sale = isFree ? owner : this.#saleOf(payment);
    if (sale) return this.#readAgain(sale.id, payment, signal);
    const answer = payment.status ? undefined : await ports.gateway.readTracking(trackingId, signal);
    if (isOver(signal)) return false;
    const status = answer?.kind === 'read' ? answer.reading.status : payment.status;
    this.#unknown.push({ ...payment, ...(status && { status }) });
    return true;
  }

  /** A sale may still wait for the answer that names this payment, or search for it. */
  #isBeingCreated({ reference }: FoundPayment): boolean {
    return this.#parts.store.open
      .all()
      .some(
        (sale) =>
          (reference === undefined || sale.reference === reference) &&
          (isTrying(sale) || sale.uncheckedLostTries > 0),
      );
  }

  /** The sale whose lost try has most probably left the payment behind, long after its search was over. */
  async #ownerOf(payment: FoundPayment, signal: AbortSignal): Promise<Sale | undefined> {
    const { reference, createdAt } = payment;
    if (reference === undefined || createdAt === undefined) return undefined;
    const { store, ports } = this.#parts;
    const isUnclaimed = (trackingId: string): boolean => ports.ledger.saleOfPayment(trackingId) === undefined;
    for (const sale of store.alike({ reference })) {
      if (sale.reference !== reference || sale.lostTries === 0 || !store.isOwn(sale)) continue;
      if (createdAt < earliestCreation(sale, ports)) continue;
      const { fits } = await judgePayments(sale, [payment], { ...ports, isUnclaimed }, signal);
      if (fits.get(payment.trackingId)?.fit === 'own') return sale;
    }
    return undefined;
  }
}

/** Reads a payment at the service. Answers whether it could be compared. */
type ReadPayment = (signal: AbortSignal) => Promise<boolean>;

/**
 * Whether the record may be behind the service. A record of a terminal's history need not state a status (spec "Payment
 * history objects"): then every payment that has ended unpaid is read. An open one is read all the time anyway.
 */
function mayHaveChanged({ reading, end }: Tracked, said: PaymentStatus | undefined): boolean {
  if (!said) return end !== undefined && !(reading && saysPaid(reading.status));
  if (reading && sameStatus(reading.status, said)) return false;
  return said.kind === 'final' || reading?.status.kind === 'final';
}

/** Asked anew: the compiler takes a signal that was not aborted before a wait for one that is not after it. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;
