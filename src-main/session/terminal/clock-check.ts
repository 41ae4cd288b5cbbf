import { hasPassed } from '../../supervision/interruptible-delay.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { ServiceVitals } from '../../service/vitals.ts';

/** Receipts and reports that are so far off are questioned. Smaller differences stand on the health page alone. */
const WRONG_BY_MS = 5 * 60_000;
/** Where nothing else changes; each change of the till compares them anew. */
const EVERY_MS = 10 * 60_000;

interface ClockCheckParts {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly vitals: () => Pick<ServiceVitals, 'clockDifferenceMs'>;
  /** Called when the clock is set wrong or right while nothing else happens. */
  readonly onChange: () => void;
}

/** Compares this computer's clock with the service's: receipts, shifts and reports go by it. */
export class ClockCheck {
  readonly #parts: ClockCheckParts;

  constructor(parts: ClockCheckParts) {
    this.#parts = parts;
  }

  notices(): readonly Notice[] {
    return this.#isWrong() ? [{ code: 'clock-wrong' }] : [];
  }

  /** Ends when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock, onChange } = this.#parts;
    let was = this.#isWrong();
    while (await hasPassed(clock, EVERY_MS, signal)) {
      const is = this.#isWrong();
      if (is !== was) onChange();
      was = is;
    }
  }

  #isWrong(): boolean {
    const { clockDifferenceMs = 0 } = this.#parts.vitals();
    return Math.abs(clockDifferenceMs) >= WRONG_BY_MS;
  }
}
