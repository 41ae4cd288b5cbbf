import { checkedPayer } from '../../../shared/customer/checked-payer.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { rebateOf } from '../../../shared/payment/rebate.ts';
import { addedTaxOf, taxOf } from '../../../shared/money/sale-tax.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { CustomerAsk } from '../../../shared/customer/details.ts';
import type { Result } from '../../../shared/failure.ts';
import type { LineItems } from '../../../shared/money/line-items.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { RebateRate } from '../../../shared/payment/rebate.ts';
import type { TaxRules } from '../../../shared/money/tax-rules.ts';
import type { SaleWanted } from '../../sales/guard/start-sale.ts';

/** The terminal's rules for a sale. */
export interface SaleTerms {
  /** The smallest amount; its currency is that of all sales. */
  readonly minimum: Money;
  /** A larger amount is charged only after the cashier has confirmed exactly this amount. */
  readonly askAbove: Money;
  readonly ask: CustomerAsk;
  readonly rebate: RebateRate | undefined;
  readonly tax: TaxRules | undefined;
}

type StartInput = Omit<CommandInput<'sale.start'>, 'approvalId' | 'withoutKeptDetails'>;

/**
 * The sale that the screen asks for, with its tax and rebate by the terminal's rules. Fails with `amount-invalid`,
 * `amount-unconfirmed` or what is wrong with the payer's details.
 */
export function saleWanted(
  { amountMinor, confirmedMinor, customer, refundEmail, ...wanted }: StartInput,
  { minimum, askAbove, ask, rebate: rate, tax: rules }: SaleTerms,
): Result<SaleWanted> {
  const amount = { minor: amountMinor, currency: minimum.currency };
  if (amountMinor < minimum.minor) return failed({ action: 'fix-input', code: 'amount-invalid', minimum });
  if (amountMinor > askAbove.minor && confirmedMinor !== amountMinor)
    return failed({ action: 'fix-input', code: 'amount-unconfirmed', asked: amount, limit: askAbove });
  const rungUp = wanted.lineItems ?? plainLineItems(amountMinor);
  const tax = rules && taxOf(rungUp, rules);
  // The rates have changed since the screen used them, so the customer was shown another amount.
  if (addedTaxOf(tax) !== (rungUp.taxMinor ?? 0))
    return failed({ action: 'fix-input', code: 'amount-invalid', fields: [TAX_FIELD] });
  const payer = checkedPayer({ customer, refundEmail }, ask === 'required');
  if (!payer.ok) return payer;
  const rebate = rate && rebateOf(amountMinor, rate);
  const isNamed = Object.keys(payer.value).length > 0;
  return succeeded({
    ...wanted,
    amount,
    ...(tax && { tax }),
    ...(rebate && { rebate }),
    ...(isNamed && { payer: payer.value }),
  });
}

/** An amount from the keypad is taxed like one item. No screen or receipt shows its name. */
function plainLineItems(amountMinor: number): LineItems {
  return { lines: [{ name: '-', quantity: 1, unitMinor: amountMinor }] };
}

const TAX_FIELD = { field: 'lineItems.taxMinor', fault: 'malformed' } as const;
