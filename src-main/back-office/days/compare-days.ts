import { succeeded } from '../../../shared/failure.ts';
import { dayBegins, daysAfter } from '../../../shared/time/store-day.ts';
import { compareSides } from './compare-sides.ts';
import { comparedCurrency } from './compared-currency.ts';
import { explainDays } from './explain-days.ts';
import { readDays, whyNot } from './read-days.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type { DaysExplained, Unchecked } from '../../../shared/contract/back-office/days-explained.ts';
import type { Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { BackOffice } from '../back-office.ts';
import type { TillOnDays } from './read-days.ts';
import type { Asking } from './read-service.ts';
import type { SaleOnDay, SalesOnDays } from './sale-on-day.ts';

export interface ComparedDays extends Omit<TillOnDays, 'sales'> {
  readonly office: BackOffice;
  /** Whether a terminal is at work, with whose sales the comparison begins. */
  readonly hasTill: boolean;
  /** The till's sales that were started on these days. */
  readonly salesOn: (range: DayRange) => SalesOnDays;
  readonly currency: string;
  /** IANA name; the computer's time zone where it is missing. */
  readonly timeZone: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Comparing extends Pick<Asking, 'signal' | 'onProgress'> {
  /** The scope at which the service is asked. */
  readonly scope: HistoryScope;
}

/**
 * Compares these days of the store, the last one included, from the till's sales to the bank's deposits. Where the service
 * cannot be read, the till's sales stand alone, with the reason in `unchecked`. Throws `LedgerUnavailable`.
 */
export async function compareDays(
  range: DayRange,
  days: ComparedDays,
  { scope, signal, onProgress }: Comparing,
): Promise<Result<DaysExplained>> {
  const { salesOn, isKnown, damagedSale, currency, timeZone, now, office, hasTill } = days;
  const span = {
    from: dayBegins(range.from, timeZone),
    until: dayBegins(daysAfter(range.to, 1), timeZone),
  };
  const madeAt = now();
  // Set anew, the same sales are of other days, and earlier comparisons of these days were of other sales.
  const zone =
    timeZone === undefined
      ? { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, isComputersZone: true as const }
      : { zone: timeZone };
  const recorded = salesOn(range);
  const sales: SaleOnDay[] = [];
  for await (const sale of recorded.each()) {
    if (signal.aborted) break;
    sales.push(sale);
  }
  const others = recorded.others();
  const unchecked: Unchecked[] = others === 0 ? [] : [{ what: 'other-sales', count: others }];
  const access = await office.service();
  const ids = office.ids();
  const alone = (why: Unchecked): Result<DaysExplained> => {
    const sides = { span, sales, payments: [], unasked: new Set<string>(), isKnown: () => false };
    const { till } = compareSides(sides);
    return succeeded({
      ...range,
      madeAt,
      ...zone,
      currency,
      ...(hasTill && till && { till }),
      payouts: [],
      differences: [],
      unexplainedMinor: 0,
      unchecked: [...unchecked, why],
    });
  };
  if (!access) return alone({ what: 'service', why: 'no-access' });
  const { currencies } = office;
  const compared = await comparedCurrency({ access, currencies, ids, hasTill, currency });
  if ('why' in compared) return alone({ what: 'service', ...compared });
  const asking = { access, ids, currencies, signal, onProgress, ...compared };
  const tillsSales = hasTill ? { sales, isKnown, damagedSale } : undefined;
  const read = await readDays(tillsSales, { span, now }, asking);
  if (read === 'too-many' || !read.ok) return alone({ what: 'service', ...whyNot(read) });
  const whole = { ...read.value, unchecked: [...unchecked, ...read.value.unchecked] };
  const explained = explainDays(whole, madeAt);
  return succeeded({ ...range, madeAt, ...zone, ...compared, scope, ...explained });
}
