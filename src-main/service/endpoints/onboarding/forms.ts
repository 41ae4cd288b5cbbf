/** Fixed and percentage fee entries (spec "Onboarding application"), whose fields the specification does not name. */
export type FeeInformation = Readonly<Record<string, unknown>>;

/** Fields of both forms. `cryptoEnvironment` must be the environment of the service that receives the form. */
interface AnyForm {
  readonly merchantName: string;
  readonly partnerId: string;
  readonly feeInformation: FeeInformation;
  readonly cryptoEnvironment: 'production' | 'sandbox';
}

/** `InitiateEmptyOnboardingRequest`. All fields are required. */
export interface MinimalForm extends AnyForm {
  readonly partnerMid: string;
  readonly signerFirstName: string;
  readonly signerLastName: string;
  readonly signerEmail: string;
}

type TaxIdType = 'ein' | 'ssn' | 'itin';

/** `MerchantOnboardingRequest`. Amounts are JSON numbers in the merchant's currency. */
export interface FullForm extends AnyForm, Sections {
  readonly partnerExternalId?: string;
  readonly registeredName?: string;
  readonly dbaName?: string | null;
  readonly commissionMerchantId?: string | null;
  readonly representsPartnerId?: string | null;
  readonly otherLegalEntity?: string | null;
  readonly isSettlementOnly?: boolean;
  readonly isCommissionMerchant?: boolean;
  readonly isSeasonal?: boolean;
  readonly proofOfBusinessType?: 'businessLicense' | 'articlesOfIncorporation' | null;
  /** ISO 8601. */
  readonly registrationDate?: string | null;
  readonly legalEntityType?: LegalEntityType | null;
  readonly federalTaxIdType?: TaxIdType | null;
  readonly federalTaxId?: string;
  readonly naicsCode?: string;
  /** Four digits, with leading zeros. */
  readonly merchantCategoryCode: string;
  readonly additionalMerchantCategoryCode?: string | null;
  readonly businessDescription?: string;
  /** Names of months in lower case. */
  readonly operationalMonths?: readonly string[];
  /** The estimated volume of a year. */
  readonly grossAnnualRevenue?: number;
  /** The volume of the best month, where it is known. */
  readonly highestMonthlyVolume?: number | null;
  /** The amount of a typical payment. */
  readonly averageTicketSize?: number;
  readonly maxTicketSize?: number;
}

export type LegalEntityType =
  | 'soleProprietorship'
  | 'llc'
  | 'llp'
  | 'corporationSType'
  | 'corporationCType'
  | 'partnership'
  | 'nonProfit'
  | 'government'
  | 'trust'
  | 'cooperative'
  | 'other';

/**
 * Sections whose fields the specification does not list. It has rules for them: of `isLegalAddress`,
 * `isOperatingAddress` and `isVirtualAddress` exactly one is true; a stakeholder's `taxIdNumber` has nine digits;
 * exactly one stakeholder is the signer.
 */
type Sections = Readonly<Record<string, unknown>>;
