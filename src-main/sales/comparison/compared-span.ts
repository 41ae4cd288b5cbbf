import { NEVER_SET_MS } from '../moment.ts';
import type { SalesPorts } from '../ports.ts';

/** The till compares at most this far back; what is older is compared in the back office. */
const LONGEST_MS = 7 * 24 * 60 * 60_000;
/** `To` is exclusive, the service's clocks differ, and its history may show a payment this late. */
const SHOWN_WITHIN_MS = 5 * 60_000;
/** How wrong the till's clock may be, where no answer of the service has stated the time yet. */
export const CLOCK_WRONG_BY_MS = 48 * 60 * 60_000;
/** Payments that ended unpaid before the last comparison may have been paid since: those created so much earlier. */
const LOOK_BACK_MS = 48 * 60 * 60_000;

/** From when on payments that the ledger does not know are news. */
export interface ComparedSince {
  /** Wall-clock milliseconds of the till. */
  readonly wall: number;
  /** The same by the service's clock, where a comparison has come to an end before. */
  readonly serviceTime?: number;
  /** Tracking ids of those that an earlier report has named. */
  readonly named: ReadonlySet<string>;
}

/** Milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What a comparison is about, by each clock that may be the one that stamps payments. */
export interface ComparedSpans {
  /** By the service's `Date`, as far as it is known. */
  readonly service: Span;
  /**
   * By the till's clock, where the two do not agree: what answers in the service's place may tell another day than the
   * one that stamps payments. A payment named once too often is better than silence.
   */
  readonly till?: Span;
}

/** By what is known of the service's time now. */
export function spansOf(
  { wall: since, serviceTime }: ComparedSince,
  { clock, gateway }: Pick<SalesPorts, 'clock' | 'gateway'>,
): ComparedSpans {
  const wall = clock.wall();
  const now = gateway.serviceTime() ?? wall;
  const service = spanUntil(now, serviceTime ?? since + now - wall);
  const apart = Math.abs(now - wall);
  const isEither = apart > SHOWN_WITHIN_MS && apart <= NEVER_SET_MS;
  return { service, ...(isEither && { till: spanUntil(wall, since) }) };
}

/** What the history did not show yet, or the service's other clock stamped a minute earlier, is news still. */
function spanUntil(until: number, compared: number): Span {
  return { from: Math.max(Math.min(compared, until) - SHOWN_WITHIN_MS, until - LONGEST_MS), until };
}

/** Whether a payment that was created then is news, if nobody knows it. */
export function isWithin({ service, till }: ComparedSpans, createdAt: number): boolean {
  return (
    createdAt >= service.from ||
    (till !== undefined && createdAt >= till.from && createdAt < till.until + SHOWN_WITHIN_MS)
  );
}

/** What the history is asked for: one stretch of time, or two that do not touch. `unsure` milliseconds wider at each end. */
export function askedFor({ service, till }: ComparedSpans, unsure: number): readonly Span[] {
  const wider = ({ from, until }: Span): Span => ({
    from: from - LOOK_BACK_MS - unsure,
    until: until + SHOWN_WITHIN_MS + unsure,
  });
  if (!till) return [wider(service)];
  const [one, other] = [wider(service), wider(till)];
  if (one.until < other.from || other.until < one.from) return [one, other];
  return [{ from: Math.min(one.from, other.from), until: Math.max(one.until, other.until) }];
}
