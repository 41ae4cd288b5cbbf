import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { payoutsStatement } from '../../../src-main/back-office/payouts/payouts-statement.ts';
import { eachPage } from '../../../src-main/service/requests/each-page.ts';
import type { ServiceAccess } from '../../../src-main/back-office/ports.ts';

interface Wanted {
  readonly from: string;
  readonly to: string;
}

/** A service with these deposits: its days are those of UTC, and `to` is exclusive. */
function serviceWith(
  deposits: readonly { readonly id: string; readonly created: number }[],
  size = 100,
): ServiceAccess {
  const within = ({ from, to }: Wanted) =>
    deposits.filter(({ created }) => {
      const day = new Date(created).toISOString().slice(0, 10);
      return day >= from && day < to;
    });
  const pages = (records: readonly object[]) =>
    eachPage((page) =>
      Promise.resolve(succeeded({ page, records: records.slice(page * size, (page + 1) * size) })),
    );
  return {
    settlements: { pages: () => pages([]) },
    deposits: { pages: (wanted: Wanted) => pages(within(wanted)) },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'USD' })) },
  } as unknown as ServiceAccess;
}

const askingOf = (access: ServiceAccess) => ({
  access,
  ids: { merchant: 'mer_1' },
  currency: 'USD',
  currencies: new MerchantCurrencies(undefined),
  signal: new AbortController().signal,
});

const day = { year: 2026, month: 5, day: 12 };

test.each([
  ['Etc/GMT+12', '2026-05-12T12:00:00.001Z', '2026-05-13T11:59:59Z'],
  ['Etc/GMT-14', '2026-05-11T10:00:00.001Z', '2026-05-12T09:59:59Z'],
])(
  'a statement of one day in %s has all that moved on it, on whichever day of the service',
  async (zone, ...times) => {
    const beside = times.flatMap((time) => [Date.parse(time) - 86_400_000, Date.parse(time) + 86_400_000]);
    const deposits = [...times.map((time) => Date.parse(time)), ...beside].map((created, index) => ({
      ...{ id: `dep_${index}`, created, amount: 10 },
    }));
    const statement = await payoutsStatement({ from: day, to: day }, askingOf(serviceWith(deposits)), zone);
    expect(statement).toMatchObject({ ok: true, value: { currency: 'USD' } });
    const lines = statement.ok ? statement.value.lines : [];
    expect(lines.map(({ reference, date, minor }) => [reference, date, minor])).toEqual([
      ['dep_0', '2026-05-12', -1_000],
      ['dep_1', '2026-05-12', -1_000],
    ]);
  },
);

test.each([
  ['on its way, and came back', ['sent', 'returned'], []],
  ['held, and left', ['cancelled', 'sent'], [-1_000]],
])(
  'of a deposit that was %s while its list was read, the later record counts',
  async (_, statuses, minors) => {
    const created = Date.UTC(2026, 4, 12, 12);
    const again = statuses.map((status) => ({ id: 'dep_1', created, amount: 10, status }));
    const deposits = [{ id: 'dep_0', created, amount: 5 }, ...again];
    const asking = askingOf(serviceWith(deposits, 2));
    const statement = await payoutsStatement({ from: day, to: day }, asking, 'UTC');
    expect(statement.ok && statement.value.lines.map(({ minor }) => minor)).toEqual([-500, ...minors]);
  },
);

test.each([
  ['its share, counts as what was sent', [4, 6], { amount: 10 }, [-500, -1_000]],
  ['an equal share, counts as what was sent', [5, 5], { amount: 10 }, [-500, -1_000]],
  ['the whole, counts once', [10, 10], { amount: 10 }, [-500, -1_000]],
  ['the whole, counts as none where it came back', [10, 10], { amount: 10, status: 'returned' }, [-500]],
])('a deposit of which each of its settlements lists %s', async (_, amounts, itself, minors) => {
  const created = Date.UTC(2026, 4, 12, 12);
  const several = amounts.map((amount, index) => ({
    ...{ id: 'dep_1', created, amount, settlementId: `set_${index}` },
  }));
  const deposits = [{ id: 'dep_0', created, amount: 5 }, ...several];
  const access = serviceWith(deposits);
  const get = (id: string) => Promise.resolve(succeeded({ id, ...itself }));
  const statement = async (read: typeof get | (() => Promise<unknown>)) => {
    const asking = askingOf({ ...access, deposits: { ...access.deposits, get: read } } as ServiceAccess);
    return payoutsStatement({ from: day, to: day }, asking, 'UTC');
  };
  const made = await statement(get);
  expect(made.ok && made.value.lines.map(({ minor }) => minor)).toEqual(minors);
  const refused = failed({ action: 'try-again', code: 'service-unreachable' });
  expect(await statement(() => Promise.resolve(refused))).toEqual(refused);
});
