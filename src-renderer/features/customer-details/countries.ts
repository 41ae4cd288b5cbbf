import { CountryCodes } from 'validator/es/lib/isISO31661Alpha2.js';
import type { Language } from '../../../shared/language.ts';

export interface Country {
  /** ISO alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Every country by its name in this language, in the order of its alphabet. */
export function countriesIn(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return [...CountryCodes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Where a shop is that writes numbers like this, e.g. `US` for `en-US`; empty when the locale names no country. */
export function countryOf(locale: string): string {
  return new Intl.Locale(locale).region ?? '';
}
