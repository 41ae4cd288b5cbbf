import { essenceOf } from './essence.ts';
import type { Rules, TillSales } from '../rules/rules.ts';
import type { Payers } from './payers.ts';

export const NOTHING: TillSales = { sales: [], alerts: [] };

interface ScreensParts {
  readonly rules: Rules;
  readonly payers: Payers;
  /** The screens show something new. */
  readonly onChange: () => void;
}

/** What the till's screens show, and showed one change ago. */
export class Screens {
  readonly #parts: ScreensParts;
  #last: readonly [before: TillSales, now: TillSales] = [NOTHING, NOTHING];
  #essence: string | undefined;

  constructor(parts: ScreensParts) {
    this.#parts = parts;
  }

  /** What was shown last, as long as the ledger has not gone on since. */
  get essence(): string | undefined {
    return this.#essence;
  }

  /** The ledger has gone on. */
  outdated(): void {
    this.#essence = undefined;
  }

  /** Another service's sales are shown from now on. */
  forgotten(): void {
    this.#essence = undefined;
    this.#last = [NOTHING, NOTHING];
  }

  /** What they showed at the last look, or one change before it. */
  last(stale: boolean): TillSales {
    return this.#last[stale ? 0 : 1];
  }

  /** Somebody stands in front of them and sees this. */
  show(view: TillSales): TillSales {
    const essence = essenceOf(view);
    const isNew = essence !== essenceOf(this.#last[1]);
    this.#last = [this.#last[isNew ? 1 : 0], view];
    this.#essence = essence;
    this.#parts.rules.viewed(view, (trackingId) => this.#parts.payers.showCode(trackingId));
    if (isNew) this.#parts.onChange();
    return view;
  }
}
