import { failed } from '../../../shared/failure.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { ComparedSince } from '../../sales/comparison/compared-span.ts';
import type { HistoryComparison } from '../../sales/comparison/history-comparison.ts';
import type { Shifts } from './shifts.ts';

export interface ClosingParts {
  readonly shifts: Pick<Shifts, 'current' | 'comparedSince' | 'close' | 'readAhead'>;
  /** Compares the record with the service's history. Answers within seconds, whatever fails, and never rejects. */
  readonly compare: (since: ComparedSince) => Promise<HistoryComparison>;
  /** Lets other work go on while much is read. */
  readonly turn: () => Promise<void>;
}

/**
 * Closes a shift after comparing the service's history with the record, so that the Z report holds what the comparison
 * found. Without network the shift closes all the same, and the report says what was not compared.
 */
export class ShiftClosing {
  readonly #parts: ClosingParts;
  #running: Promise<Result<ShiftReport>> | undefined;

  constructor(parts: ClosingParts) {
    this.#parts = parts;
  }

  /** Closes the shift. A second press while the first is under way gets the same report. */
  close(cashierId?: string): Promise<Result<ShiftReport>> {
    this.#running ??= this.#close(cashierId).finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #close(cashierId: string | undefined): Promise<Result<ShiftReport>> {
    const { shifts, compare, turn } = this.#parts;
    const shift = shifts.current();
    const since = shifts.comparedSince();
    if (!since.ok) return since;
    const [comparison] = await Promise.all([compare(since.value), shifts.readAhead(turn)]);
    if (shifts.current() !== shift) return failed({ action: 'fix-input', code: 'shift-not-open' });
    return shifts.close(cashierId, comparison);
  }
}
