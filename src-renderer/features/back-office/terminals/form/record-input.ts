import { plainPhone } from '../../../../../shared/customer/contact-formats.ts';
import type { CommandInput } from '../../../../../shared/contract/commands.ts';
import {
  ADDRESS_FIELDS,
  type ContactValues,
  type LocationValues,
  type TerminalValues,
} from './record-form.ts';

type TerminalInput = Omit<CommandInput<'terminals.update'>, 'id'>;
type LocationInput = Omit<CommandInput<'locations.update'>, 'id'>;
type ContactInput = Pick<LocationInput, 'address' | 'contactEmail' | 'contactPhone' | 'website'>;

/**
 * The input of the command for a terminal's form. Unchanged tenders are left out, so that inherited ones stay
 * inherited. Own ones are sent again, because a service may read a missing list as an inherited one (spec "Tender
 * types").
 */
export function terminalInput({ name, tenderSource, tenderTypes }: TerminalValues): TerminalInput {
  return {
    name: name.trim(),
    ...(tenderSource === 'inherit' && { tenderTypes: null }),
    ...(tenderSource === 'own' && { tenderTypes }),
  };
}

/** The input of the command for a location's form: name, tenders, and the fields that differ from `before`. */
export function locationInput(values: LocationValues, before: LocationValues): LocationInput {
  const { locationBusinessType: type } = values;
  return {
    ...terminalInput(values),
    ...(type !== before.locationBusinessType &&
      (type === 'physical' || type === 'virtual') && { locationBusinessType: type }),
    ...contactInput(values, before),
  };
}

/** The address and contact fields that differ from `before`; null removes one. */
export function contactInput(values: ContactValues, before: ContactValues): ContactInput {
  const changed = (fields: readonly (keyof ContactValues)[]) =>
    fields.some((field) => values[field] !== before[field]);
  const text = (field: 'contactEmail' | 'contactPhone' | 'website', plain = values[field].trim()) =>
    changed([field]) ? { [field]: plain === '' ? null : plain } : {};
  return {
    ...(changed(ADDRESS_FIELDS) && { address: addressIn(values) }),
    ...text('contactEmail'),
    ...text('contactPhone', plainPhone(values.contactPhone)),
    ...text('website'),
  };
}

function addressIn(values: ContactValues): NonNullable<LocationInput['address']> | null {
  if (ADDRESS_FIELDS.every((field) => values[field].trim() === '')) return null;
  const { address, address2, city, state, countryCode, postalCode } = values;
  return {
    address: address.trim(),
    ...(address2.trim() !== '' && { address2: address2.trim() }),
    city: city.trim(),
    state: state.trim(),
    countryCode,
    postalCode: postalCode.trim(),
  };
}
