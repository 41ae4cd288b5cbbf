import { failed, succeeded } from '../../../shared/failure.ts';
import { ledgerFailure } from '../../sales/ledger-failure.ts';
import { CountedSales } from './counted-sales.ts';
import { shiftReport } from './report.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { ClosedShiftView, ShiftView } from '../../../shared/contract/staff-view.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { ComparedSince } from '../../sales/comparison/compared-span.ts';
import type { HistoryComparison } from '../../sales/comparison/history-comparison.ts';
import type { EntryOf } from './journal-entry.ts';
import type { Journal, RecordedSales } from './ports.ts';
import type { ShiftFacts } from './report.ts';

export interface ShiftParts {
  readonly clock: Pick<Clock, 'wall'>;
  readonly journal: Journal;
  readonly recorded: RecordedSales;
  readonly nameOf: (cashierId: string) => string | undefined;
  /** Answers the ids of sales whose last reading is too old to tell how they stand. */
  readonly stale: () => ReadonlySet<string>;
}

/** How many Z reports can be printed again. Older ones stay in the ledger. */
const LAST_CLOSED = 14;
/** In how many of them the last comparison is looked for: more than a week has, and no comparison goes back further. */
const LOOKED_THROUGH = 100;
const NOT_OPEN: Failure = { action: 'fix-input', code: 'shift-not-open' };

/** The shifts of one terminal. The journal holds which one is open, and every Z report. */
export class Shifts {
  readonly #parts: ShiftParts;
  readonly #onChange: () => void;
  #open: EntryOf<'shift-opened'> | undefined;
  /** The closed shifts, newest first. */
  #closed: readonly ClosedShiftView[];
  /** The sales of the open shift, once a report has been requested. */
  #sales: CountedSales | undefined;

  /** Throws `LedgerUnavailable`. */
  constructor(parts: ShiftParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    const [last] = parts.journal.newest(['shift-opened', 'shift-closed'], 1);
    this.#open = last?.type === 'shift-opened' ? last : undefined;
    this.#closed = parts.journal.newest(['shift-closed'], LAST_CLOSED).map(closedView);
  }

  /** The number of the open shift. */
  current(): number | undefined {
    return this.#open?.shift;
  }

  view(): { readonly shift?: ShiftView; readonly closedShifts: readonly ClosedShiftView[] } {
    return {
      closedShifts: this.#closed,
      ...(this.#open && {
        shift: { number: this.#open.shift, openedAt: this.#open.at, ...this.#openedBy(this.#open) },
      }),
    };
  }

