import type { SalesPorts } from '../ports.ts';

/** A comparison that was missed for longer than this is the back office's. */
const LONGEST_MS = 7 * 24 * 60 * 60_000;
/** `To` is exclusive, the service's clocks differ, and its history may show a payment this late. */
export const SHOWN_WITHIN_MS = 5 * 60_000;
/** How wrong the till's clock may be, where no answer of the service has told the time yet. */
export const CLOCK_WRONG_BY_MS = 48 * 60 * 60_000;

/** From when on payments that the ledger does not know are news: wall-clock milliseconds of the service, or of the till. */
export type ComparedSince = ({ readonly serviceTime: number } | { readonly wall: number }) & {
  /** Tracking ids of those that an earlier report has named. */
  readonly named: ReadonlySet<string>;
};

/** Milliseconds by the service's clock, as far as it is known. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What a comparison is about, by what is known of the service's time now. */
export function spanOf(
  since: ComparedSince,
  { clock, gateway }: Pick<SalesPorts, 'clock' | 'gateway'>,
): Span {
  const wall = clock.wall();
  const until = gateway.serviceTime() ?? wall;
  const compared = 'serviceTime' in since ? since.serviceTime : since.wall + until - wall;
  // What the history did not show yet, or the service's other clock stamped a minute earlier, is news still.
  const news = Math.min(compared, until) - SHOWN_WITHIN_MS;
  return { from: Math.max(news, until - LONGEST_MS), until };
}
