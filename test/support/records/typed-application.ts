import { emptyApplication } from '../../../shared/onboarding/application-values.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';
import type { FeeLine } from '../../../shared/contract/back-office/merchants.ts';

/** A form with every field filled in and no rule broken, for a partner that the sandbox has. */
export const typedApplication: ApplicationValues = {
  ...emptyApplication(),
  partnerId: 'par_Harbor',
  merchantName: 'Shell Shop',
  partnerExternalId: 'SHELL-1',
  registeredName: 'Shell Shop LLC',
  dbaName: 'Shells',
  legalEntityType: 'llc',
  federalTaxIdType: 'ein',
  federalTaxId: '12-3456789',
  registrationDate: '2020-02-29',
  proofOfBusinessType: 'businessLicense',
  merchantCategoryCode: '0742',
  additionalMerchantCategoryCode: '5499',
  naicsCode: '722515',
  businessDescription: 'Shells.\nAnd what is in them.',
  'addresses.1.address': '1 Harbour Street',
  'addresses.1.postalCode': '04101',
  'addresses.1.city': 'Portland',
  'addresses.1.state': 'ME',
  'addresses.1.countryCode': 'US',
  'addresses.1.proofOfAddressType': 'utilityBill',
  'stakeholders.1.firstName': 'Robin',
  'stakeholders.1.lastName': 'Alvarez',
  'stakeholders.1.email': 'robin@shop.example.test',
  'stakeholders.1.phone': '+12075550100',
  'stakeholders.1.ownershipType': 'direct',
  'stakeholders.1.ownershipPercentage': '62.5',
  'stakeholders.1.dateOfBirth': '1980-05-12',
  'stakeholders.1.taxIdType': 'ssn',
  'stakeholders.1.taxIdNumber': '012345678',
  'stakeholders.1.idType': 'passport',
  'stakeholders.1.idNumber': 'X1234567',
  bankName: 'Harbour Bank',
  accountHolderName: 'Shell Shop LLC',
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  bankDepositMethod: 'ach',
  proofOfBankAccountType: 'bankLetter',
  'fee:cryptoPercentage': '1',
  'fee:perTransaction': '0.10',
  locationBusinessType: 'both',
  website: 'https://shells.example.test',
  contactEmail: 'office@shells.example.test',
  contactPhone: '207 555 0100',
  averageTicketSize: '12,5',
  maxTicketSize: '80',
  highestMonthlyVolume: '9000.25',
  grossAnnualRevenue: '100000',
  isSeasonal: 'yes',
  operationalMonths: ['may', 'june'],
};

export const scheduledFees: readonly FeeLine[] = [
  { name: 'cryptoPercentage', kind: 'percentage', sellRate: '1', buyRate: '0.6', counts: 'crypto' },
  { name: 'perTransaction', kind: 'fixed', sellRate: '0.1', buyRate: '0.05', counts: 'sale' },
];

/** What of it is personal: in none of the till's files in plain text. */
export const PERSONAL = ['12-3456789', '012345678', '1980-05-12', 'X1234567', '021000021', '000123456789'];
