import { expect, it } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { findPayments } from '../../../src-main/back-office/payments/find-payments.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TillSales } from '../../../src-main/back-office/ports.ts';
import type { ServicePayments } from '../../../src-main/back-office/payments/service-payments.ts';
import type { ServicePage } from '../../../src-main/back-office/payments/service-page.ts';

const sale: SaleView = {
  id: 's1',
  number: 1,
  reference: 'A',
  amount: { minor: 100, currency: 'USD' },
  startedAt: 900,
  parked: false,
  stage: { name: 'creating' },
};
const facts = { trackingIds: ['t1'], isElsewhere: false };
const paid = (): undefined => undefined;

function world(found: ReturnType<TillSales['find']>) {
  const done: string[] = [];
  const page: ServicePage = {
    payments: [
      { trackingId: 't1', createdAt: 1_000 },
      { trackingId: 't2', createdAt: 950 },
    ],
  };
  const service = {
    find: (): Promise<Result<ServicePage>> => {
      done.push('service asked');
      return Promise.resolve(succeeded(page));
    },
  } as unknown as ServicePayments;
  const till: TillSales = {
    find: () => {
      done.push('record read');
      return found;
    },
    get: () => failed({ action: 'fix-input', code: 'sale-not-found' }),
    sale: () => undefined,
    salesOfPayments: (trackingIds) => {
      done.push(`sales of ${trackingIds.join()}`);
      return succeeded(new Map());
    },
    damagedOfPayments: () => new Map(),
    readAhead: () => undefined,
  };
  const turn = () => {
    done.push('turn');
    return Promise.resolve();
  };
  const sources = { till, service, terminalId: 'term_1', now: 2_000, turn };
  const find = () => findPayments({ scope: 'terminal' }, undefined, sources, new AbortController().signal);
  return { done, find };
}

it('reads the till’s record while the service is asked, and no sale of it twice', async () => {
  const { done, find } = world(succeeded({ sales: [{ sale, facts, paid }], match: 'exact' }));
  const found = await find();
  expect(found.ok && found.value.page.rows.map(({ key, knownBy }) => [key, knownBy])).toEqual([
    ['s1', 'both'],
    ['t2', 'service'],
  ]);
  expect(done).toEqual(['service asked', 'turn', 'turn', 'record read', 'sales of t2']);
});

it('reads no sale of a payment that waits for the next page', async () => {
  const next = { startedAt: 960, number: 1, match: 'exact' } as const;
  const { done, find } = world(
    succeeded({ sales: [{ sale, facts, paid }], match: 'exact', next, searchedBackTo: 960 }),
  );
  const found = await find();
  expect(found.ok && found.value.page.rows.map(({ key }) => key)).toEqual(['s1']);
  expect(done.at(-1)).toBe('sales of ');
});

it('fails where the record cannot be read, whatever the service says', async () => {
  const unreadable = failed({ action: 'try-again', code: 'ledger-unreadable' });
  expect(await world(unreadable).find()).toEqual(unreadable);
});
