import type { CurrencySales, PayTimes as Times, Spread } from '../../shared/reports/sales-report.ts';
import type { PayTime } from './sold.ts';

/**
 * The record does not say when a payment was made, nor when the till was off. A code that was seen as paid so long after
 * it was shown tells more of the till than of the customer.
 */
const LATE_MS = 60 * 60_000;

/** Collects how long customers took to pay, in all and by tender. It keeps two numbers for each sale. */
export class PayTimes {
  readonly #tenders = new Map<string | undefined, PayTime[]>();
  #late = 0;

  /** How many payments the till saw so late that they are in no time. */
  get late(): number {
    return this.#late;
  }

  add(tender: string | undefined, time: PayTime): void {
    if (time.paidMs >= LATE_MS) {
      this.#late += 1;
      return;
    }
    const times = this.#tenders.get(tender) ?? [];
    this.#tenders.set(tender, times);
    times.push(time);
  }

  result(): CurrencySales['payTimes'] {
    const tenders = [...this.#tenders].map(([tender, times]) => ({
      ...timesOf(times),
      ...(tender !== undefined && { tender }),
    }));
    if (tenders.length === 0) return undefined;
    tenders.sort((a, b) => b.count - a.count);
    return { all: timesOf([...this.#tenders.values()].flat()), tenders };
  }
}

function timesOf(times: readonly PayTime[]): Times {
  return {
    count: times.length,
    seen: spreadOf(times.map(({ seenMs }) => seenMs)),
    paid: spreadOf(times.map(({ paidMs }) => paidMs)),
  };
}

/** Answers the median, the 90th percentile and the maximum. Each is a time that was measured. */
function spreadOf(measured: readonly number[]): Spread {
  const sorted = Float64Array.from(measured).sort();
  const upTo = (tenths: number): number => sorted[Math.ceil((sorted.length * tenths) / 10) - 1] ?? 0;
  return { medianMs: upTo(5), ninetiethMs: upTo(9), slowestMs: upTo(10) };
}
