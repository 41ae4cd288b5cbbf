import isEmail from 'validator/es/lib/isEmail.js';
import isISO31661Alpha2 from 'validator/es/lib/isISO31661Alpha2.js';

/** Spec "Contact fields" and "Customer object": a valid e-mail address. */
export const isEmailAddress = (text: string): boolean => isEmail(text);

/** ISO alpha-2; the service takes capitals only. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && isISO31661Alpha2(code);
}

/**
 * A phone number as it is sent. Documents and web pages hold dashes and blanks that no keyboard has, full-width digits,
 * and marks of direction that nobody sees: they become what people type for them.
 */
export function plainPhone(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
}

/**
 * Whether `plainPhone` of a text is one, as E.164 or as people write it: digits with what they put between them, some in
 * brackets, and an extension (spec "Contact fields").
 */
export function isPhone(text: string): boolean {
  const phone = plainPhone(text);
  return PHONE.test(phone) && (phone.match(/[0-9]/g) ?? []).length >= 3;
}

const PHONE = /^\+?([0-9 ./-]|\([ ./-]*[0-9][0-9 ./-]*\))+( ?(x|ext\.?) ?[0-9]{1,6})?$/i;

/** Fully qualified, and by https (spec "Contact fields"). */
export function isWebsite(text: string): boolean {
  return /^https:\/\/[^\s/?#@]+/i.test(text) && URL.canParse(text);
}

/** Characters that no field of the service takes; lines may end in a text of several. */
export const hasUnprintable = (text: string): boolean => /(?!\n)\p{Cc}|\p{Cs}/u.test(text);
