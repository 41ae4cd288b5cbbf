import { discountsOf } from '../../../shared/money/line-items.ts';
import { EXCEPTION_KINDS } from '../../../shared/reports/shift-report.ts';
import { replay, replayFirst } from '../../sales/apply-event.ts';
import { isSettled } from '../../sales/sale.ts';
import { allAlertsOf } from '../../sales/sale-alerts.ts';
import { saleStatusOf } from './sale-status.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { ExceptionKind, SaleStatus } from '../../../shared/reports/shift-report.ts';
import type { TaxLine } from '../../../shared/money/sale-tax.ts';
import type { Sale } from '../../sales/sale.ts';
import type { SaleSince } from './ports.ts';

/** The facts of a sale that a report counts. They are few, so that years of sales fit into memory. */
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
  /** How the sale stands if its last reading is fresh; `statusNow` takes stale ones into account. */
  readonly standing: SaleStatus;
  readonly raised: readonly ExceptionKind[];
  /** How the sale stood at the last Z report; missing for a sale that is younger. */
  readonly before:
    | { readonly standing: SaleStatus; readonly raisedSince: readonly ExceptionKind[] }
    | undefined;
}

/** Reads what a report counts of a sale from its events. Answers `undefined` for events that make no sale. */
export function countSale({ events, before }: SaleSince): CountedSale | undefined {
  const now = replay(events);
  if (!now) return undefined;
  const was = replayFirst(events, before);
  const { id: saleId, number, reference, amount, stamp, lineItems, tax } = now;
  const { tipMinor = 0 } = lineItems ?? {};
  return {
    saleId,
    number,
    reference,
    amount,
    shift: stamp.shift,
    cashierId: stamp.cashierId,
    tipMinor,
    discountMinor: lineItems ? discountsOf(lineItems) : 0,
    taxes: tax?.lines ?? [],
    standing: saleStatusOf(now),
    raised: kindsAmong(new Set(allAlertsOf(now).map(({ kind }) => kind))),
    before: was && {
      standing: saleStatusOf(isEndLost(was, now) ? now : was),
      raisedSince: raisedSince(was, now),
    },
  };
}

/** A person had read its end, which is missing: the earlier report counted the sale as it stands. */
function isEndLost(was: Sale, now: Sale): boolean {
  return now.recordDamaged && !now.resumedOverGap && was.acknowledged && !isSettled(was);
}

/** Answers how the sale stands now. `stale` holds the ids of sales whose last reading is too old to tell. */
export function statusNow({ saleId, standing }: CountedSale, stale: ReadonlySet<string>): SaleStatus {
  return standing === 'open' && stale.has(saleId) ? 'unknown' : standing;
}

/** Answers the exceptions that `now` has and `was` had not. A changed outcome is left out: the two standings show it. */
function raisedSince(was: Sale, now: Sale): readonly ExceptionKind[] {
  const known = new Set(allAlertsOf(was).map(({ id }) => id));
  const raised = allAlertsOf(now).filter(({ id, kind }) => !known.has(id) && kind !== 'outcome-changed');
  return kindsAmong(new Set(raised.map(({ kind }) => kind)));
}

function kindsAmong(raised: ReadonlySet<ExceptionKind>): readonly ExceptionKind[] {
  return EXCEPTION_KINDS.filter((kind) => raised.has(kind));
}
