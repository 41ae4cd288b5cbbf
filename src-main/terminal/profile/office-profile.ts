import { officeSchema } from './profile-schema.ts';
import { faultsOf, valueAt } from './profile-faults.ts';
import type { z } from 'zod';
import type { FieldFault } from '../../../shared/failure.ts';

/** The back office alone, on a computer where nothing is sold: no terminal, and so no credential of one. */
export type OfficeProfile = Readonly<z.output<typeof officeSchema>>;

/** What a terminal's profile cannot do without: one that has none of it, but a back office, is that of a back office alone. */
const OF_A_TERMINAL = ['auth', 'terminalId', 'terminalKind'];

/** Whether whoever wrote this meant a back office alone. */
export function isOffice(value: unknown): boolean {
  return (
    valueAt(value, ['backOffice']) !== undefined &&
    OF_A_TERMINAL.every((field) => valueAt(value, [field]) === undefined)
  );
}

/** With one fault there is no profile. */
export function readOffice(
  value: unknown,
): { readonly office: OfficeProfile } | { readonly faults: readonly FieldFault[] } {
  const parsed = officeSchema.safeParse(value);
  if (!parsed.success) return { faults: faultsOf(parsed.error, value) };
  const { merchantId, partnerId } = parsed.data.backOffice;
  // At a till the terminal's own payments are there without either.
  if (merchantId === undefined && partnerId === undefined) {
    return { faults: [{ field: 'backOffice.merchantId', fault: 'missing', expected: 'merchant-id' }] };
  }
  return { office: parsed.data };
}
