import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payerFaults } from '../../../../shared/customer/check.ts';
import {
  emptyPayer,
  hasCustomer,
  PAYER_FIELD_LENGTHS,
  PAYER_FIELDS,
  payerDetails,
} from '../../../../shared/customer/details.ts';
import { ada } from '../../../support/records/payer.ts';
import type { PayerField, TypedPayer } from '../../../../shared/customer/details.ts';

const typedAda: TypedPayer = { ...emptyPayer(), ...ada };
const required = PAYER_FIELDS.filter((field) => !['address2', 'phone', 'refundEmail'].includes(field));
const faultOf = (field: PayerField, text: string) => payerFaults({ ...typedAda, [field]: text }, true)[field];

describe('a customer', () => {
  test('with every field in order has no fault', () => {
    expect(payerFaults(typedAda, true)).toEqual({});
  });

  test('is whole or not there at all', () => {
    expect(payerFaults(emptyPayer('US'), false)).toEqual({});
    fc.assert(
      fc.property(fc.subarray(required, { minLength: 1 }), (left) => {
        const typed = { ...typedAda, ...Object.fromEntries(left.map((field) => [field, ' '])) };
        const faults = payerFaults(typed, false);
        expect(Object.keys(faults).sort()).toEqual(hasCustomer(typed) ? left.toSorted() : []);
      }),
    );
  });

  test('that is needed lacks every required field of an empty form', () => {
    const faults = payerFaults(emptyPayer(), true);
    expect(faults).toEqual(Object.fromEntries(required.map((field) => [field, 'missing'])));
  });

  test.each(PAYER_FIELDS.filter((field) => field !== 'countryCode'))('may not say more of %s', (field) => {
    expect(faultOf(field, 'x'.repeat(PAYER_FIELD_LENGTHS[field] + 1))).toBe('too-long');
  });

  test.each([
    ['email', 'ada', 'not-an-email'],
    ['email', 'ada@localhost', 'not-an-email'],
    ['email', 'Ada <ada@example.com>', 'not-an-email'],
    ['refundEmail', 'ada@', 'not-an-email'],
    ['countryCode', 'gb', 'not-a-country'],
    ['countryCode', 'XX', 'not-a-country'],
    ['countryCode', 'GBR', 'not-a-country'],
    ['postalCode', '1234', 'not-a-postal-code'],
    ['city', 'Lon\u0007don', 'unprintable'],
    ['city', 'Lon\nDon', 'unprintable'],
  ] as const)('with %s = %j is %s', (field, text, fault) => expect(faultOf(field, text)).toBe(fault));

  test.each([
    ['US', '94105', '9410'],
    ['DE', '10115', 'D-10115'],
    ['CA', 'K1A 0B1', '12345'],
    ['JP', '100-0001', '100'],
    ['BR', '01310-100', '0131'],
  ])('of %s has a postal code like %s, not %s', (countryCode, good, bad) => {
    const faults = (postalCode: string) => payerFaults({ ...typedAda, countryCode, postalCode }, true);
    expect(faults(good)).toEqual({});
    expect(faults(bad)).toEqual({ postalCode: 'not-a-postal-code' });
  });

  test('of a country whose postal codes are not known may have any', () => {
    expect(payerFaults({ ...typedAda, countryCode: 'HK', postalCode: '000000' }, true)).toEqual({});
  });

  test('of any text is judged, never thrown at', () => {
    const texts = fc.record(
      Object.fromEntries(PAYER_FIELDS.map((field) => [field, fc.string({ unit: 'binary' })])),
    );
    fc.assert(fc.property(texts, (typed) => void payerFaults(typed as unknown as TypedPayer, true)));
  });
});

describe('what is sent', () => {
  test('is what was typed, without the blanks around it', () => {
    const typed = { ...typedAda, firstName: '  Ada ', city: 'St.  Ives\t', refundEmail: ' r@example.com ' };
    expect(payerDetails(typed)).toEqual({
      customer: { ...ada, firstName: 'Ada', city: 'St.  Ives' },
      refundEmail: 'r@example.com',
    });
  });

  test('leaves out what is optional and empty', () => {
    const { customer } = payerDetails({ ...typedAda, phone: '', address2: ' ' });
    expect(customer).not.toHaveProperty('phone');
    expect(customer).not.toHaveProperty('address2');
  });

  test('has the customer’s e-mail for a reclaim unless another is typed', () => {
    expect(payerDetails(typedAda).refundEmail).toBe(ada.email);
  });

  test('may be an e-mail for a reclaim and no customer', () => {
    expect(payerDetails({ ...emptyPayer('US'), refundEmail: 'r@example.com' })).toEqual({
      refundEmail: 'r@example.com',
    });
    expect(payerDetails(emptyPayer('US'))).toEqual({});
  });
});
