import { succeeded } from '../../../shared/failure.ts';
import { withCurrency } from './with-currency.ts';
import type { SettlementRecord, SettlementsPage } from '../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Page } from '../../service/requests/page.ts';
import type { AskingCurrencies } from './with-currency.ts';

/** Records that are asked for at once. */
export const PAGE = 50;
/** More batches of one settlement or merchant than anybody reads are left out. */
export const MOST_BATCHES = 500;

interface Whose {
  readonly merchantId?: string | undefined;
  readonly currency?: string | undefined;
}

/** How a page is made of what is being read. */
export interface PageMaking<T> {
  /** The merchant whose records are listed; none where they are of several. */
  readonly whose: string | undefined;
  readonly reading: Promise<Result<Page<T>>>;
  readonly from: (record: T, currency: string | undefined) => SettlementRecord;
}

/**
 * A page of the service as screens have it, with the number of the next one where there is more. The merchant's currency is
 * asked for beside the page, so that nobody waits longer for it.
 */
export async function pageOf<T extends Whose>(
  { whose, reading, from }: PageMaking<T>,
  asking: AskingCurrencies,
): Promise<Result<SettlementsPage>> {
  const [read] = await Promise.all([reading, asking.currencies.of([whose], asking.access)]);
  if (!read.ok) return read;
  const { page, records, total } = read.value;
  const isLast = total === undefined ? records.length < PAGE : (page + 1) * PAGE >= total;
  const listed = await withCurrency(records, whose, asking);
  return succeeded({
    records: listed.map(({ record, currency }) => from(record, currency)),
    ...(total !== undefined && { total }),
    ...(!isLast && records.length > 0 && { next: page + 1 }),
  });
}
