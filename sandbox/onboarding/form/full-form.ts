import { merchantCategoryCode } from '../../http/schemas.ts';

const text = { type: 'string', minLength: 1 };
const textOrNull = { type: ['string', 'null'] };
const flag = { type: 'boolean' };
const amount = { type: 'number', minimum: 0 };
const oneOf = (...values: readonly string[]) => ({ enum: values });
const oneOfOrNull = (...values: readonly string[]) => ({ enum: [...values, null] });

/** Fixed and percentage fee entries. The specification does not show their fields. */
export const feeInformationSchema = { type: 'object' };

/**
 * `merchantData` (spec "Onboarding application"). It has more sections, which the specification does not show;
 * `section-rules.ts` checks what is known of them.
 */
const merchantDataSchema = {
  type: 'object',
  // Fields that the specification requires, and those that identify partner and merchant.
  required: ['merchantName', 'partnerId', 'merchantCategoryCode', 'feeInformation', 'cryptoEnvironment'],
  properties: {
    merchantName: text,
    partnerId: text,
    partnerExternalId: text,
    registeredName: text,
    dbaName: textOrNull,
    commissionMerchantId: textOrNull,
    representsPartnerId: textOrNull,
    otherLegalEntity: textOrNull,
    isSettlementOnly: flag,
    isCommissionMerchant: flag,
    isSeasonal: flag,
    proofOfBusinessType: oneOfOrNull('businessLicense', 'articlesOfIncorporation'),
    registrationDate: { type: ['string', 'null'], format: 'date-time' },
    legalEntityType: oneOfOrNull(
      'soleProprietorship',
      'llc',
      'llp',
      'corporationSType',
      'corporationCType',
      'partnership',
      'nonProfit',
      'government',
      'trust',
      'cooperative',
      'other',
    ),
    federalTaxIdType: oneOfOrNull('ein', 'ssn', 'itin'),
    federalTaxId: text,
    naicsCode: text,
    merchantCategoryCode,
    additionalMerchantCategoryCode: textOrNull,
    businessDescription: text,
    operationalMonths: {
      type: 'array',
      items: oneOf(
        'january',
        'february',
        'march',
        'april',
        'may',
        'june',
        'july',
        'august',
        'september',
        'october',
        'november',
        'december',
      ),
    },
    grossAnnualRevenue: amount,
    highestMonthlyVolume: { type: ['number', 'null'], minimum: 0 },
    averageTicketSize: amount,
    maxTicketSize: amount,
    feeInformation: feeInformationSchema,
    cryptoEnvironment: oneOf('production', 'sandbox'),
  },
};

/** Body of `POST /merchant-onboarding/applications`: `InitiateOnboardingRequest`. */
export const fullFormSchema = {
  type: 'object',
  required: ['merchantData'],
  properties: { merchantData: merchantDataSchema, submitImmediately: flag },
};

/** A body that `fullFormSchema` accepted, with the fields that are read. */
export interface FullForm {
  readonly merchantData: MerchantData;
  readonly submitImmediately?: boolean;
}

export interface MerchantData {
  readonly merchantName: string;
  readonly partnerId: string;
  readonly partnerExternalId?: string;
  readonly federalTaxId?: string;
  readonly merchantCategoryCode: string;
  readonly feeInformation: object;
  readonly cryptoEnvironment: string;
}
