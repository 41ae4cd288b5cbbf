import { plainPhone } from '../../../shared/customer/contact-formats.ts';
import { ENTRY_LISTS, SINGLE_FIELDS } from '../../../shared/onboarding/application-fields.ts';
import { entryField, feeField, listOf, textOf } from '../../../shared/onboarding/application-values.ts';
import { numberFromMinor } from '../../../shared/money/exact-decimal.ts';
import { decimalOf } from './rules/field-problem.ts';
import { owns } from './rules/people-problems.ts';
import type { FeeLine } from '../../../shared/contract/back-office/merchants.ts';
import type { EntryList, FieldRule } from '../../../shared/onboarding/application-fields.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';
import type { FeeInformation, FullForm } from '../../service/endpoints/onboarding/forms.ts';

type Json = string | number | boolean | readonly string[];
type Section = Record<string, unknown>;

/**
 * The `MerchantOnboardingRequest` of a form without problems (spec "Onboarding application"). Empty fields are left
 * out. The specification does not name the sections; a service with other names refuses them field by field.
 */
export function merchantDataOf(
  values: ApplicationValues,
  fees: readonly FeeLine[],
  cryptoEnvironment: FullForm['cryptoEnvironment'],
): FullForm {
  const data: Section = {};
  for (const [, fields] of SINGLE_FIELDS) {
    for (const [field, rule] of fields) {
      const value = rule.kind === 'months' ? months(values, field) : valueOf(rule, textOf(values, field));
      if (value !== undefined) put(data, rule.section, field, value);
    }
  }
  return {
    ...data,
    addresses: entriesOf(values, 'addresses').map(({ kind, ...address }) => ({
      ...address,
      ...Object.fromEntries(ADDRESS_FLAGS.map((flag) => [flag, flag === kind])),
    })),
    stakeholders: entriesOf(values, 'stakeholders').map(({ ownershipPercentage, ...person }) => ({
      ...person,
      ...(owns(person['ownershipType']) && ownershipPercentage !== undefined && { ownershipPercentage }),
      isApplicationSigner: person['isApplicationSigner'] === true,
    })),
    feeInformation: feeInformationOf(values, fees),
    cryptoEnvironment,
  } as unknown as FullForm;
}

/** Rule 1 of addresses: all three flags are sent, and exactly one is true. */
const ADDRESS_FLAGS = ['isLegalAddress', 'isOperatingAddress', 'isVirtualAddress'] as const;

/** Fees by their kind. A fee without a name is left out, because the service could not tell which one it is. */
function feeInformationOf(values: ApplicationValues, fees: readonly FeeLine[]): FeeInformation {
  const lists: Record<string, { readonly name: string; readonly sellRate: number }[]> = {};
  for (const { list, name } of feePlaces(fees)) {
    const rate = decimalOf(textOf(values, feeField(name)), RATE_DECIMALS);
    const sellRate = rate === undefined ? undefined : numberFromMinor(rate, RATE_DECIMALS, RATE_DECIMALS);
    if (sellRate !== undefined) (lists[list] ??= []).push({ name, sellRate });
  }
  return lists;
}

const RATE_DECIMALS = 6;

/** The list and the position at which each fee is sent. */
export function feePlaces(
  fees: readonly FeeLine[],
): readonly { readonly list: string; readonly name: string }[] {
  return fees.flatMap(({ name, kind }) =>
    name === undefined ? [] : [{ name, list: FEE_LISTS[kind ?? 'fixed'] }],
  );
}

const FEE_LISTS = { percentage: 'percentageFees', fixed: 'fixedFees' } as const;

function entriesOf(values: ApplicationValues, list: EntryList): readonly Section[] {
  return listOf(values, list).map((key) => {
    const filled = ENTRY_LISTS[list].fields.flatMap(([name, rule]) => {
      const value = valueOf(rule, textOf(values, entryField(list, key, name)));
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(filled);
  });
}

function valueOf(rule: FieldRule, typed: string): Json | undefined {
  const text = typed.trim();
  switch (rule.kind) {
    case 'yes-no':
      return text === 'yes';
    case 'amount':
    case 'percent': {
      const hundredths = text === '' ? undefined : decimalOf(text, 2);
      return hundredths === undefined ? undefined : numberFromMinor(hundredths, 2, 2);
    }
    case 'phone':
      return text === '' ? undefined : plainPhone(text);
    // The service takes a date with a time (spec "Conventions that apply to all resources").
    case 'day':
      return text === '' ? undefined : `${text}T00:00:00Z`;
    default:
      return text === '' ? undefined : text;
  }
}

const months = (values: ApplicationValues, field: string): readonly string[] | undefined => {
  const chosen = listOf(values, field);
  return chosen.length === 0 ? undefined : chosen;
};

function put(data: Section, section: string | undefined, name: string, value: Json): void {
  const holder = section === undefined ? data : ((data[section] ??= {}) as Section);
  holder[name] = value;
}
