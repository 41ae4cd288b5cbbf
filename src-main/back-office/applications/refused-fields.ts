import { ENTRY_LISTS, SINGLE_FIELDS } from '../../../shared/onboarding/application-fields.ts';
import { entryField, feeField, listOf } from '../../../shared/onboarding/application-values.ts';
import { feePlaces } from './merchant-data.ts';
import type { FeeLine } from '../../../shared/contract/back-office/merchants.ts';
import type { Failure, FieldFault } from '../../../shared/failure.ts';
import type { EntryList } from '../../../shared/onboarding/application-fields.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';

/**
 * A refusal whose paths are turned into fields of the form: `merchantData.stakeholders[1].taxIdNumber` is the tax id of
 * the second stakeholder (spec "Error object": `details` and `errors`). A path that matches no field stays as it is.
 */
export function inFields(failure: Failure, values: ApplicationValues, fees: readonly FeeLine[]): Failure {
  if (!failure.fields) return failure;
  const field = (fault: FieldFault) => fieldOf(stepsOf(fault.field), values, fees) ?? fault.field;
  return { ...failure, fields: failure.fields.map((fault) => ({ ...fault, field: field(fault) })) };
}

/** `$.merchantData.Addresses[0].city` becomes `addresses`, `0`, `city`. */
function stepsOf(path: string): readonly string[] {
  const steps = path.split(/[^A-Za-z0-9]+/).filter((step) => step !== '');
  return steps[0]?.toLowerCase() === 'merchantdata' ? steps.slice(1) : steps;
}

function fieldOf(
  steps: readonly string[],
  values: ApplicationValues,
  fees: readonly FeeLine[],
): string | undefined {
  const [first = '', nth = '', ...rest] = steps;
  const list = Object.keys(ENTRY_LISTS).find((name) => isSame(name, first)) as EntryList | undefined;
  if (list) {
    const key = /^[0-9]+$/.test(nth) ? listOf(values, list)[Number(nth)] : undefined;
    return fieldOfEntry(list, key, rest.at(-1));
  }
  if (isSame('feeInformation', first)) {
    const place = feePlaces(fees).filter((fee) => isSame(fee.list, nth))[Number(rest[0])];
    return place && feeField(place.name);
  }
  const last = steps.at(-1) ?? '';
  return SINGLE_FIELDS.flatMap(([, fields]) => fields.map(([name]) => name)).find((name) =>
    isSame(name, last),
  );
}

/** A fault of a whole entry is shown at the field that the rules about whole entries use. */
function fieldOfEntry(list: EntryList, key: string | undefined, name: string | undefined): string {
  const { fields } = ENTRY_LISTS[list];
  if (key === undefined) return list;
  const flagged = list === 'addresses' && (name === undefined || /^is[A-Z]/i.test(name));
  const known = flagged ? 'kind' : fields.map(([each]) => each).find((field) => isSame(field, name ?? ''));
  return entryField(list, key, known ?? (list === 'addresses' ? 'kind' : 'isApplicationSigner'));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
