import { payerFaults } from '../../shared/customer/check.ts';
import { emptyPayer, payerDetails } from '../../shared/customer/details.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import { rebateOf } from '../../shared/rebate.ts';
import type { CommandInput } from '../../shared/contract/commands.ts';
import type { PayerFault } from '../../shared/customer/check.ts';
import type { CustomerAsk, PayerDetails, PayerField } from '../../shared/customer/details.ts';
import type { FieldFault, Result } from '../../shared/failure.ts';
import type { Money } from '../../shared/money.ts';
import type { RebateRate } from '../../shared/rebate.ts';
import type { SaleWanted } from '../sales/start-sale.ts';

/** What a sale of the terminal at work must keep to. */
export interface SaleTerms {
  /** The smallest amount asked for, and the currency of all of them. */
  readonly minimum: Money;
  readonly ask: CustomerAsk;
  readonly rebate: RebateRate | undefined;
}

type StartInput = CommandInput<'sale.start'>;

/** The sale that the screen asks for, or everything that keeps this terminal from starting it. */
export function saleWanted(
  { amountMinor, customer, refundEmail, ...wanted }: StartInput,
  { minimum, ask, rebate: rate }: SaleTerms,
): Result<SaleWanted> {
  const amount = { minor: amountMinor, currency: minimum.currency };
  if (amountMinor < minimum.minor) return failed({ action: 'fix-input', code: 'amount-invalid', minimum });
  const payer = payerOf({ customer, refundEmail }, ask === 'required');
  if (!payer.ok) return payer;
  const rebate = rate && rebateOf(amountMinor, rate);
  const isNamed = Object.keys(payer.value).length > 0;
  return succeeded({ ...wanted, amount, ...(rebate && { rebate }), ...(isNamed && { payer: payer.value }) });
}

/** Main checks by the same rules as the form: no renderer is trusted (spec "Customer object", rules 1 to 3). */
function payerOf(
  { customer, refundEmail = '' }: { [K in 'customer' | 'refundEmail']: StartInput[K] | undefined },
  needed: boolean,
): Result<PayerDetails> {
  const typed = { ...emptyPayer(), ...customer, refundEmail };
  const faults = Object.entries(payerFaults(typed, needed || customer !== undefined));
  if (faults.length === 0) return succeeded(payerDetails(typed));
  const fields = faults.map(([field, fault]) => fieldFault(field as PayerField, fault));
  return failed({ action: 'fix-input', code: 'customer-details-invalid', fields });
}

function fieldFault(field: PayerField, fault: PayerFault): FieldFault {
  const path = field === 'refundEmail' ? field : `customer.${field}`;
  switch (fault) {
    case 'missing':
    case 'too-long':
      return { field: path, fault };
    case 'not-a-country':
      return { field: path, fault: 'not-one-of' };
    case 'unprintable':
    case 'not-an-email':
    case 'not-a-postal-code':
      return { field: path, fault: 'malformed' };
  }
}
