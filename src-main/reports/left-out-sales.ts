import type { LeftOut, LeftOutSale } from '../../shared/reports/left-out.ts';

/** How many sales are named one by one at most. A screen does not hold a thousand. */
const MOST_NAMED = 10;

/** Counts the sales that a report or a file leaves out, so that nothing is missing there without a note. */
export class LeftOutSales {
  readonly #counts = new Map<string, LeftOut>();

  add(sale: LeftOutSale): void {
    const key = JSON.stringify([sale.currency, sale.merchant, sale.isDamaged]);
    const { count = 0 } = this.#counts.get(key) ?? {};
    this.#counts.set(key, { ...sale, count: count + 1 });
  }

  /** Answers what was left out, most first, and last together all that is not named; `undefined` when nothing was. */
  result(): readonly LeftOut[] | undefined {
    const all = [...this.#counts.values()].sort((a, b) => b.count - a.count);
    if (all.length === 0) return undefined;
    const isNamed = ({ currency, merchant, isDamaged }: LeftOut) =>
      currency !== undefined || merchant !== undefined || isDamaged === true;
    const named = all.filter(isNamed).slice(0, MOST_NAMED);
    const count = all.filter((one) => !named.includes(one)).reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? named : [...named, { count }];
  }
}
