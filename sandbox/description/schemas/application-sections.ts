import { COUNTRY_CODES } from '../../http/country-codes.ts';
import { notShown } from '../not-shown.ts';
import type { Schema } from '../openapi.ts';
import { contactFields } from './record-fields.ts';
import { oneOfOrNull, schema } from './shapes.ts';

const upTo = (maxLength: number): Schema => ({ type: ['string', 'null'], maxLength });
const flag: Schema = { type: ['boolean', 'null'] };

/** Fields of the sections of `merchantData` that the specification shows, in any section and at any depth. */
const SHOWN_FIELDS: Readonly<Record<string, Schema>> = {
  proofOfAddressType: oneOfOrNull(['utilityBill', 'bankStatement', 'other']),
  taxIdType: oneOfOrNull(['ein', 'ssn', 'itin']),
  locationBusinessType: oneOfOrNull(['physical', 'virtual', 'both']),
  ownershipType: oneOfOrNull(['direct', 'indirect', 'nonOwner']),
  idType: oneOfOrNull(['driverLicense', 'passport', 'nationalId']),
  accountType: oneOfOrNull(['checking', 'savings']),
  proofOfBankAccountType: oneOfOrNull(['colorizedVoidCheck', 'bankLetter']),
  bankDepositMethod: oneOfOrNull(['ach', 'wire']),
  taxIdNumber: {
    type: ['string', 'null'],
    pattern: '^[0-9]{9}$',
    description: 'Exactly 9 digits, no dashes or formatting.',
  },
  isApplicationSigner: flag,
  isLegalAddress: { ...flag, description: 'Of this and the next two exactly one is true.' },
  isOperatingAddress: flag,
  isVirtualAddress: flag,
  contactPhone: contactFields.contactPhone,
  contactEmail: { type: ['string', 'null'], format: 'email', maxLength: 128 },
  website: {
    type: ['string', 'null'],
    format: 'uri',
    pattern: '^https://',
    description: 'Required when the business type is virtual.',
  },
  address: {
    ...upTo(512),
    type: ['string', 'object', 'array', 'null'],
    description: 'A line, or a section of this name.',
  },
  address2: upTo(512),
  city: upTo(128),
  state: upTo(128),
  countryCode: { enum: [...COUNTRY_CODES, null], description: 'ISO alpha-2.' },
  postalCode: upTo(32),
  phone: upTo(32),
  firstName: upTo(128),
  lastName: upTo(128),
  email: { type: ['string', 'null'], format: 'email', maxLength: 128 },
};

/** Spec "Onboarding application": enums used by onboarding and the three rules. */
export const applicationSectionSchemas = {
  ApplicationSection: {
    properties: SHOWN_FIELDS,
    additionalProperties: schema('ApplicationSection'),
    items: schema('ApplicationSection'),
    ...notShown(
      'The names of sections and of all other fields. These rules hold wherever such a field stands.',
    ),
  },
} satisfies Record<string, Schema>;
