import { failed, succeeded } from '../../../shared/failure.ts';
import { MOST_BATCHES, PAGE, pageOf } from './page-of-records.ts';
import { batchFrom, settlementFrom } from './records.ts';
import type { SettlementsPage } from '../../../shared/contract/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ServiceAccess } from '../ports.ts';

interface Wanted {
  readonly merchantId: string;
  /** Of the terminal: what amounts are in. */
  readonly currency: string;
}

/**
 * One page of what a merchant was settled, newest first. The specification shows no field of these records: one without
 * an identifier would lead nowhere, and makes the page unreadable.
 */
export async function settlementsOfMerchant(
  { merchantSettlements }: ServiceAccess,
  { merchantId, currency, page }: Wanted & { readonly page: number },
  signal: AbortSignal,
): Promise<Result<SettlementsPage>> {
  const choice = { page, pageSize: PAGE, sortByDirection: 'desc' } as const;
  const read = await merchantSettlements.page(merchantId, {}, choice, signal);
  if (!read.ok) return read;
  const records = read.value.records.flatMap((record) => {
    const id = record.id ?? record.merchantSettlementId;
    return id === undefined ? [] : [{ ...record, id }];
  });
  if (records.length < read.value.records.length) {
    return failed({
      action: 'report',
      code: 'service-answer-unreadable',
      detail: 'a merchant’s settlement has neither id nor merchantSettlementId',
    });
  }
  return pageOf({ ...read.value, records }, (record) => settlementFrom(record, currency));
}

/** The newest batches of a merchant, of all that there are: whether the service pages or sorts this list is not shown. */
export async function batchesOfMerchant(
  { batches }: ServiceAccess,
  { merchantId, currency }: Wanted,
  signal: AbortSignal,
): Promise<Result<SettlementsPage>> {
  const read = await batches.ofMerchant(merchantId, signal);
  if (!read.ok) return read;
  const newest = read.value.toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0)).slice(0, MOST_BATCHES);
  return succeeded({
    records: newest.map((record) => batchFrom(record, currency)),
    total: read.value.length,
  });
}
