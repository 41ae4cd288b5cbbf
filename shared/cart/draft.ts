import { totalOf } from '../money/line-items.ts';
import { parseDigits } from '../money/money.ts';
import { addedTaxOf, taxOf } from '../money/sale-tax.ts';
import { lineItemsOf } from './cart.ts';
import type { LineItems } from '../money/line-items.ts';
import type { Cart, CartLine } from './cart.ts';
import type { SaleTax } from '../money/sale-tax.ts';
import type { TaxRules } from '../money/tax-rules.ts';
import type { Share } from './share.ts';

/** The sale that the cashier is putting together. */
export interface TypedDraft {
  /** Keypad digits in minor units, without leading zeros; empty when nothing is typed. */
  readonly digits: string;
  /** Name of the typed amount on a receipt, in the cashier's language. */
  readonly typedName: string;
  readonly lines: readonly CartLine[];
  readonly discount?: Share;
  readonly reference: string;
  /** The earlier sale of the same reference that is charged again, with its customer's details. */
  readonly again?: EarlierCharge;
}

export interface EarlierCharge {
  readonly saleId: string;
  /** Whether main had the customer's details when the draft began. */
  readonly payerKept: boolean;
}

/** A tip, or `none` where it was declined, which is different from not having been asked. */
export type TipChoice = Share | 'none';

/** The draft with what main adds: the tip, which the customer's screen may set too, and the name. */
export interface Draft extends TypedDraft {
  readonly tip?: TipChoice;
  /** The name that the cart had while it was held, until it is empty. */
  readonly name?: string;
}

export interface DraftAmount {
  /** The amount that Charge charges; 0 while there is nothing to charge. */
  readonly amountMinor: number;
  /** Missing for a plain amount from the keypad. */
  readonly lineItems?: LineItems;
  /** Missing where nothing in it is taxed. */
  readonly tax?: SaleTax;
}

/**
 * The amount of a draft, with tax by `rules`. A typed amount counts as one line more, so that the amount on the screen is
 * always the one that is charged.
 */
export function amountOf(
  { digits, typedName, lines, discount, tip }: Draft,
  rules: TaxRules | undefined,
): DraftAmount {
  const typed = parseDigits(digits);
  const typedLine = 'minor' in typed ? [{ name: typedName, quantity: 1, unitMinor: typed.minor }] : [];
  const cart: Cart = {
    lines: [...lines, ...typedLine],
    ...(discount && { discount }),
    ...(tip && tip !== 'none' && { tip }),
  };
  const goods = lineItemsOf(cart);
  const tax = rules && taxOf(goods, rules);
  const taxMinor = addedTaxOf(tax);
  const lineItems = { ...goods, ...(taxMinor > 0 && { taxMinor }) };
  const isPlain = lines.length === 0 && !lineItems.discountMinor && !lineItems.tipMinor && taxMinor === 0;
  return { amountMinor: totalOf(lineItems), ...(!isPlain && { lineItems }), ...(tax && { tax }) };
}

/** Whether the draft is empty. */
export function isEmptyDraft({ digits, lines, discount, reference }: TypedDraft): boolean {
  return digits === '' && lines.length === 0 && discount === undefined && reference === '';
}
