import { zLine } from './rehearsal/figures.ts';
import type { SalesByTime } from '../reports/ports.ts';
import type { Journal } from '../staff/shifts/ports.ts';

/**
 * What a till knows of its record when it is open, in short: how many sales there are, and the last Z report. A version that
 * has just been installed must know the same. Throws `LedgerUnavailable`.
 */
export function knownFigures({
  sales,
  journal,
}: {
  readonly sales: SalesByTime;
  readonly journal: Pick<Journal, 'newest'>;
}): string {
  const [last] = journal.newest(['shift-closed'], 1);
  const counted = sales.countStarted(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return JSON.stringify({ sales: counted, ...(last && { last: zLine(last.report) }) });
}

/** How many sales there are by such figures; nothing where they are none. */
export function salesIn(figures: string): number | undefined {
  try {
    const { sales } = Object(JSON.parse(figures)) as { readonly sales?: unknown };
    return typeof sales === 'number' ? sales : undefined;
  } catch {
    return undefined; // an order that somebody edited
  }
}
