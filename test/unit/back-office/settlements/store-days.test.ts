import { expect, test } from 'vitest';
import { succeeded } from '../../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import { Settlements } from '../../../../src-main/back-office/settlements/settlements.ts';
import { storeDays } from '../../../../src-main/back-office/settlements/store-days.ts';
import type { BackOffice } from '../../../../src-main/back-office/back-office.ts';
import type { TillSales } from '../../../../src-main/back-office/ports.ts';

const MAY_12 = { from: '2026-05-12', to: '2026-05-12' };

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
  const asked: number[] = [];
  const pages = [Date.UTC(2026, 4, 13, 5), Date.UTC(2026, 4, 12, 5)];
  const deposits = {
    page: (_selection: unknown, { page }: { readonly page: number }) => {
      asked.push(page);
      const records = Array.from({ length: 50 }, (_each, index) => ({
        id: `dep_${page}_${index}`,
        created: pages[page],
      }));
      return Promise.resolve(succeeded({ page, records, total: 100 }));
    },
  };
  const office = {
    service: () => Promise.resolve({ deposits }),
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
  const { value } = (await settlements.list(search, 0)) as { value: Awaited<unknown> };
  expect(asked).toEqual([0, 1]);
  expect(value).toMatchObject({ records: { length: 50, 0: { id: 'dep_1_0' } } });
  // How many there are on these days the service has not said.
  expect(value).not.toHaveProperty('total');
});
