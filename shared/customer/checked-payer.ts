import { failed, succeeded } from '../failure.ts';
import { payerFaults } from './check.ts';
import { emptyPayer, payerDetails } from './details.ts';
import type { FieldFault, Result } from '../failure.ts';
import type { PayerFault } from './check.ts';
import type { GivenPayer, PayerDetails, PayerField } from './details.ts';

/**
 * Main checks by the same rules as the form: no renderer is trusted (spec "Customer object", rules 1 to 3). Fails with
 * `customer-details-invalid` and a fault for each field that is wrong.
 */
export function checkedPayer(
  { customer, refundEmail = '' }: { readonly [K in keyof GivenPayer]: GivenPayer[K] | undefined },
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
