import { expect } from 'vitest';
import { signal } from '../contract-back-office.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { ScopeHistory } from '../../../src-main/service/endpoints/history/history.ts';
import type { MerchantSettlementList } from '../../../src-main/service/endpoints/settlement/merchant-settlements.ts';
import type { ContractBackOffice } from '../contract-back-office.ts';

const MONTHS = { from: Date.UTC(2025, 8, 1), until: Date.UTC(2026, 0, 15) };

const EVERY_FILTER = {
  ...MONTHS,
  statusCodes: ['completed', 'overpaid'],
  tenderTypes: ['usdcBase', 'ethereum'],
  trackingId: 'unknown',
  pageId: 'unknown',
  reference: 'Order 1',
  paymentCode: 'a',
  customerId: 'c',
  descriptionSearch: 'd',
  reqCurrencyId: 1,
  payCurrencyId: 12,
  locationName: 'pier',
  terminalName: 'till',
};

/** Reads the history of the seeded months at three scopes, with every parameter. */
export async function readHistory({ byKeys: { history } }: ContractBackOffice) {
  await readScope(history.ofPartner, 'par_Northwind');
  await readScope(history.ofMerchant, 'mer_PierCoffee');
  await readScope(history.ofTerminal, 'term_PierTill1');
}

async function readScope<T>(list: ScopeHistory<T>, id: string) {
  const choice = { page: 0, pageSize: 100, sortBy: 'updated', sortDirection: 'asc' } as const;
  expect(valueOf(await list.page(id, MONTHS, choice, signal)).records.length).toBeGreaterThan(0);
  expect(valueOf(await list.page(id, EVERY_FILTER, {}, signal)).records).toEqual([]);
  expect((await list.page(id, MONTHS, { pageSize: 101 }, signal)).ok).toBe(false);
}

/** Reads what was settled: every list with every parameter, and one record of each. */
export async function readSettlements({ byKeys }: ContractBackOffice) {
  const { settlements, batches, deposits } = byKeys;
  const days = { from: '2025-09-01', to: '2026-01-15', merchantIds: ['mer_PierCoffee'] };
  const choice = { page: 0, pageSize: 3, sortBy: 'created', sortDirection: 'asc' } as const;
  const [settlement] = valueOf(
    await settlements.page({ ...days, status: 'paid', type: 'crypto' }, choice, signal),
  ).records;
  const { id = '' } = settlement ?? {};
  valueOf(await settlements.get(id, signal));
  expect(valueOf(await settlements.batches(id, signal)).length).toBeGreaterThan(0);
  expect(valueOf(await settlements.deposits(id, signal)).length).toBeGreaterThan(0);

  const settled = { ...days, settlementIds: [id] };
  const [batch] = valueOf(
    await batches.page({ ...settled, status: 'closed', type: 'crypto' }, choice, signal),
  ).records;
  valueOf(await batches.get(batch?.id ?? '', signal));
  valueOf(await batches.ofMerchant('mer_PierCoffee', signal));
  const [deposit] = valueOf(await deposits.page(settled, choice, signal)).records;
  valueOf(await deposits.page({ method: 'wire' }, {}, signal));
  valueOf(await deposits.get(deposit?.id ?? '', signal));

  await readOfMerchant(byKeys.merchantSettlements, id);
  await readOfMerchant(byKeys.paymentSettlements, id);
}

async function readOfMerchant<T>(list: MerchantSettlementList<T>, merchantSettlementId: string) {
  const times = { startTime: '2025-09-01T00:00:00Z', endTime: '2026-01-15T00:00:00Z' };
  const choice = { page: 0, pageSize: 9, sortByDirection: 'asc' } as const;
  const selection = { ...times, merchantSettlementId, status: 'paid' };
  const { records } = valueOf(await list.page('mer_PierCoffee', selection, choice, signal));
  expect(records.length).toBeGreaterThan(0);
}

/** The deprecated family answers, and always nothing. */
export async function readDeprecated({ byKeys: { deprecatedSettlements: old } }: ContractBackOffice) {
  const answers = [
    await old.ofMerchant('mer_PierCoffee', signal),
    await old.get('m1', signal),
    await old.paymentIds('m1', signal),
    await old.info('m1', signal),
    await old.between(signal),
    await old.paymentSettlements('mer_PierCoffee', signal),
  ];
  expect(answers.map(valueOf)).toEqual(answers.map(() => []));
}
