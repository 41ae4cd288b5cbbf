import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENTRY_LISTS, SINGLE_FIELDS } from '../../../../shared/onboarding/application-fields.ts';
import {
  emptyApplication,
  withEntry,
  withoutEntry,
  withSigner,
} from '../../../../shared/onboarding/application-values.ts';
import { applicationProblems } from '../../../../src-main/back-office/applications/rules/application-problems.ts';
import { scheduledFees, typedApplication } from '../../../support/records/typed-application.ts';
import type { FieldRule } from '../../../../shared/onboarding/application-fields.ts';
import type { ApplicationValues } from '../../../../shared/onboarding/application-values.ts';

const problemsOf = (changes: ApplicationValues) =>
  applicationProblems({ ...typedApplication, ...changes }, scheduledFees);
const codesOf = (changes: ApplicationValues) =>
  problemsOf(changes).map(({ field, code, step }) => [field, code, step]);

/** A second stakeholder with what every stakeholder needs. */
const withPartner = (changes: ApplicationValues = {}): ApplicationValues => ({
  ...withEntry(typedApplication, 'stakeholders'),
  'stakeholders.2.firstName': 'Kim',
  'stakeholders.2.lastName': 'Berg',
  ...changes,
});

describe('a full application', () => {
  test('with every field in order breaks no rule', () => {
    expect(applicationProblems(typedApplication, scheduledFees)).toEqual([]);
    expect(applicationProblems(withPartner(), scheduledFees)).toEqual([]);
  });

  test('that is empty lacks what the service needs, step by step', () => {
    const problems = applicationProblems(emptyApplication(), scheduledFees);
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'partnerId missing',
      'merchantName missing',
      'merchantCategoryCode missing',
      ...['address', 'postalCode', 'city', 'state', 'countryCode'].map(
        (name) => `addresses.1.${name} missing`,
      ),
      'stakeholders.1.firstName missing',
      'stakeholders.1.lastName missing',
      'stakeholders.1.email missing',
      'fee:cryptoPercentage missing',
      'fee:perTransaction missing',
      'locationBusinessType missing',
    ]);
  });

  // Every rule of the specification has a row: "Onboarding application", "Address object", "Contact fields", "Merchant
  // category codes", "Conventions that apply to all resources", "HTTP status codes" (fees) and "Limits".
  test.each([
    ['merchantName', ' ', 'missing', 'business'],
    ['partnerId', '', 'missing', 'business'],
    ['merchantCategoryCode', '742', 'not-a-category', 'business'],
    ['merchantCategoryCode', '07420', 'not-a-category', 'business'],
    ['merchantCategoryCode', '０７４２', 'not-a-category', 'business'],
    ['additionalMerchantCategoryCode', 'abcd', 'not-a-category', 'business'],
    ['proofOfBusinessType', 'licence', 'not-one-of', 'business'],
    ['legalEntityType', 'LLC', 'not-one-of', 'business'],
    ['federalTaxIdType', 'vat', 'not-one-of', 'business'],
    ['registrationDate', '2021-02-29', 'not-a-day', 'business'],
    ['registrationDate', '12.05.2020', 'not-a-day', 'business'],
    ['isSettlementOnly', 'true', 'not-one-of', 'business'],
    ['merchantName', 'Shell\u0007', 'unprintable', 'business'],
    ['registeredName', 'Shell\nShop', 'unprintable', 'business'],
    ['businessDescription', 'x'.repeat(1025), 'too-long', 'business'],
    ['addresses.1.kind', '', 'no-address-kind', 'addresses'],
    ['addresses.1.kind', 'isLegalAddress isVirtualAddress', 'no-address-kind', 'addresses'],
    ['addresses.1.address', 'x'.repeat(513), 'too-long', 'addresses'],
    ['addresses.1.address2', 'x'.repeat(513), 'too-long', 'addresses'],
    ['addresses.1.city', 'x'.repeat(129), 'too-long', 'addresses'],
    ['addresses.1.state', 'x'.repeat(129), 'too-long', 'addresses'],
    ['addresses.1.postalCode', 'x'.repeat(33), 'too-long', 'addresses'],
    ['addresses.1.countryCode', 'us', 'not-a-country', 'addresses'],
    ['addresses.1.countryCode', 'XX', 'not-a-country', 'addresses'],
    ['addresses.1.proofOfAddressType', 'rent', 'not-one-of', 'addresses'],
    ['stakeholders.1.taxIdNumber', '012-34-5678', 'not-nine-digits', 'people'],
    ['stakeholders.1.taxIdNumber', '01234567', 'not-nine-digits', 'people'],
    ['stakeholders.1.taxIdType', 'EIN', 'not-one-of', 'people'],
    ['stakeholders.1.email', '', 'missing', 'people'],
    ['stakeholders.1.email', 'robin@shop', 'not-an-email', 'people'],
    ['stakeholders.1.phone', 'call me', 'not-a-phone', 'people'],
    ['stakeholders.1.firstName', 'x'.repeat(129), 'too-long', 'people'],
    ['stakeholders.1.lastName', '', 'missing', 'people'],
    ['stakeholders.1.ownershipType', 'owner', 'not-one-of', 'people'],
    ['stakeholders.1.ownershipPercentage', '101', 'not-a-percent', 'people'],
    ['stakeholders.1.ownershipPercentage', '-1', 'not-a-percent', 'people'],
    ['stakeholders.1.dateOfBirth', '1980-13-01', 'not-a-day', 'people'],
    ['stakeholders.1.idType', 'visa', 'not-one-of', 'people'],
    ['accountType', 'current', 'not-one-of', 'bank'],
    ['bankDepositMethod', 'ACH', 'not-one-of', 'bank'],
    ['proofOfBankAccountType', 'letter', 'not-one-of', 'bank'],
    ['fee:cryptoPercentage', '0.59', 'below-floor', 'fees'],
    ['fee:cryptoPercentage', '', 'missing', 'fees'],
    ['fee:perTransaction', 'ten', 'not-an-amount', 'fees'],
    ['locationBusinessType', 'online', 'not-one-of', 'locations'],
    ['website', 'http://shells.example.test', 'not-a-website', 'locations'],
    ['website', '', 'website-needed', 'locations'],
    ['contactEmail', 'office', 'not-an-email', 'locations'],
    ['contactPhone', '12', 'not-a-phone', 'locations'],
    ['averageTicketSize', '12.345', 'not-an-amount', 'locations'],
    ['maxTicketSize', '1,000.00', 'not-an-amount', 'locations'],
    ['highestMonthlyVolume', '-5', 'not-an-amount', 'locations'],
    ['grossAnnualRevenue', '9'.repeat(20), 'not-an-amount', 'locations'],
  ] as const)('says of %s = %j that it is %s, in the step %s', (field, text, code, step) => {
    expect(codesOf({ [field]: text })).toEqual([[field, code, step]]);
  });

  test('may name months only', () => {
    expect(codesOf({ operationalMonths: ['may', 'May'] })).toEqual([
      ['operationalMonths', 'not-one-of', 'locations'],
    ]);
  });

  test('needs no website where nothing is sold online', () => {
    const physical = { locationBusinessType: 'physical', website: '' };
    expect(codesOf(physical)).toEqual([]);
    expect(codesOf({ ...physical, locationBusinessType: 'virtual' })).toEqual([
      ['website', 'website-needed', 'locations'],
    ]);
  });

  test('is signed by exactly one, whoever is named last', () => {
    const two = withPartner({ 'stakeholders.2.isApplicationSigner': 'yes' });
    expect(applicationProblems(two, scheduledFees)).toEqual([
      { field: 'stakeholders.2.isApplicationSigner', code: 'two-signers', step: 'people' },
    ]);
    const second = withSigner({ ...two, 'stakeholders.2.email': 'kim@shop.example.test' }, '2');
    expect(applicationProblems(second, scheduledFees)).toEqual([]);
    const gone = withoutEntry(second, 'stakeholders', '2');
    expect(applicationProblems(gone, scheduledFees)).toEqual([
      { field: 'stakeholders', code: 'no-signer', step: 'people' },
    ]);
    const nobody = withoutEntry(gone, 'stakeholders', '1');
    expect(applicationProblems(nobody, scheduledFees)).toEqual([
      { field: 'stakeholders', code: 'no-signer', step: 'people' },
    ]);
  });

  test('is owned to 100 percent at most, and whoever owns nothing has no share', () => {
    const half = withPartner({ 'stakeholders.2.ownershipPercentage': '37.5' });
    expect(applicationProblems(half, scheduledFees)).toEqual([]);
    const over = { ...half, 'stakeholders.2.ownershipPercentage': '37.51' };
    expect(applicationProblems(over, scheduledFees)).toEqual([
      { field: 'stakeholders.2.ownershipPercentage', code: 'over-100-percent', step: 'people' },
    ]);
    expect(
      applicationProblems({ ...over, 'stakeholders.2.ownershipType': 'nonOwner' }, scheduledFees),
    ).toEqual([]);
  });

  test('keeps exactly to the floor of a fee, and to none where the schedule has none', () => {
    expect(codesOf({ 'fee:cryptoPercentage': '0,6' })).toEqual([]);
    expect(codesOf({ 'fee:cryptoPercentage': '0.599999' })).toHaveLength(1);
    expect(applicationProblems({ ...typedApplication, 'fee:cryptoPercentage': '0' }, [])).toEqual([]);
  });

  const single = SINGLE_FIELDS.flatMap(([, fields]) => fields);
  const inEntries = Object.entries(ENTRY_LISTS).flatMap(([list, { fields }]) =>
    fields.map(([name, rule]): readonly [string, FieldRule] => [`${list}.1.${name}`, rule]),
  );
  const chosen = [...single, ...inEntries].filter(([, { options }]) => options);
  test.each(chosen)('takes each choice of %s, and no other word', (field, { options = [] }) => {
    for (const option of options) expect(codesOf({ [field]: option })).toEqual([]);
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !options.includes(text.trim())),
        (text) => {
          expect(problemsOf({ [field]: text }).map((one) => one.field)).toEqual([field]);
        },
      ),
    );
  });

  test('never throws, whatever is typed wherever', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })));
    const forms = fc.record(
      Object.fromEntries(Object.keys(typedApplication).map((field) => [field, anything])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(forms, (form) => void applicationProblems(form as ApplicationValues, scheduledFees)),
    );
  });

  test('is judged alike whatever stands around what was typed', () => {
    const texts = Object.entries(typedApplication).filter(([, value]) => typeof value === 'string');
    const padded = Object.fromEntries(
      texts.map(([field, value]) => [field, value === '' ? ' ' : ` ${String(value)} `]),
    );
    expect(problemsOf(padded)).toEqual([]);
  });
});
