import type { LeftOut, LeftOutSale } from '../../shared/reports/left-out.ts';

/** Named one by one; a screen does not hold a thousand. */
const MOST_NAMED = 10;

/** Counts what a report or a file does not hold, so that nothing is missing there without a word. */
export class LeftOutSales {
  readonly #counts = new Map<string, LeftOut>();

  add(sale: LeftOutSale): void {
    const key = JSON.stringify([sale.currency, sale.merchant]);
    const { count = 0 } = this.#counts.get(key) ?? {};
    this.#counts.set(key, { ...sale, count: count + 1 });
  }

  /** The most first, those together last that are not named; `undefined` where nothing was left out. */
  result(): readonly LeftOut[] | undefined {
    const all = [...this.#counts.values()].sort((a, b) => b.count - a.count);
    if (all.length === 0) return undefined;
    const isNamed = ({ currency, merchant }: LeftOut) => currency !== undefined || merchant !== undefined;
    const named = all.filter(isNamed).slice(0, MOST_NAMED);
    const count = all.filter((one) => !named.includes(one)).reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? named : [...named, { count }];
  }
}
