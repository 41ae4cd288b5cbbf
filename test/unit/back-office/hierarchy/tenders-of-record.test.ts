import { expect, test } from 'vitest';
import { tendersOfRecord } from '../../../../src-main/back-office/hierarchy/tenders-of-record.ts';

test('a record without a list of its own has what its parent has', () => {
  expect(tendersOfRecord(undefined, ['usdcBase', 'ethereum'])).toEqual({
    state: 'inherited',
    accepted: ['usdcBase', 'ethereum'],
    omitted: [],
    added: [],
  });
});

test('the same list in another order does not differ', () => {
  expect(tendersOfRecord(['ethereum', 'usdcBase'], ['usdcBase', 'ethereum']).state).toBe('same');
});

test('a list of its own says what it leaves out, and what its parent has not; case counts', () => {
  expect(tendersOfRecord(['usdcBase', 'Ethereum'], ['usdcBase', 'ethereum'])).toEqual({
    state: 'own',
    accepted: ['usdcBase', 'Ethereum'],
    omitted: ['ethereum'],
    added: ['Ethereum'],
  });
});

test('nothing is said of inheritance where the parent is not known', () => {
  expect(tendersOfRecord(['usdcBase'], undefined).state).toBe('unknown');
  expect(tendersOfRecord(undefined, undefined)).toMatchObject({ state: 'unknown', accepted: [] });
});
