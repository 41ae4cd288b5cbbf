import type { PayerFault, PayerFaults } from '../../../shared/customer/check.ts';
import { PAYER_FIELDS, type PayerField } from '../../../shared/customer/details.ts';
import type { Failure, FieldFault } from '../../../shared/failure.ts';

/** What is said beside a field; `malformed` where only main knows what is wrong. */
export type ShownFault = PayerFault | 'malformed';
export type ShownFaults = Readonly<Partial<Record<PayerField, ShownFault>>>;

/** Faults of the fields that somebody has been to: a field that nobody has typed into shows none. */
export function faultsOfLeft(found: PayerFaults, left: ReadonlySet<PayerField>): ShownFaults {
  return Object.fromEntries(Object.entries(found).filter(([field]) => left.has(field as PayerField)));
}

/** What main said about the details, field by field. */
export function faultsFromMain(failure: Failure | undefined): ShownFaults {
  if (failure?.code !== 'customer-details-invalid') return {};
  const said = (failure.fields ?? []).flatMap((fault): [PayerField, ShownFault][] => {
    const field = PAYER_FIELDS.find((each) => fault.field === each || fault.field === `customer.${each}`);
    return field === undefined ? [] : [[field, shownFault(fault)]];
  });
  return Object.fromEntries(said);
}

function shownFault({ fault }: FieldFault): ShownFault {
  return fault === 'missing' || fault === 'too-long' ? fault : 'malformed';
}
