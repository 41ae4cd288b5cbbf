import { ENTRY_LISTS, SINGLE_FIELDS } from './application-fields.ts';
import type { FormValues } from '../contract/form-draft.ts';
import type { EntryList } from './application-fields.ts';

/**
 * A form as it is typed: a text by the name of its field. A section of which there are several has a list of keys under
 * its own name (`addresses`: `['1', '3']`), and its fields under `addresses.3.city`: what is taken out in the middle moves
 * nothing. A fee's rate stands under `fee:` and its name.
 */
export type ApplicationValues = FormValues;

export const textOf = (values: ApplicationValues, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};

export const listOf = (values: ApplicationValues, field: string): readonly string[] => {
  const value = values[field];
  return typeof value === 'object' ? value : [];
};

export const entryField = (list: EntryList, key: string, field: string): string => `${list}.${key}.${field}`;

const FEE = 'fee:';

export const feeField = (name: string): string => `${FEE}${name}`;
/** The name of the fee whose rate this field is; `undefined` for every other field. */
export const feeNameOf = (field: string): string | undefined =>
  field.startsWith(FEE) ? field.slice(FEE.length) : undefined;
export const withoutFees = (values: ApplicationValues): ApplicationValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => feeNameOf(field) === undefined));

const empties = (
  prefix: string,
  fields: readonly (readonly [name: string, ...unknown[]])[],
): ApplicationValues => Object.fromEntries(fields.map(([field]) => [`${prefix}${field}`, '']));

/** A new form: an address and a stakeholder, who signs. */
export function emptyApplication(): ApplicationValues {
  const single = SINGLE_FIELDS.map(([, fields]) => empties('', fields));
  const begun = Object.assign({}, ...single, { operationalMonths: [] }) as ApplicationValues;
  const withAddress = withEntry(begun, 'addresses');
  const withPerson = withEntry(withAddress, 'stakeholders');
  return {
    ...withPerson,
    [entryField('addresses', '1', 'kind')]: 'isLegalAddress',
    [entryField('stakeholders', '1', 'isApplicationSigner')]: 'yes',
  };
}

/** One more of a section, at its end. */
export function withEntry(values: ApplicationValues, list: EntryList): ApplicationValues {
  const keys = listOf(values, list);
  const key = String(Math.max(0, ...keys.map(Number)) + 1);
  return {
    ...values,
    ...empties(`${list}.${key}.`, ENTRY_LISTS[list].fields),
    [list]: [...keys, key],
  };
}

/** What was typed into it goes with it. */
export function withoutEntry(values: ApplicationValues, list: EntryList, key: string): ApplicationValues {
  const kept = Object.entries(values).filter(([field]) => !field.startsWith(`${list}.${key}.`));
  return { ...Object.fromEntries(kept), [list]: listOf(values, list).filter((each) => each !== key) };
}

/** One signs: whoever is named signs in the place of who was named before (rule 3). */
export function withSigner(values: ApplicationValues, key: string): ApplicationValues {
  const signs = listOf(values, 'stakeholders').map(
    (each) => [entryField('stakeholders', each, 'isApplicationSigner'), each === key ? 'yes' : ''] as const,
  );
  return { ...values, ...Object.fromEntries(signs) };
}
