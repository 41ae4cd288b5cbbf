import { expect, test } from 'vitest';
import {
  merchantFaults,
  merchantInput,
  merchantValues,
} from '../../../../../../src-renderer/features/back-office/merchants/form/merchant-form.ts';

const whole = {
  name: 'Pier Coffee',
  externalId: 'PIER-7',
  categoryCode: '5814',
  address: {
    address: '12 Harbour Street',
    postalCode: '04101',
    city: 'Portland',
    state: 'ME',
    countryCode: 'US',
  },
  email: 'office@pier.example.test',
  phone: '+12075550100',
  website: 'https://pier.example.test',
};
const values = merchantValues(whole);

test('what the service has is without a fault, and nothing of it is sent again', () => {
  expect(merchantFaults(values)).toEqual({});
  expect(merchantInput(values, values)).toEqual({ name: 'Pier Coffee' });
});

test('a category code is four digits, with its leading zeros', () => {
  const faultsOf = (merchantCategoryCode: string) => merchantFaults({ ...values, merchantCategoryCode });
  expect(faultsOf('0742')).toEqual({});
  expect(faultsOf('')).toEqual({ merchantCategoryCode: 'missing' });
  for (const wrong of ['742', '58140', '58a4', '５８１４']) {
    expect(faultsOf(wrong)).toEqual({ merchantCategoryCode: 'not-a-category' });
  }
});

test('every rule of addresses and contacts holds for a merchant, too', () => {
  const faults = merchantFaults({
    ...values,
    address: 'x'.repeat(513),
    address2: 'x'.repeat(513),
    city: 'x'.repeat(129),
    state: ' ',
    postalCode: 'x'.repeat(33),
    countryCode: 'UK',
    contactEmail: 'office@',
    contactPhone: 'ask Ann',
    website: 'http://pier.example.test',
    externalId: 'x'.repeat(129),
  });
  expect(faults).toEqual({
    address: 'too-long',
    address2: 'too-long',
    city: 'too-long',
    state: 'missing',
    postalCode: 'too-long',
    countryCode: 'not-a-country',
    contactEmail: 'not-an-email',
    contactPhone: 'not-a-phone',
    website: 'not-a-website',
    externalId: 'too-long',
  });
});

test('only what was changed is sent; what was emptied is taken away', () => {
  const emptied = {
    ...values,
    address: '',
    postalCode: '',
    city: '',
    state: '',
    countryCode: '',
    externalId: ' ',
    contactPhone: '',
    merchantCategoryCode: '5411',
  };
  expect(merchantInput(emptied, values)).toEqual({
    name: 'Pier Coffee',
    externalId: null,
    merchantCategoryCode: '5411',
    address: null,
    contactPhone: null,
  });
});
