/** Spec "Onboarding application": fixed and percentage fee entries, whose fields are not shown. */
export type FeeInformation = Readonly<Record<string, unknown>>;

/** What both forms say. The environment must be the one that is spoken to. */
interface AnyForm {
  readonly merchantName: string;
  readonly partnerId: string;
  readonly feeInformation: FeeInformation;
  readonly cryptoEnvironment: 'production' | 'sandbox';
}

/** `InitiateEmptyOnboardingRequest`: all fields are required. */
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
  /** Four digits, leading zeros kept. */
  readonly merchantCategoryCode: string;
  readonly additionalMerchantCategoryCode?: string | null;
  readonly businessDescription?: string;
  /** Month names in lower case. */
  readonly operationalMonths?: readonly string[];
  /** Estimated annual processing volume. */
  readonly grossAnnualRevenue?: number;
  /** Peak monthly volume if available. */
  readonly highestMonthlyVolume?: number | null;
  /** Typical transaction. */
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
 * Sections of which only rules are shown: of an address's `isLegalAddress`, `isOperatingAddress`, `isVirtualAddress`
 * exactly one is true; a stakeholder's `taxIdNumber` is nine digits; exactly one stakeholder is the signer.
 */
type Sections = Readonly<Record<string, unknown>>;
