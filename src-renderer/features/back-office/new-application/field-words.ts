import type { ApplicationProblemCode } from '../../../../shared/contract/back-office/application-drafts.ts';
import { localeOf } from '../../../../shared/language.ts';
import { readableName } from '../../../../shared/view/tender-labels.ts';
import type { Messages } from '../../../messages/use-messages.ts';
import { feeNameOf } from '../../../../shared/onboarding/application-values.ts';

/** The label of a field, by the last part of its name, so that all addresses have the same labels. */
export function labelOf(field: string, messages: Messages): string {
  const { newApplication, customer, terminals, merchants } = messages;
  const fee = feeNameOf(field);
  if (fee !== undefined) return readableName(fee);
  const { type: locationBusinessType, email, phone, website } = terminals.facts;
  const known: Readonly<Record<string, string>> = {
    ...customer.labels,
    ...newApplication.labels,
    locationBusinessType,
    website,
    contactEmail: email,
    contactPhone: phone,
    taxIdType: newApplication.labels.federalTaxIdType,
    merchantCategoryCode: merchants.facts.category,
    partnerExternalId: merchants.facts.externalId,
    partnerId: terminals.kinds.partner,
  };
  const name = field.split('.').at(-1) ?? field;
  return known[name] ?? name;
}

/** A choice in words. Abbreviations are the same in every language. */
export function choiceName(value: string, { newApplication, terminals }: Messages): string {
  const known: Readonly<Record<string, string>> = { ...terminals.businessTypes, ...newApplication.choices };
  return known[value] ?? (/^[a-z]{3,4}$/.test(value) ? value.toUpperCase() : readableName(value));
}

/** The name of a month of the year in the till's language, 1 to 12. */
export function monthName(month: number, { language }: Messages, locale: string): string {
  return new Intl.DateTimeFormat(localeOf(language, locale), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month, 1),
  );
}

export interface ProblemWords {
  readonly words: string;
  /** Whether further typing can correct it. */
  readonly isUnfinished: boolean;
}

/** The text of a problem beside its field: what is wrong, and what to do. */
export function problemWords(
  code: ApplicationProblemCode,
  { newApplication, customer, terminals }: Messages,
): ProblemWords {
  const { problems } = newApplication;
  const done = (words: string): ProblemWords => ({ words, isUnfinished: false });
  const unfinished = (words: string): ProblemWords => ({ words, isUnfinished: true });
  switch (code) {
    case 'missing':
    case 'no-address-kind':
      return unfinished(customer.faults.missing);
    case 'too-long':
    case 'unprintable':
    case 'not-a-country':
      return done(customer.faults[code]);
    case 'not-one-of':
    case 'not-a-day':
      return done(customer.faults.malformed);
    case 'not-an-email':
      return unfinished(customer.faults[code]);
    case 'not-a-phone':
    case 'not-a-website':
    case 'website-needed':
    case 'not-a-category':
      return unfinished(terminals.faults[code]);
    case 'not-nine-digits':
    case 'not-an-amount':
    case 'not-a-percent':
    case 'below-floor':
      return unfinished(problems[code]);
    case 'no-signer':
    case 'two-signers':
    case 'over-100-percent':
      return done(problems[code]);
  }
}
