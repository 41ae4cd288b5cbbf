/** The steps of the full application form, in their order. What is sent is looked through in the last one. */
export const APPLICATION_STEPS = [
  'business',
  'addresses',
  'people',
  'bank',
  'fees',
  'locations',
  'review',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** How a field is typed, and which rule its text keeps. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'choice'
  | 'yes-no'
  | 'amount'
  | 'percent'
  | 'day'
  | 'months'
  | 'country'
  | 'email'
  | 'phone'
  | 'website'
  | 'category'
  | 'nine-digits';

export interface FieldRule {
  readonly kind: FieldKind;
  readonly required?: true;
  /** Characters; without it as many as a name has. */
  readonly most?: number;
  /** What can be chosen, in the service's exact words. */
  readonly options?: readonly string[];
  /** In which part of the request it stands; without it at the top. */
  readonly section?: string;
  /** Never shown in full but in its own box. */
  readonly isPersonal?: true;
}

type Fields = readonly (readonly [name: string, rule: FieldRule])[];

/** As long as the service's other names (spec "Limits"). */
export const MOST_CHARACTERS = 128;

const TAX_ID_TYPES = ['ein', 'ssn', 'itin'] as const;
const amount = { kind: 'amount' } as const;
const yesNo = { kind: 'yes-no' } as const;
const choice = (...options: readonly string[]) => ({ kind: 'choice', options }) as const;
const line = (most: number) => ({ kind: 'text', most }) as const;

/** `MerchantOnboardingRequest`, identity and business (spec "Onboarding application", "Merchant category codes"). */
export const BUSINESS_FIELDS = [
  ['partnerId', { kind: 'choice', required: true }],
  ['merchantName', { kind: 'text', required: true }],
  ['partnerExternalId', { kind: 'text' }],
  ['registeredName', { kind: 'text' }],
  ['dbaName', { kind: 'text' }],
  [
    'legalEntityType',
    choice(
      ...([
        'soleProprietorship',
        'llc',
        'llp',
        'corporationSType',
        'corporationCType',
        'partnership',
      ] as const),
      ...(['nonProfit', 'government', 'trust', 'cooperative', 'other'] as const),
    ),
  ],
  ['otherLegalEntity', { kind: 'text' }],
  ['federalTaxIdType', choice(...TAX_ID_TYPES)],
  ['federalTaxId', { kind: 'text', most: 32, isPersonal: true }],
  ['registrationDate', { kind: 'day' }],
  ['proofOfBusinessType', choice('businessLicense', 'articlesOfIncorporation')],
  ['merchantCategoryCode', { kind: 'category', required: true }],
  ['additionalMerchantCategoryCode', { kind: 'category' }],
  ['naicsCode', line(16)],
  ['businessDescription', { kind: 'lines', most: 1024 }],
  ['commissionMerchantId', { kind: 'text' }],
  ['representsPartnerId', { kind: 'text' }],
  ['isSettlementOnly', yesNo],
  ['isCommissionMerchant', yesNo],
] as const satisfies Fields;

/** Spec "Address object"; which of the three an address is stands in `kind`, so that exactly one is (rule 1). */
const ADDRESS_FIELDS = [
  ['kind', { ...choice('isLegalAddress', 'isOperatingAddress', 'isVirtualAddress'), required: true }],
  ['address', { ...line(512), required: true }],
  ['address2', line(512)],
  ['postalCode', { ...line(32), required: true }],
  ['city', { kind: 'text', required: true }],
  ['state', { kind: 'text', required: true }],
  ['countryCode', { kind: 'country', required: true }],
  ['proofOfAddressType', choice('utilityBill', 'bankStatement', 'other')],
] as const satisfies Fields;

/** A stakeholder: rules 2 and 3, and the enums. Their other fields are not shown. */
const STAKEHOLDER_FIELDS = [
  ['firstName', { kind: 'text', required: true }],
  ['lastName', { kind: 'text', required: true }],
  ['isApplicationSigner', yesNo],
  ['email', { kind: 'email' }],
  ['phone', { kind: 'phone' }],
  ['ownershipType', choice('direct', 'indirect', 'nonOwner')],
  ['ownershipPercentage', { kind: 'percent' }],
  ['dateOfBirth', { kind: 'day', isPersonal: true }],
  ['taxIdType', choice(...TAX_ID_TYPES)],
  ['taxIdNumber', { kind: 'nine-digits', isPersonal: true }],
  ['idType', choice('driverLicense', 'passport', 'nationalId')],
  ['idNumber', { kind: 'text', most: 64, isPersonal: true }],
] as const satisfies Fields;

export const BANK_FIELDS = [
  ['bankName', { kind: 'text', section: 'bankAccount' }],
  ['accountHolderName', { kind: 'text', section: 'bankAccount' }],
  ['accountType', { ...choice('checking', 'savings'), section: 'bankAccount' }],
  ['routingNumber', { kind: 'text', most: 34, isPersonal: true, section: 'bankAccount' }],
  ['accountNumber', { kind: 'text', most: 34, isPersonal: true, section: 'bankAccount' }],
  ['bankDepositMethod', { ...choice('ach', 'wire'), section: 'bankAccount' }],
  ['proofOfBankAccountType', { ...choice('colorizedVoidCheck', 'bankLetter'), section: 'bankAccount' }],
] as const satisfies Fields;

/** Spec "Contact fields" and "Amount and volume fields". */
export const LOCATION_FIELDS = [
  ['locationBusinessType', { ...choice('physical', 'virtual', 'both'), required: true, section: 'location' }],
  ['website', { kind: 'website', most: 2048, section: 'location' }],
  ['contactEmail', { kind: 'email', section: 'businessContact' }],
  ['contactPhone', { kind: 'phone', section: 'businessContact' }],
  ['averageTicketSize', amount],
  ['maxTicketSize', amount],
  ['highestMonthlyVolume', amount],
  ['grossAnnualRevenue', amount],
  ['isSeasonal', yesNo],
  ['operationalMonths', { kind: 'months' }],
] as const satisfies Fields;

/** Fields that stand once in a form, by their step. */
export const SINGLE_FIELDS: readonly (readonly [step: ApplicationStep, fields: Fields])[] = [
  ['business', BUSINESS_FIELDS],
  ['bank', BANK_FIELDS],
  ['locations', LOCATION_FIELDS],
];

/** Sections of which a form has several, by the name that the service gets. */
export const ENTRY_LISTS = {
  addresses: { step: 'addresses', fields: ADDRESS_FIELDS, most: 10 },
  stakeholders: { step: 'people', fields: STAKEHOLDER_FIELDS, most: 20 },
} as const satisfies Readonly<
  Record<string, { readonly step: ApplicationStep; readonly fields: Fields; readonly most: number }>
>;
export type EntryList = keyof typeof ENTRY_LISTS;

export const MONTHS = [
  ...(['january', 'february', 'march', 'april', 'may', 'june'] as const),
  ...(['july', 'august', 'september', 'october', 'november', 'december'] as const),
] as const;

/** The rule of a field by its name in the form, as `merchantName` or `addresses.3.city`. */
export function ruleOf(field: string): FieldRule | undefined {
  const [list = '', , ...name] = field.split('.');
  const isOfEntry = list in ENTRY_LISTS;
  const fields: Fields = isOfEntry
    ? ENTRY_LISTS[list as EntryList].fields
    : SINGLE_FIELDS.flatMap(([, single]) => single);
  const wanted = isOfEntry ? name.join('.') : field;
  return fields.find(([each]) => each === wanted)?.[1];
}
