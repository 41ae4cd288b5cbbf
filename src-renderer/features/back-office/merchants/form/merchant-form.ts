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

/** The form of a merchant with the service's names of fields; empty where nothing was typed. */
export interface MerchantValues extends ContactValues {
  readonly name: string;
  readonly externalId: string;
  readonly merchantCategoryCode: string;
}

/** The form with the values that the service has. */
export function merchantValues(merchant: Omit<MerchantRecord, 'id'>): MerchantValues {
  const { name = '', externalId = '', categoryCode = '' } = merchant;
  return { name, externalId, merchantCategoryCode: categoryCode, ...contactValues(merchant) };
}

/** Spec "Merchant category codes": required, four digits; also the rules of addresses and contacts. */
export function merchantFaults(values: MerchantValues): RecordFaults {
  const code = values.merchantCategoryCode.trim();
  return {
    ...contactFaults(values),
    ...nameFaults(values),
    ...(code === '' && { merchantCategoryCode: 'missing' as const }),
    ...(code !== '' && !/^[0-9]{4}$/.test(code) && { merchantCategoryCode: 'not-a-category' as const }),
  };
}

/** The input of the command: the name, and the fields that differ from `before`. */
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
