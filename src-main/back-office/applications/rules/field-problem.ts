import {
  hasUnprintable,
  isCountry,
  isEmailAddress,
  isPhone,
  isWebsite,
} from '../../../../shared/customer/contact-formats.ts';
import { minorFromDecimal } from '../../../../shared/money/exact-decimal.ts';
import { MONTHS, MOST_CHARACTERS } from '../../../../shared/onboarding/application-fields.ts';
import type { ApplicationProblemCode } from '../../../../shared/contract/back-office/application-drafts.ts';
import type { FieldRule } from '../../../../shared/onboarding/application-fields.ts';

/** The problem of one field's text by the field's own rule. Blanks around the text are ignored. */
export function fieldProblem(rule: FieldRule, typed: string): ApplicationProblemCode | undefined {
  const text = typed.trim();
  if (text === '') return rule.required ? 'missing' : undefined;
  if (text.length > (rule.most ?? MOST_CHARACTERS)) return 'too-long';
  if (hasUnprintable(text) || (rule.kind !== 'lines' && text.includes('\n'))) return 'unprintable';
  if (rule.options && !rule.options.includes(text)) return 'not-one-of';
  return wrongForm(rule.kind, text);
}

/** Month names in lower case (spec "Onboarding application"). */
export const monthsProblem = (months: readonly string[]): ApplicationProblemCode | undefined =>
  months.every((month) => MONTHS.some((known) => known === month)) ? undefined : 'not-one-of';

function wrongForm(kind: FieldRule['kind'], text: string): ApplicationProblemCode | undefined {
  switch (kind) {
    case 'text':
    case 'lines':
    case 'choice':
    case 'months':
      return undefined;
    case 'yes-no':
      return text === 'yes' ? undefined : 'not-one-of';
    // Spec "Contact fields".
    case 'email':
      return isEmailAddress(text) ? undefined : 'not-an-email';
    case 'phone':
      return isPhone(text) ? undefined : 'not-a-phone';
    case 'website':
      return isWebsite(text) ? undefined : 'not-a-website';
    // Spec "Address object".
    case 'country':
      return isCountry(text) ? undefined : 'not-a-country';
    // Spec "Merchant category codes": four digits.
    case 'category':
      return /^[0-9]{4}$/.test(text) ? undefined : 'not-a-category';
    // Spec "Onboarding application", rule 2: no dashes or formatting.
    case 'nine-digits':
      return /^[0-9]{9}$/.test(text) ? undefined : 'not-nine-digits';
    // Spec "Conventions that apply to all resources": two decimals.
    case 'amount':
      return decimalOf(text, 2) === undefined ? 'not-an-amount' : undefined;
    case 'percent':
      return isPercent(text) ? undefined : 'not-a-percent';
    case 'day':
      return isDay(text) ? undefined : 'not-a-day';
  }
}

/**
 * A number of zero or more, typed with a dot or a comma, in units of `10^-decimals`: `12,5` with two decimals is 1250.
 */
export const decimalOf = (text: string, decimals: number): number | undefined =>
  minorFromDecimal(text.trim().replace(',', '.'), decimals);

function isPercent(text: string): boolean {
  const hundredths = decimalOf(text, 2);
  return hundredths !== undefined && hundredths <= 10_000;
}

/** Whether the text is an existing day in the form `2026-05-12`. */
function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
