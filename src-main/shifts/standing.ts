import { isSettled } from '../sales/sale.ts';
import type { SaleStanding } from '../../shared/shift-report.ts';
import type { Sale } from '../sales/sale.ts';

/** How a sale stands; `stale` holds the ids of sales whose last reading is too old to say. */
export function standingOf(sale: Sale, stale: ReadonlySet<string>): SaleStanding {
  if (sale.end) return sale.end.outcome;
  if (isSettled(sale)) return 'not-created';
  const { creation } = sale.payment;
  const status = creation.state === 'created' ? creation.tracked.reading?.status.kind : undefined;
  return status === 'unrecognised' || stale.has(sale.id) ? 'unknown' : 'open';
}
