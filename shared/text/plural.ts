import type { Language } from '../language.ts';

/** What a sentence says for each plural form of its language; `other` stands in for the forms that it does not tell apart. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Chooses by the rules of `language`: Arabic has six forms, Japanese one. */
export function pluralsOf(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
