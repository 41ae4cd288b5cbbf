import { Answered } from './reconciled.ts';
import type { ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { FoundPayment } from '../../../src-main/sales/ports.ts';
import type { Compared } from './reconciled.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** A report is not held up longer, by the till's own time. */
const PATIENCE = 8_000;
/** A till whose calls were answered by nobody lately gives its first question so long, and no longer. */
const OFFLINE_PATIENCE = 2_000;
/** The till's clocks and the service's are read in whole seconds, and differ by what an answer takes. */
const CLOCKS_AGREE = 20_000;
/** A history shows a payment so late at most. */
const SHOWN_WITHIN = 5 * 60_000;
/** Reports list so many of each kind, and count the rest. */
const LISTED = 20;

/**
 * Rule 14: a Z report that says "compared" names every payment of the terminal's history in its time that no sale knows,
 * that was paid after its end, or that is stated with another amount, and nothing else; and all reports together leave
 * nothing out.
 */
export class Reconciliations {
  readonly #witness: Witness;
  #answered: Answered | undefined;
  /** By the service's clock: how far the last comparison went, or since when nothing has been compared. */
  #since: { readonly at: number; readonly wall: number | undefined } | undefined;
  /** The same by the till's clock, at its earliest. */
  #wall: number | undefined;
  /** From when on something has been compared, and when that was done first. */
  #first: { readonly from: number; readonly done: number } | undefined;
  /** Payments that a report has named as nobody's. */
  readonly #named = new Set<string>();
  /** More were found than a report lists. */
  #hasMore = false;
  /** The reports go on from those of another service. */
  #hasMoved = false;
  /** The press that has no answer yet. */
  #press: { readonly moment: number; readonly at: number; readonly time: number } | undefined;

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /** The till is set up for another service. */
  moved(): void {
    this.#hasMoved = true;
  }

  /** A shift begins; `at` is by the till's wall clock. */
  opened(at: number): void {
    this.#since ??= { at: this.#witness.serviceClock(), wall: at };
    this.#wall = Math.min(this.#wall ?? at, at);
  }

  /** Somebody closes the shift; `at` is the till's own time. */
  pressed(at: number): void {
    if (this.#press) return;
    this.#answered = undefined;
    const { statements, timeline } = this.#witness;
    this.#press = { moment: statements.moment(), at, time: timeline.now() };
  }

  /** The program ended: a report that was being made is none. */
  forgotten(): void {
    this.#answered = undefined;
    this.#press = undefined;
  }

  /** The press has its answer, which may be that the shift is open still; `at` is the till's own time. */
  answered(at: number): void {
    const waited = at - (this.#press?.at ?? at);
    if (waited > PATIENCE + 1_000) this.#breaks(`the report came after ${waited} ms`);
    this.#press = undefined;
  }

  /** The history's answer to the till; `shown` is what it had from `from` to before `until` when it was asked. */
  stated(
    payments: readonly FoundPayment[],
    {
      from,
      until,
      shown,
    }: { readonly from: number; readonly until: number; readonly shown: Iterable<string> },
  ): void {
    const isThere = this.#witness.historyOf(from, until);
    const isStated = new Set(payments.map(({ trackingId }) => trackingId));
    for (const id of shown)
      if (!isStated.has(id) && isThere.has(id))
        this.#breaks(`${id} is in the history, and the till was not told`);
    this.#answered = new Answered(this.#witness, payments, (how) => this.#breaks(how));
  }

  /** That the history states another amount of this payment goes on record. */
  recorded(record: Recorded, trackingId: string): void {
    if (!this.#answered?.isOther(record, trackingId))
      this.#breaks(`${record.saleId} says that the history differs about ${trackingId}, which it did not`);
  }

  closed({ reconciliation, madeAt }: ShiftReport): void {
    if (reconciliation?.state === 'compared') this.#compared(reconciliation, madeAt);
    else this.#silent(reconciliation?.reason);
    this.#answered = undefined;
  }

  /** The last report of the day, when all is well: everything has been compared, and what is nobody's was named. */
  dayClosed(): void {
    const { payments, records, stampOf, isHere, historyPermitted, tellsTime } = this.#witness;
    if (!historyPermitted || !tellsTime || this.#hasMore || this.#hasMoved) return;
    const { from, done } = this.#first ?? { from: 0, done: Infinity };
    const known = new Set([...records.values()].flatMap((record) => [...record.payments.keys()]));
    for (const payment of payments.values()) {
      const { trackingId } = payment;
      if (known.has(trackingId) || this.#named.has(trackingId) || !isHere(payment)) continue;
      // What came into the history with an old stamp, after its time had been compared, no report can know.
      const isTooLate = payment.thereSince > done && payment.thereSince - payment.createdAt > SHOWN_WITHIN;
      if (stampOf(payment) >= from && !isTooLate)
        this.#breaks(`${trackingId} is nobody's, and no report names it`);
    }
  }

  #compared(said: Compared, madeAt: number): void {
    const { from, until, payments, unknown, paidLate, differing } = said;
    if (payments !== this.#answered?.count)
      this.#breaks(
        `it counts ${payments} payments, and the history told of ${this.#answered?.count ?? 'none'}`,
      );
    this.#judgeTime(said, madeAt);
    this.#hasMore ||= [unknown, paidLate, differing].some(({ count }) => count > LISTED);
    const isNewsToTill = (stamp: number): boolean => this.#isNewsByTill(stamp, madeAt);
    if (!this.#hasMore) this.#answered?.judge(said, this.#named, isNewsToTill);
    for (const { trackingId } of unknown.listed) {
      if (this.#named.has(trackingId)) this.#breaks(`it names ${trackingId} once more`);
      this.#named.add(trackingId);
    }
    this.#since = { at: until, wall: undefined };
    this.#wall = madeAt;
    this.#first ??= { from, done: this.#press?.time ?? 0 };
  }

  /** Where the two clocks are apart, what is news by the till's may be named as well: payments may have been stamped by it. */
  #isNewsByTill(stamp: number, madeAt: number): boolean {
    const unsure = SHOWN_WITHIN + CLOCKS_AGREE;
    const isApart = Math.abs(madeAt - this.#witness.serviceClock()) > SHOWN_WITHIN - CLOCKS_AGREE;
    return isApart && stamp >= (this.#wall ?? madeAt) - unsure && stamp < madeAt + unsure;
  }

  #judgeTime({ from, until }: Compared, madeAt: number): void {
    const { serviceClock, tellsTime } = this.#witness;
    const now = serviceClock();
    if (!tellsTime || !this.#since) return;
    if (until > now + CLOCKS_AGREE) this.#breaks(`it goes until ${until}, and it is ${now}`);
    const { at, wall } = this.#since;
    const isSet = wall !== undefined && Math.abs(now - at - (madeAt - wall)) > CLOCKS_AGREE;
    // Before the first comparison the opening is known by the till's clock only, which may have been set since.
    if (!isSet && from > at + (wall === undefined ? 0 : CLOCKS_AGREE))
      this.#breaks(`it begins ${from - at} ms after what was compared before`);
  }

  #silent(reason: string | undefined): void {
    const { historyPermitted, statements, timeline } = this.#witness;
    if (reason === undefined) this.#breaks('it does not say whether anything was compared');
    const hasFailed = statements.anythingFailedSince(this.#press?.moment ?? -Infinity);
    const hasWaited = timeline.now() - (this.#press?.time ?? -Infinity) >= OFFLINE_PATIENCE;
    if (historyPermitted && !hasFailed && !hasWaited)
      this.#breaks(`nothing was compared, ${reason}, and nothing failed`);
  }

  #breaks(how: string): void {
    this.#witness.breaks('14 a Z report names what differs', how);
  }
}
