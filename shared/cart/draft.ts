import { totalOf } from '../money/line-items.ts';
import { parseDigits } from '../money/money.ts';
import { addedTaxOf, taxOf } from '../tax/sale-tax.ts';
import { lineItemsOf } from './cart.ts';
import type { LineItems } from '../money/line-items.ts';
import type { Cart, CartLine } from './cart.ts';
import type { SaleTax } from '../tax/sale-tax.ts';
import type { TaxRules } from '../tax/tax-rules.ts';
import type { Share } from './share.ts';

/** A sale as the cashier has put it together so far. */
export interface TypedDraft {
  /** Keypad digits in minor units, without leading zeros; empty when nothing is typed. */
  readonly digits: string;
  /** What the typed amount is called on a receipt, in the cashier's language. */
  readonly typedName: string;
  readonly lines: readonly CartLine[];
  readonly discount?: Share;
  readonly reference: string;
  /** It has the reference of this earlier sale, whose customer's details go with it. */
  readonly again?: EarlierCharge;
}

export interface EarlierCharge {
  readonly saleId: string;
  /** Main had its customer's details when the draft began. */
  readonly payerKept: boolean;
}

/** No tip was wanted, which is another thing than not being asked. */
export type TipChoice = Share | 'none';

/** What main adds: the tip is not the cashier's alone, because the customer's screen sets it too. */
export interface Draft extends TypedDraft {
  readonly tip?: TipChoice;
  /** What the cart was called while it was held, for as long as anything of it is left. */
  readonly name?: string;
}

export interface DraftAmount {
  /** What Charge charges; 0 while there is nothing to charge. */
  readonly amountMinor: number;
  /** Missing for a plain amount from the keypad. */
  readonly lineItems?: LineItems;
  /** Missing where nothing of it is taxed. */
  readonly tax?: SaleTax;
}

/**
 * What a draft comes to where `rules` tax it. A typed amount counts as one line more, so that what is seen is always
 * what is charged.
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

/** Whether there is nothing in it that anybody would miss. */
export function isEmptyDraft({ digits, lines, discount, reference }: TypedDraft): boolean {
  return digits === '' && lines.length === 0 && discount === undefined && reference === '';
}
