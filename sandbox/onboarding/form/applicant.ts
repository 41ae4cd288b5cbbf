import type { Applicant } from '../application.ts';
import type { MerchantData } from './full-form.ts';
import type { MinimalForm } from './minimal-form.ts';
import { businessTypesOf, signerOf, websiteOf } from './section-rules.ts';

/** What tells a merchant from others of its partner is not shown: a legal entity may run several, by name. */
export function applicantOfFull(data: MerchantData): Applicant {
  const signer = signerOf(data)?.fields ?? {};
  return {
    formKind: 'full',
    merchantName: data.merchantName,
    partnerId: data.partnerId,
    partnerExternalId: data.partnerExternalId ?? null,
    signerName: [signer['firstName'], signer['lastName']].filter(isText).join(' '),
    signerEmail: [signer['email'], signer['contactEmail']].find(isText) ?? null,
    merchantKey: `${data.federalTaxId ?? ''} ${data.merchantName.toLowerCase()}`,
    merchantCategoryCode: data.merchantCategoryCode,
    businessTypes: businessTypesOf(data),
    website: websiteOf(data),
  };
}

/** The partner's own identifier tells its merchants apart. */
export function applicantOfMinimal(form: MinimalForm): Applicant {
  return {
    formKind: 'minimal',
    merchantName: form.merchantName,
    partnerId: form.partnerId,
    partnerExternalId: form.partnerMid,
    signerName: `${form.signerFirstName} ${form.signerLastName}`,
    signerEmail: form.signerEmail,
    merchantKey: `mid ${form.partnerMid}`,
    merchantCategoryCode: null,
    businessTypes: ['physical'],
    website: null,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
