import { succeeded } from '../../../shared/failure.ts';
import type { SettlementRecord, SettlementsPage } from '../../../shared/contract/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Page } from '../../service/requests/page.ts';

/** Records that are asked for at once. */
export const PAGE = 50;
/** More batches of one settlement or merchant than anybody reads are left out. */
export const MOST_BATCHES = 500;

/** A page of the service as screens have it, with the number of the next one where there is more. */
export function pageOf<T>(
  { page, records, total }: Page<T>,
  read: (record: T) => SettlementRecord,
): Result<SettlementsPage> {
  const isLast = total === undefined ? records.length < PAGE : (page + 1) * PAGE >= total;
  return succeeded({
    records: records.map(read),
    ...(total !== undefined && { total }),
    ...(!isLast && records.length > 0 && { next: page + 1 }),
  });
}
