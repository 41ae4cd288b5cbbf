import isPostalCode, { locales } from 'validator/es/lib/isPostalCode.js';
import { isCountry, isEmailAddress } from './contact-formats.ts';
import { hasCustomer, PAYER_FIELD_LENGTHS, PAYER_FIELDS, trimmed } from './details.ts';
import type { PayerField, TypedPayer } from './details.ts';

export type PayerFault =
  | 'missing'
  | 'too-long'
  | 'unprintable'
  | 'not-an-email'
  | 'not-a-country'
  | 'not-a-postal-code';

export type PayerFaults = Readonly<Partial<Record<PayerField, PayerFault>>>;

/** `refundEmail` may be left empty: the customer's e-mail address stands in. */
const OPTIONAL: ReadonlySet<PayerField> = new Set<PayerField>(['address2', 'phone', 'refundEmail']);

/**
 * What is wrong with a form, field by field: spec "Customer object", rules 1 to 3, and the postal code's form where that
 * of the country is known. With `needed` an empty form is faulty; otherwise a customer is whole or not there at all.
 */
export function payerFaults(typed: TypedPayer, needed: boolean): PayerFaults {
  const payer = trimmed(typed);
  const wanted = needed || hasCustomer(payer) ? PAYER_FIELDS : (['refundEmail'] as const);
  const faults = wanted.flatMap((field): [PayerField, PayerFault][] => {
    const fault = faultOf(field, payer);
    return fault === undefined ? [] : [[field, fault]];
  });
  return Object.fromEntries(faults);
}

function faultOf(field: PayerField, payer: TypedPayer): PayerFault | undefined {
  const text = payer[field];
  if (text === '') return OPTIONAL.has(field) ? undefined : 'missing';
  // The country first: two letters that are none are not too long.
  if (field === 'countryCode') return isCountry(text) ? undefined : 'not-a-country';
  if (text.length > PAYER_FIELD_LENGTHS[field]) return 'too-long';
  if (/\p{Cc}|\p{Cs}/u.test(text)) return 'unprintable';
  if (field === 'email' || field === 'refundEmail') return isEmailAddress(text) ? undefined : 'not-an-email';
  if (field === 'postalCode') return fitsCountry(text, payer.countryCode) ? undefined : 'not-a-postal-code';
  return undefined;
}

function fitsCountry(postalCode: string, countryCode: string): boolean {
  const known = locales.find((country) => country === countryCode);
  return known === undefined || isPostalCode(postalCode, known);
}
