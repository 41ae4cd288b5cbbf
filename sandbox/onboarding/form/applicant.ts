import type { Applicant } from '../application.ts';
import type { MerchantData } from './full-form.ts';
import type { MinimalForm } from './minimal-form.ts';
import { businessTypesOf, signerOf, websiteOf } from './section-rules.ts';

/**
 * The specification does not say what identifies a merchant. Here it is the legal entity and the name, because an
 * entity may run several.
 */
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

/** A minimal form has the partner's own identifier of the merchant. */
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
