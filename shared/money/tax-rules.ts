import { minorFromDecimal } from './exact-decimal.ts';

/** `inclusive`: prices hold the tax. `exclusive`: it comes on top of them. */
export const TAX_MODES = ['inclusive', 'exclusive'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** How a store taxes what it sells, as its profile says it. */
export interface TaxRules {
  readonly mode: TaxMode;
  /** In the order in which they are listed on screens and receipts. */
  readonly rates: readonly TaxRate[];
  /** The `id` of the rate for whatever names none; without it that is not taxed. */
  readonly defaultRate?: string;
}

export interface TaxRate {
  /** What articles and carts name it by. */
  readonly id: string;
  /** What customers read. */
  readonly name: string;
  /** A text with at most three decimals, because a number such as 8.875 is not exact. */
  readonly percent: string;
}

export const TAX_PERCENT = /^\d{1,2}(\.\d{1,3})?$/;

/** A percentage as so many parts of `PERCENT_PARTS`: `"8.875"` is 8875. The text matches `TAX_PERCENT`. */
export function partsOfPercent(percent: string): number {
  return minorFromDecimal(percent, 3) ?? 0;
}

/** As many parts are 100 %. */
export const PERCENT_PARTS = 100_000;

/** The rate of goods that name this one. A rate that the store no longer has counts as none named. */
export function rateFor({ rates, defaultRate }: TaxRules, id: string | undefined): TaxRate | undefined {
  return rates.find((rate) => rate.id === id) ?? rates.find((rate) => rate.id === defaultRate);
}
