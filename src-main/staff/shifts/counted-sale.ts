import { discountsOf } from '../../../shared/makeup.ts';
import { EXCEPTION_KINDS } from '../../../shared/shift-report.ts';
import { replay } from '../../sales/apply-event.ts';
import { allConcernsOf } from '../../sales/concerns.ts';
import { standingOf } from './standing.ts';
import type { Money } from '../../../shared/money.ts';
import type { ExceptionKind, SaleStanding } from '../../../shared/shift-report.ts';
import type { TaxLine } from '../../../shared/tax/sale-tax.ts';
import type { Sale } from '../../sales/sale.ts';
import type { SaleSince } from './ports.ts';

/** What a report counts of a sale: little enough that years of sales fit into memory. */
export interface CountedSale {
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: Money;
  readonly shift: number | undefined;
  readonly cashierId: string | undefined;
  readonly tipMinor: number;
  readonly discountMinor: number;
  readonly taxes: readonly TaxLine[];
  /** With every reading taken for fresh: see `standingNow`. */
  readonly standing: SaleStanding;
  readonly raised: readonly ExceptionKind[];
  /** What the last Z report knew of it; missing for a sale that is younger. */
  readonly before:
    | { readonly standing: SaleStanding; readonly raisedSince: readonly ExceptionKind[] }
    | undefined;
}

/** `undefined` for events that make no sale. */
export function countSale({ events, before }: SaleSince): CountedSale | undefined {
  const now = replay(events);
  if (!now) return undefined;
  const was = replay(events.slice(0, before));
  const { id: saleId, number, reference, amount, stamp, makeup, tax } = now;
  const { tipMinor = 0 } = makeup ?? {};
  return {
    saleId,
    number,
    reference,
    amount,
    shift: stamp.shift,
    cashierId: stamp.cashierId,
    tipMinor,
    discountMinor: makeup ? discountsOf(makeup) : 0,
    taxes: tax?.lines ?? [],
    standing: standingOf(now),
    raised: kindsAmong(new Set(allConcernsOf(now).map(({ kind }) => kind))),
    before: was && { standing: standingOf(was), raisedSince: raisedSince(was, now) },
  };
}

/** How the sale stands; `stale` holds the ids of sales whose last reading is too old to say. */
export function standingNow({ saleId, standing }: CountedSale, stale: ReadonlySet<string>): SaleStanding {
  return standing === 'open' && stale.has(saleId) ? 'unknown' : standing;
}

/** That the outcome has changed is told by the two standings. */
function raisedSince(was: Sale, now: Sale): readonly ExceptionKind[] {
  const known = new Set(allConcernsOf(was).map(({ id }) => id));
  const raised = allConcernsOf(now).filter(({ id, kind }) => !known.has(id) && kind !== 'outcome-changed');
  return kindsAmong(new Set(raised.map(({ kind }) => kind)));
}

function kindsAmong(raised: ReadonlySet<ExceptionKind>): readonly ExceptionKind[] {
  return EXCEPTION_KINDS.filter((kind) => raised.has(kind));
}
