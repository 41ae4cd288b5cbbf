import { expect, test } from 'vitest';
import { withEntry, withoutEntry } from '../../../../shared/onboarding/application-values.ts';
import { merchantDataOf } from '../../../../src-main/back-office/applications/merchant-data.ts';
import { inFields } from '../../../../src-main/back-office/applications/refused-fields.ts';
import { scheduledFees, typedApplication } from '../../../support/records/typed-application.ts';
import type { Failure } from '../../../../shared/failure.ts';

/** The second stakeholder has the third key: the one between was taken out. */
const values = withEntry(
  withoutEntry(withEntry(typedApplication, 'stakeholders'), 'stakeholders', '2'),
  'stakeholders',
);

const fieldOf = (path: string) => {
  const failure: Failure = {
    action: 'fix-input',
    code: 'request-rejected',
    fields: [{ field: path, fault: 'malformed', said: 'is wrong' }],
  };
  return inFields(failure, values, scheduledFees).fields?.[0]?.field;
};

test.each([
  ['merchantData.merchantName', 'merchantName'],
  ['MerchantName', 'merchantName'],
  ['$.merchantData.stakeholders[0].taxIdNumber', 'stakeholders.1.taxIdNumber'],
  ['merchantData.stakeholders.1.taxIdNumber', 'stakeholders.2.taxIdNumber'],
  ['merchantData.Stakeholders[1].LastName', 'stakeholders.2.lastName'],
  ['merchantData.stakeholders', 'stakeholders'],
  ['merchantData.stakeholders.7.taxIdNumber', 'stakeholders'],
  ['merchantData.addresses.0', 'addresses.1.kind'],
  ['merchantData.addresses.0.isLegalAddress', 'addresses.1.kind'],
  ['merchantData.addresses[0].countryCode', 'addresses.1.countryCode'],
  ['merchantData.bankAccount.accountNumber', 'accountNumber'],
  ['merchantData.website', 'website'],
  ['merchantData.operationalMonths.0', 'merchantData.operationalMonths.0'],
  ['merchantData.feeInformation.percentageFees.0.sellRate', 'fee:cryptoPercentage'],
  ['merchantData.feeInformation.fixedFees[0].sellRate', 'fee:perTransaction'],
  ['merchantData.cryptoEnvironment', 'merchantData.cryptoEnvironment'],
  ['', ''],
])('what is said of %j stands at %j', (path, field) => expect(fieldOf(path)).toBe(field));

test('what is sent has a number where a number was typed, and all three flags of an address', () => {
  expect(merchantDataOf(typedApplication, scheduledFees, 'sandbox')).toMatchObject({
    merchantCategoryCode: '0742',
    registrationDate: '2020-02-29T00:00:00Z',
    averageTicketSize: 12.5,
    highestMonthlyVolume: 9000.25,
    isSeasonal: true,
    isSettlementOnly: false,
    operationalMonths: ['may', 'june'],
    addresses: [
      { isLegalAddress: true, isOperatingAddress: false, isVirtualAddress: false, city: 'Portland' },
    ],
    stakeholders: [{ taxIdNumber: '012345678', ownershipPercentage: 62.5, isApplicationSigner: true }],
    bankAccount: { accountNumber: '000123456789' },
    location: { locationBusinessType: 'both', website: 'https://shells.example.test' },
    feeInformation: {
      percentageFees: [{ name: 'cryptoPercentage', sellRate: 1 }],
      fixedFees: [{ name: 'perTransaction', sellRate: 0.1 }],
    },
    cryptoEnvironment: 'sandbox',
  });
});

test('what was left empty is left out, and whoever owns nothing has no share', () => {
  const bare = {
    ...typedApplication,
    dbaName: ' ',
    operationalMonths: [],
    'stakeholders.1.ownershipType': 'nonOwner',
    bankName: '',
  };
  const data = JSON.stringify(merchantDataOf(bare, scheduledFees, 'production'));
  for (const name of ['dbaName', 'operationalMonths', 'ownershipPercentage', 'bankName']) {
    expect(data).not.toContain(`"${name}"`);
  }
  expect(data).toContain('"cryptoEnvironment":"production"');
});
