import { expect, test } from 'vitest';
import { countriesIn, countryOf } from '../../../../../src-renderer/features/customer-details/countries.ts';
import {
  faultsFromMain,
  faultsOfLeft,
} from '../../../../../src-renderer/features/customer-details/shown-faults.ts';

test('a fault is said once somebody has gone on from its field', () => {
  const found = { firstName: 'missing', email: 'not-an-email' } as const;
  expect(faultsOfLeft(found, new Set(['email']))).toEqual({ email: 'not-an-email' });
});

test('what main finds wrong is said beside its field', () => {
  const fields = [
    { field: 'customer.city', fault: 'missing' },
    { field: 'refundEmail', fault: 'malformed' },
    { field: 'customer.countryCode', fault: 'not-one-of' },
    { field: 'something.else', fault: 'missing' },
  ] as const;
  const failure = { action: 'fix-input', code: 'customer-details-invalid', fields } as const;
  expect(faultsFromMain(failure)).toEqual({
    city: 'missing',
    refundEmail: 'malformed',
    countryCode: 'malformed',
  });
  expect(faultsFromMain({ ...failure, code: 'amount-invalid' })).toEqual({});
});

test('countries are listed by their names in the screen’s language, in its order', () => {
  const german = countriesIn('de').map(({ name }) => name);
  expect(german).toContain('Deutschland');
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'));
  expect(new Set(countriesIn('ja').map(({ code }) => code)).size).toBeGreaterThan(240);
});

test('a shop’s country is the one of its locale, if that names one', () => {
  expect([countryOf('en-US'), countryOf('de-CH'), countryOf('ja')]).toEqual(['US', 'CH', '']);
});
