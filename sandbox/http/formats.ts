import { COUNTRY_CODES } from './country-codes.ts';
import { isWebsite } from './web-address.ts';

const countries = new Set(COUNTRY_CODES);
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(
  `^(?=.{1,128}$)(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(${LABEL}\\.)+${LABEL}$`,
  'i',
);
const PHONE = /^(?=.{1,32}$)\+?[(]?[0-9][0-9 ()./-]{2,30}( ?(x|ext\.?) ?[0-9]{1,6})?$/i;

/** ISO 3166-1 alpha-2, for address and customer objects. */
export const isCountryCode = (text: string): boolean => countries.has(text);

/** Spec "Contact fields", `contactEmail`; also the customer's `email`. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/**
 * Spec "Contact fields": local format or E.164, with the usual separators and an extension: `(212) 555-0100`,
 * `030/123456`, `+1 212 555 0100 ext. 12`.
 */
export const isPhone = (text: string): boolean => PHONE.test(text);

/** The `format`s of request schemas. */
export const formats = { country: isCountryCode, email: isEmail, phone: isPhone, website: isWebsite };
