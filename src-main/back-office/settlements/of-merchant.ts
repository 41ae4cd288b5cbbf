import { failed, succeeded } from '../../../shared/failure.ts';
import { withoutRepeats } from '../days/repeated-records.ts';
import { MOST_BATCHES, PAGE, pageOf } from './page-of-records.ts';
import { withCurrency } from './with-currency.ts';
import { batchFrom, settlementFrom } from './records.ts';
import type { SettlementsPage } from '../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Page } from '../../service/requests/page.ts';
import type { MerchantSettlement } from '../../service/endpoints/settlement/records.ts';
import type { ServiceAccess } from '../ports.ts';
import type { AskingCurrencies } from './with-currency.ts';

type Asking = AskingCurrencies & { readonly access: ServiceAccess };
type Identified = MerchantSettlement & { readonly id: string };

/**
 * One page of a merchant's settlements, newest first. The specification names no field of these records; one without an
 * identifier makes the page unreadable, because it could not be opened.
 */
export function settlementsOfMerchant(
  asking: Asking,
  merchantId: string,
  page: number,
  signal: AbortSignal,
): Promise<Result<SettlementsPage>> {
  const reading = readSettlements(asking.access, merchantId, page, signal);
  return pageOf({ whose: merchantId, reading, from: settlementFrom }, asking);
}

async function readSettlements(
  { merchantSettlements }: ServiceAccess,
  merchantId: string,
  page: number,
  signal: AbortSignal,
): Promise<Result<Page<Identified>>> {
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
  return succeeded({ ...read.value, records });
}

/**
 * The newest batches of a merchant, of all that there are: the specification does not say whether this list is paged or
 * sorted.
 */
export async function batchesOfMerchant(
  asking: Asking,
  merchantId: string,
  signal: AbortSignal,
): Promise<Result<SettlementsPage>> {
  const [read] = await Promise.all([
    asking.access.batches.ofMerchant(merchantId, signal),
    asking.currencies.of([merchantId], asking.access),
  ]);
  if (!read.ok) return read;
  const batches = withoutRepeats(read.value);
  const newest = batches.toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0)).slice(0, MOST_BATCHES);
  const listed = await withCurrency(newest, merchantId, asking);
  return succeeded({
    records: listed.map(({ record, currency }) => batchFrom(record, currency)),
    total: batches.length,
  });
}
