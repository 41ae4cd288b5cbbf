import type { Schema } from '../openapi.ts';
import { notShown, openObject } from '../not-shown.ts';
import { CATEGORY_CODE } from './record-fields.ts';
import { list, nullableText, object, oneOf, oneOfOrNull, schema, text } from './shapes.ts';

const LEGAL_ENTITY_TYPES = [
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
];
const MONTHS = [
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
];
const TAX_ID_TYPES = ['ein', 'ssn', 'itin'];
const CRYPTO_ENVIRONMENT = {
  ...oneOf(['production', 'sandbox']),
  description: 'The environment that is spoken to: `sandbox` in Sandbox, `production` in Production.',
} satisfies Schema;

/** Spec "Onboarding application": the full and the minimal form, and the enums that they use. */
export const applicationFormSchemas = {
  InitiateOnboardingRequest: object(
    {
      merchantData: schema('MerchantOnboardingRequest'),
      submitImmediately: {
        type: 'boolean',
        default: true,
        description: '`false` creates the application in Draft.',
      },
    },
    ['merchantData'],
  ),
  InitiateEmptyOnboardingRequest: object({
    merchantName: text(),
    partnerId: schema('Identifier'),
    partnerMid: text(),
    signerFirstName: text(128),
    signerLastName: text(128),
    signerEmail: schema('Email'),
    feeInformation: schema('FeeInformation'),
    cryptoEnvironment: CRYPTO_ENVIRONMENT,
  }),
  MerchantOnboardingRequest: {
    ...object(
      {
        merchantName: text(),
        partnerId: schema('Identifier'),
        partnerExternalId: text(),
        registeredName: text(),
        dbaName: nullableText(),
        commissionMerchantId: nullableText(),
        representsPartnerId: nullableText(),
        otherLegalEntity: nullableText(),
        isSettlementOnly: { type: 'boolean' },
        isCommissionMerchant: { type: 'boolean' },
        isSeasonal: { type: 'boolean' },
        proofOfBusinessType: oneOfOrNull(['businessLicense', 'articlesOfIncorporation']),
        registrationDate: { type: ['string', 'null'], format: 'date-time' },
        legalEntityType: oneOfOrNull(LEGAL_ENTITY_TYPES),
        federalTaxIdType: oneOfOrNull(TAX_ID_TYPES),
        federalTaxId: text(),
        naicsCode: text(),
        merchantCategoryCode: CATEGORY_CODE,
        businessDescription: text(),
        additionalMerchantCategoryCode: nullableText(),
        operationalMonths: list(oneOf(MONTHS)),
        grossAnnualRevenue: {
          type: 'number',
          minimum: 0,
          description: 'Estimated annual processing volume.',
        },
        highestMonthlyVolume: {
          type: ['number', 'null'],
          minimum: 0,
          description: 'Peak monthly volume if available.',
        },
        averageTicketSize: { type: 'number', minimum: 0, description: 'Typical transaction amount.' },
        maxTicketSize: { type: 'number', minimum: 0, description: 'Maximum expected transaction amount.' },
        feeInformation: schema('FeeInformation'),
        cryptoEnvironment: CRYPTO_ENVIRONMENT,
      },
      ['merchantName', 'partnerId', 'merchantCategoryCode', 'feeInformation', 'cryptoEnvironment'],
    ),
    allOf: [schema('ApplicationSection')],
    additionalProperties: true,
    ...notShown('The sections for address and location, business contact, stakeholders and banking.'),
    description:
      'Exactly one stakeholder has `isApplicationSigner` true: who receives and signs the package.',
  },
  FeeInformation: openObject('Every field, of `FixedFee` and `PercentageFee` too.'),
} satisfies Record<string, Schema>;
