import type { Failure, FieldFault } from '../../../../../shared/failure.ts';
import type { Messages } from '../../../../messages/use-messages.ts';

export interface ServiceFaults {
  /** The service's texts by field of the form. */
  readonly byField: ReadonlyMap<string, string>;
  /** The failure with the faults of fields that the form does not have. */
  readonly rest: Failure;
}

/**
 * Assigns a refusal to the fields that it names (spec "Error object": `details`; the problem-details object: `errors`).
 * A path like `address.city` or `tenderTypes.0` belongs to the form's field.
 */
export function serviceFaults(failure: Failure, formFields: readonly string[]): ServiceFaults {
  const byField = new Map<string, string>();
  const others: FieldFault[] = [];
  for (const fault of failure.fields ?? []) {
    const field = fieldOf(fault.field, formFields);
    if (field === undefined) others.push(fault);
    else byField.set(field, [byField.get(field), fault.said ?? ''].filter(Boolean).join(' '));
  }
  const { fields: _, ...bare } = failure;
  return { byField, rest: others.length > 0 ? { ...bare, fields: others } : bare };
}

function fieldOf(path: string, formFields: readonly string[]): string | undefined {
  // Main may have found the field already, as in `stakeholders.2.taxIdNumber`.
  if (formFields.includes(path)) return path;
  const steps = path.split(/[^A-Za-z0-9]+/).map((step) => step.toLowerCase());
  const known = formFields.filter((field) => steps.includes(field.toLowerCase()));
  // `address` is itself a field, and the parent of other fields.
  return known.find((field) => field.toLowerCase() === steps.at(-1)) ?? known[0];
}

/** What stands beside a field that the service refused, whose own text may be empty. */
export const serviceFaultText = (said: string, { terminals, customer }: Messages): string =>
  said === '' ? customer.faults.malformed : terminals.form.said({ words: said });
