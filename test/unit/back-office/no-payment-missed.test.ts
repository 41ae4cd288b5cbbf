import { describe, expect, test } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { findPayments } from '../../../src-main/back-office/payments/find-payments.ts';
import { readServicePage } from '../../../src-main/back-office/payments/service-page.ts';
import { settledPayments } from '../../../src-main/back-office/settlements/settled-payments.ts';
import type { TillSale, TillSales } from '../../../src-main/back-office/ports.ts';
import type { ServicePage } from '../../../src-main/back-office/payments/service-page.ts';
import type { ServicePayments } from '../../../src-main/back-office/payments/service-payments.ts';

const signal = new AbortController().signal;
const UNTIL = 2_000;

describe('a page with a payment that does not state when it was created', () => {
  const pageOf = async (...created: readonly (number | undefined)[]) => {
    const records = created.map((at, index) => ({ trackingId: `t${index}`, created: at }));
    const value = { page: 0, records, total: 9, unread: [] };
    const access = { history: { ofTerminal: { pageInPart: () => Promise.resolve(succeeded(value)) } } };
    const currencies = new MerchantCurrencies(undefined);
    const of = { access: access as never, currencies, ids: { terminal: 'term_1' }, currency: 'USD' };
    const choice = { page: 0, pageSize: 2 };
    const read = await readServicePage(of, 'terminal', { from: 0, until: UNTIL }, choice, signal);
    return read.ok ? read.value.searchedBackTo : read.failure;
  };

  test('is not the last one of a list that goes on', async () => {
    expect(await pageOf(1_000, 900)).toBe(900);
    expect(await pageOf(1_000, undefined)).toBe(1_000);
    expect(await pageOf(undefined, undefined)).toBe(UNTIL - 1);
  });
});

describe('of a sale that was paid twice both payments are listed', () => {
  const sale = { id: 's1', number: 1, startedAt: 900, stage: { name: 'creating' } };
  const own = { sale, facts: { trackingIds: ['t1', 't2'] }, paid: () => undefined } as unknown as TillSale;
  const till = {
    find: () => succeeded({ sales: [own], match: 'exact' }),
    salesOfPayments: (ids: readonly string[]) => succeeded(new Map(ids.map((id) => [id, own]))),
    damagedOfPayments: () => new Map(),
  } as unknown as TillSales;
  const page: ServicePage = {
    payments: ['t2', 't1'].map((trackingId) => ({ trackingId, createdAt: 950, batchId: 'b1' })),
  };
  const service = {
    find: () => Promise.resolve(succeeded(page)),
    page: () => Promise.resolve(succeeded(page)),
  } as unknown as ServicePayments;
  const both = [
    ['t2', 's1'],
    ['t1', 's1'],
  ];

  test('in a search', async () => {
    const sources = { till, service, terminalId: 'term_1', now: UNTIL, turn: () => Promise.resolve() };
    const found = await findPayments({ scope: 'terminal' }, undefined, sources, signal);
    if (!found.ok) throw new Error(found.failure.code);
    const { rows } = found.value.page;
    expect(rows.map((row) => [row.payment?.trackingId, row.sale?.id])).toEqual(both);
    expect(rows.map(({ key }) => key)).toEqual(['t2', 's1']);
  });

  test('in a settlement', async () => {
    const settled = { batches: [{ kind: 'batch', id: 'b1' }], expected: 2 } as const;
    const sources = { payments: service, scope: 'merchant', till, terminalId: 'term_1', now: UNTIL } as const;
    const { rows } = await settledPayments(settled, {}, sources, signal);
    expect(rows.map((row) => [row.payment?.trackingId, row.sale?.id])).toEqual(both);
  });
});
