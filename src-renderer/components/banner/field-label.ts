import type { Failure } from '../../../shared/failure.ts';
import type { Messages } from '../../messages/use-messages.ts';

/**
 * What the form calls a field that a failure names, by the name that main gives it. `undefined` for the fields of a
 * file: who corrects it looks for the very name.
 */
export function fieldLabel(field: string, code: Failure['code'], messages: Messages): string | undefined {
  const known: Readonly<Record<string, string>> = formFields(code, messages);
  return Object.hasOwn(known, field) ? known[field] : undefined;
}

function formFields(code: Failure['code'], { cashiers, printing, secrets }: Messages) {
  switch (code) {
    case 'cashier-invalid':
      return { name: cashiers.name, pin: cashiers.pinWord };
    case 'secret-missing':
      return secrets;
    // What has a form of its own is checked there, but for the printer's address.
    case 'command-refused':
      return { 'address.host': printing.host };
    default:
      return {};
  }
}
