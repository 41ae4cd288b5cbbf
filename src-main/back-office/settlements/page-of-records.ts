import { succeeded } from '../../../shared/failure.ts';
import { withCurrency } from './with-currency.ts';
import type { SettlementRecord, SettlementsPage } from '../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import { isLastPage } from '../../service/requests/page.ts';
import type { Page } from '../../service/requests/page.ts';
import type { StoreDays } from './store-days.ts';
import type { AskingCurrencies } from './with-currency.ts';

/** Records of one page. */
export const PAGE = 50;
/** Batches of a settlement or a merchant; more than anybody reads. Further ones are left out. */
export const MOST_BATCHES = 500;

interface Listed {
  readonly merchantId?: string | undefined;
  readonly created?: number | undefined;
  readonly currency?: string | undefined;
}

/** How a page is made of the records. */
export interface PageMaking<T> {
  /** The merchant of the list; missing where it has several. */
  readonly whose: string | undefined;
  readonly reading: Promise<Result<Page<T>>>;
  readonly from: (record: T, currency: string | undefined) => SettlementRecord;
  /** The days of the list; missing where it has all. */
  readonly days?: StoreDays | undefined;
}

/**
 * A page of the service for a screen, with the number of the next one. The merchant's currency is read at the same
 * time.
 */
export async function pageOf<T extends Listed>(
  { whose, reading, from, days }: PageMaking<T>,
  asking: AskingCurrencies,
): Promise<Result<SettlementsPage>> {
  const [read] = await Promise.all([reading, asking.currencies.of([whose], asking.access)]);
  if (!read.ok) return read;
  const { page, records, total } = read.value;
  const listed = await withCurrency(days ? records.filter(days.has) : records, whose, asking);
  return succeeded({
    records: listed.map(({ record, currency }) => from(record, currency)),
    // The service counts records of the days beside these, too.
    ...(total !== undefined && !days && { total }),
    ...(!isLastPage(read.value, records.length, PAGE) && { next: page + 1 }),
  });
}
