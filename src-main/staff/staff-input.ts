import { MAX_NAME_LENGTH, MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../shared/staff/staff.ts';
import type { Failure, FieldFault } from '../../shared/failure.ts';
import type { Cashier } from './roster.ts';

/** Answers what is wrong with a new name among `others` or with a new PIN, or nothing when both can be used. */
export function inputFailure(
  { name, pin }: { readonly name?: string; readonly pin?: string },
  others: readonly Cashier[],
): Failure | undefined {
  const faults = [...nameFaults(name, others), ...pinFaults(pin)];
  return faults.length > 0 ? { action: 'fix-input', code: 'cashier-invalid', fields: faults } : undefined;
}

function nameFaults(name: string | undefined, others: readonly Cashier[]): readonly FieldFault[] {
  if (name === undefined) return [];
  if (name.trim() === '') return [{ field: 'name', fault: 'empty' }];
  if (name.length > MAX_NAME_LENGTH) return [{ field: 'name', fault: 'too-long' }];
  if (/\p{Cc}|\p{Cf}|\p{Cs}/u.test(name)) return [{ field: 'name', fault: 'malformed' }];
  const taken = others.some((other) => folded(other.name) === folded(name));
  return taken ? [{ field: 'name', fault: 'not-one-of', expected: 'unused-name' }] : [];
}

function pinFaults(pin: string | undefined): readonly FieldFault[] {
  const fits = pin === undefined || new RegExp(`^[0-9]{${MIN_PIN_LENGTH},${MAX_PIN_LENGTH}}$`).test(pin);
  return fits ? [] : [{ field: 'pin', fault: 'malformed', expected: 'pin' }];
}

/** Answers the form in which names are compared. Names that differ only in case or in their Unicode form are one name. */
function folded(name: string): string {
  return name.trim().normalize('NFKC').toLocaleLowerCase('und');
}