  /** Begins the next shift. `cashierId` is who does it, where cashiers sign in. */
  open(cashierId?: string): Result<null> {
    if (this.#open) return failed({ action: 'fix-input', code: 'shift-open' });
    return attempt(() => {
      const { clock, journal, recorded } = this.#parts;
      const [last] = journal.newest(['shift-closed'], 1);
      // Of a shift whose entries a repair did not find, the sales are still there. No other shift counts them as its own.
      const before = Math.max(last?.shift ?? 0, recorded.lastShift());
      const entry = {
        type: 'shift-opened',
        at: clock.wall(),
        shift: before + 1,
        ...(cashierId !== undefined && { cashierId }),
      } as const;
      journal.append(entry);
      this.#open = entry;
      this.#onChange();
      return succeeded(null);
    });
  }

  /**
   * Reads what a report of the open shift is made of, slice by slice with a `turn` for others in between. The report that
   * follows reads what has happened since, and tells when the record cannot be read. Never rejects.
   */
  async readAhead(turn: () => Promise<void>): Promise<void> {
    const open = this.#open;
    try {
      if (open) await this.#salesOf(open).readAhead(turn);
    } catch {
      // The report meets the same error and tells it.
    }
  }

  /** The X report: the open shift as it stands now. Changes nothing. */
  xReport(cashierId?: string): Result<ShiftReport> {
    const open = this.#open;
    return open ? attempt(() => succeeded(this.#make('X', open, cashierId))) : failed(NOT_OPEN);
  }

  /**
   * Answers since when the service's history has not been compared with the record, and which payments have been named
   * since then all the same. The time is the end of the last comparison, else the opening of this shift or of the first
   * closed one before it that was not compared.
   */
  comparedSince(): Result<ComparedSince> {
    const open = this.#open;
    if (!open) return failed(NOT_OPEN);
    return attempt<ComparedSince>(() => {
      let wall = open.at;
      const closed = this.#parts.journal.newest(['shift-closed'], LOOKED_THROUGH);
      const named = new Set(closed.flatMap(({ report }) => namedIn(report)));
      for (const { report, at } of closed) {
        const { reconciliation } = report;
        if (reconciliation?.state === 'compared')
          return succeeded({ wall: at, serviceTime: reconciliation.until, named });
        if (!reconciliation) break;
        wall = Math.min(wall, report.openedAt);
      }
      return succeeded({ wall, named });
    });
  }

  /**
   * Closes the shift and answers its Z report, which says what `comparison` found. Both are one write, so after a power
   * cut the shift is either closed with its report or open as before.
   */
  close(cashierId?: string, comparison?: HistoryComparison): Result<ShiftReport> {
    const open = this.#open;
    if (!open) return failed(NOT_OPEN);
    return attempt(() => {
      const report = this.#make('Z', open, cashierId, comparison);
      const { shift, madeAt: at } = report;
      const entry = {
        type: 'shift-closed',
        at,
        shift,
        report,
        upTo: this.#parts.recorded.end(),
        ...(cashierId !== undefined && { cashierId }),
      } as const;
      this.#parts.journal.append(entry);
      this.#open = undefined;
      this.#sales = undefined;
      this.#closed = [closedView(entry), ...this.#closed].slice(0, LAST_CLOSED);
      this.#onChange();
      return succeeded(report);
    });
  }

  /** Answers the Z report of a closed shift, as it was made. */
  zReport(shift: number): Result<ShiftReport> {
    return attempt(() => {
      const [kept] = this.#parts.journal.newest(['shift-closed'], 1, { shift });
      return kept ? succeeded(kept.report) : failed({ action: 'fix-input', code: 'shift-not-found' });
    });
  }

  /** Whether a print of this Z report is a copy. It counts as one unless it is known to be the first. */
  printedBefore(shift: number): boolean {
    const found = attempt(() => succeeded(this.#parts.journal.newest(['report-printed'], 1, { shift })));
    return !found.ok || found.value.length > 0;
  }

  /** Records that a Z report was printed, or may have been. */
  reportPrinted(shift: number, cashierId?: string): Result<null> {
    const copy = this.printedBefore(shift);
    const entry = { type: 'report-printed', at: this.#parts.clock.wall(), shift, copy } as const;
    return attempt(() => {
      this.#parts.journal.append({ ...entry, ...(cashierId !== undefined && { cashierId }) });
      return succeeded(null);
    });
  }

  #make(
    kind: ShiftReport['kind'],
    open: EntryOf<'shift-opened'>,
    cashierId: string | undefined,
    comparison?: HistoryComparison,
  ): ShiftReport {
    const { clock, nameOf, stale } = this.#parts;
    const madeBy = cashierId === undefined ? undefined : nameOf(cashierId);
    const countedSales = this.#salesOf(open);
    const damagedSales = countedSales.damaged();
    const heading = {
      kind,
      shift: open.shift,
      openedAt: open.at,
      ...this.#openedBy(open),
      madeAt: clock.wall(),
      ...(madeBy !== undefined && { madeBy }),
      ...(this.#mayRepeatLost() && ({ mayRepeatLost: true } as const)),
      ...(damagedSales > 0 && { damagedSales }),
    };
    const counted = countedSales.now();
    const sales = counted.filter(({ shift }) => shift === open.shift);
    const beside = counted.filter(({ shift }) => shift !== open.shift);
    const facts: ShiftFacts = {
      sales,
      withoutShift: beside.filter(({ before }) => before === undefined),
      beside,
      stale: stale(),
      nameOf,
      ...(comparison && { comparison }),
    };
    return shiftReport(heading, facts);
  }

  #salesOf({ shift }: EntryOf<'shift-opened'>): CountedSales {
    return (this.#sales ??= new CountedSales(this.#parts.recorded, shift, this.#countedUpTo(shift)));
  }

  /** The number of the last event that earlier Z reports have counted. */
  #countedUpTo(shift: number): number {
    const { journal, recorded } = this.#parts;
    const [last] = journal.newest(['shift-closed'], 1);
    // A shift is opened after the Z report of the one before, of which a repair may not have found the entry.
    const isLost = shift > (last?.shift ?? 0) + 1;
    return Math.max(last?.upTo ?? 0, isLost ? recorded.endOfLostReport(shift) : 0);
  }

  /**
   * Whether the record was repaired since the shift was opened and lacks entries: the shift may have been closed before, with
   * a Z report that nobody finds again.
   */
  #mayRepeatLost(): boolean {
    const [last] = this.#parts.journal.newest(['shift-opened', 'ledger-repaired'], 1);
    return last?.type === 'ledger-repaired' && (last.missing?.length ?? 0) > 0;
  }

  #openedBy({ cashierId }: EntryOf<'shift-opened'>): { readonly openedBy?: string } {
    const openedBy = cashierId === undefined ? undefined : this.#parts.nameOf(cashierId);
    return openedBy === undefined ? {} : { openedBy };
  }
}

function attempt<T>(work: () => Result<T>): Result<T> {
  try {
    return work();
  } catch (error) {
    return failed(ledgerFailure(error));
  }
}

/** Answers the tracking ids of the payments that the report names as belonging to no sale. */
function namedIn({ reconciliation }: ShiftReport): readonly string[] {
  if (reconciliation?.state !== 'compared') return [];
  return reconciliation.unknown.listed.map(({ trackingId }) => trackingId);
}

function closedView({ shift: number, report }: EntryOf<'shift-closed'>): ClosedShiftView {
  return { number, openedAt: report.openedAt, closedAt: report.madeAt };
}
