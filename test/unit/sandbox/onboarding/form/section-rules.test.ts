import { describe, expect, it } from 'vitest';
import {
  businessTypesOf,
  sectionFaults,
  signerOf,
} from '../../../../../sandbox/onboarding/form/section-rules.ts';

const SIGNER = { isApplicationSigner: true };

/** The fields that are wrong in a form with one signer and these sections. */
const wrong = (sections: object) =>
  sectionFaults({ signer: SIGNER, ...sections }).map(({ field }) => field.replace('merchantData.', ''));

describe('the sections of a full form', () => {
  it.each([
    ['proofOfAddressType', ['utilityBill', 'bankStatement', 'other']],
    ['taxIdType', ['ein', 'ssn', 'itin']],
    ['locationBusinessType', ['physical']],
    ['ownershipType', ['direct', 'indirect', 'nonOwner']],
    ['idType', ['driverLicense', 'passport', 'nationalId']],
    ['accountType', ['checking', 'savings']],
    ['proofOfBankAccountType', ['colorizedVoidCheck', 'bankLetter']],
    ['bankDepositMethod', ['ach', 'wire']],
    ['taxIdNumber', ['012345678']],
    ['contactEmail', ['a@b.test']],
    ['contactPhone', ['555 0100', '+15550100', '(212) 555-0100', '030/123456', '+49 (0)30 123456 ext. 7']],
    ['website', ['https://shop.test']],
    ['countryCode', ['US', 'BQ']],
    ['city', ['x'.repeat(128)]],
    ['postalCode', ['x'.repeat(32)]],
  ])('may hold a good %s anywhere, or none', (field, values) => {
    for (const value of [...values, null]) expect(wrong({ a: [{ b: { [field]: value } }] })).toEqual([]);
  });

  it.each([
    ['proofOfAddressType', 'UtilityBill'],
    ['locationBusinessType', 'online'],
    ['contactPhone', '()'],
    ['countryCode', 'XX'],
    ['contactEmail', 'a@b'],
    ['contactEmail', 'a..b@c.test'],
    ['website', 'https:shop.test'],
    ['website', 'https://shop .test'],
    ['ownershipType', ''],
    ['bankDepositMethod', 'ACH'],
    ['taxIdNumber', '12345678'],
    ['taxIdNumber', '1234567890'],
    ['taxIdNumber', '12-345678'],
    ['taxIdNumber', 123456789],
    ['taxIdNumber', '123456789\n'],
    ['contactEmail', 'nobody'],
    ['contactPhone', 'by mail'],
    ['contactPhone', 5],
    ['email', `${'x'.repeat(125)}@b.c`],
    ['website', 'http://shop.test'],
    ['countryCode', 'us'],
    ['firstName', 'x'.repeat(129)],
    ['phone', 'x'.repeat(33)],
    ['isApplicationSigner', 'yes'],
  ])('may not hold the %s %j anywhere', (field, value) => {
    expect(wrong({ a: [{ b: { [field]: value } }] })).toEqual([`a.0.b.${field}`]);
  });

  it.each([
    [{ isLegalAddress: true }, true],
    [{ isLegalAddress: false, isOperatingAddress: true, isVirtualAddress: false }, true],
    [{ isLegalAddress: true, isOperatingAddress: true }, false],
    [{ isLegalAddress: true, isOperatingAddress: true, isVirtualAddress: true }, false],
    [{ isLegalAddress: false, isOperatingAddress: false, isVirtualAddress: false }, false],
  ])('have exactly one flag on an address: %j', (address, isGood) => {
    expect(wrong({ addresses: [{}, address] })).toEqual(isGood ? [] : ['addresses.1']);
  });

  it.each([0, 2])('have exactly one signer, not %s', (count) => {
    const people = Array.from({ length: count }, () => SIGNER);
    const stakeholders = [...people, { isApplicationSigner: false }];
    expect(sectionFaults({ stakeholders })).toMatchObject([{ field: 'merchantData.stakeholders' }]);
  });

  it('need a website when the business type is virtual', () => {
    const location = { locationBusinessType: 'virtual' };
    expect(wrong({ location })).toEqual(['website']);
    expect(wrong({ location, contact: { website: 'https://shop.test' } })).toEqual([]);
    expect(wrong({ location, contact: { website: null } })).toEqual(['website']);
  });

  it('do not exhaust the stack, however deep a body goes', () => {
    let deep: unknown = {};
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    expect(wrong({ deep })).toEqual([]);
  });

  it('name the signer and the ways of selling', () => {
    const form = {
      people: [
        { isApplicationSigner: false, firstName: 'A' },
        { ...SIGNER, firstName: 'B' },
      ],
    };
    expect(signerOf(form)?.fields).toMatchObject({ firstName: 'B' });
    expect(businessTypesOf(form)).toEqual(['physical']);
    expect(businessTypesOf({ at: { locationBusinessType: 'virtual' } })).toEqual(['virtual']);
    expect(businessTypesOf({ at: { locationBusinessType: 'both' } })).toEqual(['physical', 'virtual']);
  });
});
