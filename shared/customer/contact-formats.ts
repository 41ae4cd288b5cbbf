import isEmail from 'validator/es/lib/isEmail.js';
import isISO31661Alpha2 from 'validator/es/lib/isISO31661Alpha2.js';

/** Spec "Contact fields" and "Customer object": a valid e-mail address. */
export const isEmailAddress = (text: string): boolean => isEmail(text);

/** ISO alpha-2; the service takes capitals only. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && isISO31661Alpha2(code);
}

/** As E.164 or as people write it: digits with what they put between them, and an extension (spec "Contact fields"). */
export function isPhone(text: string): boolean {
  return (
    /^\+?[0-9 ()./-]+( ?(x|ext\.?) ?[0-9]{1,6})?$/i.test(text) && (text.match(/[0-9]/g) ?? []).length >= 3
  );
}

/** Fully qualified, and by https (spec "Contact fields"). */
export function isWebsite(text: string): boolean {
  return /^https:\/\/[^\s/?#@]+/i.test(text) && URL.canParse(text);
}

/** Characters that no field of the service takes; lines may end in a text of several. */
export const hasUnprintable = (text: string): boolean => /(?!\n)\p{Cc}|\p{Cs}/u.test(text);
