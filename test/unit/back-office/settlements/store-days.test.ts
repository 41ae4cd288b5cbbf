import { expect, test } from 'vitest';
import { succeeded } from '../../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import { Settlements } from '../../../../src-main/back-office/settlements/settlements.ts';
import { storeDays } from '../../../../src-main/back-office/settlements/store-days.ts';
import type { BackOffice } from '../../../../src-main/back-office/back-office.ts';
import type { TillSales } from '../../../../src-main/back-office/ports.ts';

const MAY_12 = { from: '2026-05-12', to: '2026-05-12' };
const JUST_AFTER = Date.UTC(2026, 4, 13, 5);
const ON_MAY_12 = Date.UTC(2026, 4, 12, 5);

test('a day of the store is asked for with those of UTC that it reaches into', () => {
  expect(storeDays(MAY_12, 'America/New_York')?.selection).toEqual({ from: '2026-05-11', to: '2026-05-14' });
  expect(storeDays({ from: '2026-05-12' }, 'UTC')?.selection).toEqual({ from: '2026-05-11' });
  expect(storeDays({}, 'America/New_York')).toBeUndefined();
});

test.each([
  ['before midnight there', Date.UTC(2026, 4, 12, 3, 59), false],
  ['at midnight there', Date.UTC(2026, 4, 12, 4), true],
  ['in the evening there', Date.UTC(2026, 4, 13, 3, 59), true],
  ['on the next day there', Date.UTC(2026, 4, 13, 4), false],
  ['on this day without a time', Date.UTC(2026, 4, 12), true],
  ['on the next day without a time', Date.UTC(2026, 4, 13), false],
  ['at a time that is not stated', undefined, true],
])('what was created %s', (_when, created, isOfDay) => {
  expect(storeDays(MAY_12, 'America/New_York')?.has({ created })).toBe(isOfDay);
});

test('a page that holds records of the days beside these alone is not an end of the list', async () => {
  const { listed, asked } = await deposits((page) => (page === 0 ? JUST_AFTER : ON_MAY_12), 100);
  expect(asked).toEqual([0, 1]);
  expect(listed).toMatchObject({ value: { records: { length: 50, 0: { id: 'dep_1_0' } } } });
  // How many there are on these days the service has not said.
  expect(listed).not.toHaveProperty('value.total');
});

test('a service that never comes to these days is not read without end', async () => {
  const { listed, asked } = await deposits(() => JUST_AFTER, 1_000_000);
  expect(asked).toHaveLength(41);
  expect(listed).toMatchObject({ value: { records: [], next: 41 } });
});

/** The service's pages of 50 deposits each, `total` in all, as the list of that day has the first of them. */
async function deposits(createdOn: (page: number) => number, total: number) {
  const asked: number[] = [];
  const page = (_selection: unknown, choice: { readonly page: number }) => {
    asked.push(choice.page);
    const records = Array.from({ length: 50 }, (_each, index) => ({
      id: `dep_${choice.page}_${index}`,
      created: createdOn(choice.page),
    }));
    return Promise.resolve(succeeded({ page: choice.page, records, total }));
  };
  const office = {
    service: () => Promise.resolve({ deposits: { page } }),
    ids: () => ({}),
    currencies: new MerchantCurrencies(undefined),
  };
  const settlements = new Settlements({
    office: office as unknown as BackOffice,
    till: {} as TillSales,
    terminalId: 'term_1',
    currency: 'USD',
    timeZone: 'America/New_York',
    now: () => 0,
  });
  const search = { list: 'deposits', scope: 'partner', oldestFirst: false, ...MAY_12 } as const;
  return { listed: await settlements.list(search, 0), asked };
}
