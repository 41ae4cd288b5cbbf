import type { CommandInput } from '../../../../../shared/contract/commands.ts';
import type { MerchantRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import {
  contactFaults,
  nameFaults,
  type ContactValues,
  type RecordFaults,
} from '../../terminals/form/record-form.ts';
import { contactInput } from '../../terminals/form/record-input.ts';
import { contactValues } from '../../terminals/form/record-values.ts';

/** A merchant's form, field by field as the service calls them; what is not typed is empty. */
export interface MerchantValues extends ContactValues {
  readonly name: string;
  readonly externalId: string;
  readonly merchantCategoryCode: string;
}

/** The form as it begins, with what the service has. */
export function merchantValues(merchant: Omit<MerchantRecord, 'id'>): MerchantValues {
  const { name = '', externalId = '', categoryCode = '' } = merchant;
  return { name, externalId, merchantCategoryCode: categoryCode, ...contactValues(merchant) };
}

/** Spec "Merchant category codes": required, four digits; beside the rules of addresses and contacts. */
export function merchantFaults(values: MerchantValues): RecordFaults {
  const code = values.merchantCategoryCode.trim();
  return {
    ...contactFaults(values),
    ...nameFaults(values),
    ...(code === '' && { merchantCategoryCode: 'missing' as const }),
    ...(code !== '' && !/^[0-9]{4}$/.test(code) && { merchantCategoryCode: 'not-a-category' as const }),
  };
}

/** What of the form is sent: beside the name the fields that differ from `before`. */
export function merchantInput(
  values: MerchantValues,
  before: MerchantValues,
): Omit<CommandInput<'merchants.update'>, 'id'> {
  const { name, externalId, merchantCategoryCode: code } = values;
  return {
    name: name.trim(),
    ...(externalId !== before.externalId && { externalId: externalId.trim() || null }),
    ...(code !== before.merchantCategoryCode && { merchantCategoryCode: code.trim() }),
    ...contactInput(values, before),
  };
}
