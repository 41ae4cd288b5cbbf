import { EXCEPTION_KINDS, mayStillEnd, standsPaid } from '../../shared/shift-report.ts';
import { allConcernsOf } from '../sales/concerns.ts';
import { standingOf } from './standing.ts';
import type {
  EarlierSale,
  ExceptionKind,
  LaterEffect,
  ReportedSale,
  Tally,
} from '../../shared/shift-report.ts';
import type { Sale } from '../sales/sale.ts';

/** A sale as it was when the last Z report was made, and as it is. */
export interface ChangedSale {
  readonly was: Sale;
  readonly now: Sale;
}

const NOTHING_STALE: ReadonlySet<string> = new Set();

/** Those of `sales` of which a reader of the earlier reports does not know the truth any more, or may not for long. */
export function earlierSales(
  sales: readonly ChangedSale[],
  stale: ReadonlySet<string>,
  named: (sale: Sale) => ReportedSale,
): readonly EarlierSale[] {
  return sales
    .map(({ was, now }): EarlierSale => {
      const { shift } = now.stamp;
      return {
        ...named(now),
        ...(shift !== undefined && { shift }),
        was: standingOf(was, NOTHING_STALE),
        standing: standingOf(now, stale),
        raised: raisedSince(was, now),
      };
    })
    .filter(({ was, standing, raised }) => mayStillEnd(standing) || was !== standing || raised.length > 0);
}

/** What these sales have changed in the totals of earlier reports; one of each currency in which anything has. */
export function laterEffects(earlier: readonly EarlierSale[]): readonly LaterEffect[] {
  const currencies = new Set(earlier.map(({ amount }) => amount.currency));
  return [...currencies]
    .map((currency) => {
      const own = earlier.filter(({ amount }) => amount.currency === currency);
      return {
        currency,
        paid: tally(own.filter(({ was, standing }) => standsPaid(standing) && !standsPaid(was))),
        unpaid: tally(own.filter(({ was, standing }) => standsPaid(was) && !standsPaid(standing))),
      };
    })
    .filter(({ paid, unpaid }) => paid.count + unpaid.count > 0);
}

/** That the outcome has changed is told by the two standings. */
function raisedSince(was: Sale, now: Sale): readonly ExceptionKind[] {
  const known = new Set(allConcernsOf(was).map(({ id }) => id));
  const raised = new Set<ExceptionKind>(
    allConcernsOf(now)
      .filter(({ id, kind }) => !known.has(id) && kind !== 'outcome-changed')
      .map(({ kind }) => kind),
  );
  return EXCEPTION_KINDS.filter((kind) => raised.has(kind));
}

function tally(sales: readonly ReportedSale[]): Tally {
  return { count: sales.length, minor: sales.reduce((sum, { amount }) => sum + amount.minor, 0) };
}
