import {
  hasUnprintable,
  isCountry,
  isEmailAddress,
  isPhone,
  isWebsite,
} from '../../../../../shared/customer/contact-formats.ts';
import type { FormValues } from '../../../../../shared/contract/form-draft.ts';

/** The source of the tenders: unchanged, inherited, or only those that are ticked. */
export type TenderSource = 'keep' | 'inherit' | 'own';

/** The typed form of a terminal. */
export interface TerminalValues extends FormValues {
  readonly name: string;
  readonly tenderSource: TenderSource;
  readonly tenderTypes: readonly string[];
}

/** Address and contact with the service's names of fields; empty where nothing was typed. */
export interface ContactValues extends FormValues {
  readonly address: string;
  readonly address2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly countryCode: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly website: string;
}

/** The typed form of a location. */
export interface LocationValues extends TerminalValues, ContactValues {
  readonly locationBusinessType: string;
}

export type RecordFault =
  | 'missing'
  | 'too-long'
  | 'unprintable'
  | 'not-an-email'
  | 'not-a-country'
  | 'not-a-phone'
  | 'not-a-category'
  | 'not-a-rate'
  | 'below-floor'
  | 'no-tender'
  | 'not-a-website'
  | 'website-needed';

export type RecordFaults = Readonly<Record<string, RecordFault>>;

/** The longest texts (spec "Limits" and "Address object"). For names it is that of the service's other names. */
const LENGTHS = {
  name: 128,
  address: 512,
  address2: 512,
  postalCode: 32,
  city: 128,
  state: 128,
  countryCode: 2,
  contactEmail: 128,
  contactPhone: 32,
  website: 2048,
  externalId: 128,
  justification: 1024,
  merchantName: 128,
  partnerMid: 128,
  signerFirstName: 128,
  signerLastName: 128,
  signerEmail: 128,
} as const;

export const ADDRESS_FIELDS = [
  ...(['address', 'address2', 'postalCode', 'city', 'state', 'countryCode'] as const),
] as const;

export function nameFaults(values: FormValues & { readonly name: string }): RecordFaults {
  return { ...lengthFaults(values), ...(values.name.trim() === '' && { name: 'missing' }) };
}

export function terminalFaults(values: TerminalValues): RecordFaults {
  return {
    ...nameFaults(values),
    ...(values.tenderSource === 'own' && values.tenderTypes.length === 0 && { tenderTypes: 'no-tender' }),
  };
}

/** A virtual location needs a website (spec "Contact fields"). */
export function locationFaults(values: LocationValues): RecordFaults {
  const isVirtual = values.locationBusinessType === 'virtual';
  return {
    ...terminalFaults(values),
    ...contactFaults(values),
    ...(values.website.trim() === '' && isVirtual && { website: 'website-needed' }),
  };
}

/** Spec "Address object" (complete or missing) and "Contact fields", and texts that are too long. */
export function contactFaults(values: ContactValues): RecordFaults {
  const { contactEmail, contactPhone, countryCode, website } = values;
  const wrong = (text: string, isRight: (text: string) => boolean) =>
    text.trim() !== '' && !isRight(text.trim());
  return {
    ...lengthFaults(values),
    ...addressFaults(values),
    ...(countryCode !== '' && !isCountry(countryCode) && { countryCode: 'not-a-country' }),
    ...(wrong(contactEmail, isEmailAddress) && { contactEmail: 'not-an-email' }),
    ...(wrong(contactPhone, isPhone) && { contactPhone: 'not-a-phone' }),
    ...(wrong(website, isWebsite) && { website: 'not-a-website' }),
  };
}

function addressFaults(values: ContactValues): RecordFaults {
  const given = ADDRESS_FIELDS.some((field) => values[field].trim() !== '');
  const missing = ADDRESS_FIELDS.filter((field) => field !== 'address2' && values[field].trim() === '');
  return given ? Object.fromEntries(missing.map((field) => [field, 'missing'] as const)) : {};
}

export function lengthFaults(values: FormValues): RecordFaults {
  const found = Object.entries(LENGTHS).flatMap(([field, most]): [string, RecordFault][] => {
    const text = values[field];
    if (typeof text !== 'string') return [];
    if (text.trim().length > most) return [[field, 'too-long']];
    return hasUnprintable(text) ? [[field, 'unprintable']] : [];
  });
  return Object.fromEntries(found);
}
