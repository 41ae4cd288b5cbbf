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
