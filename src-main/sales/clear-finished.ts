import { progressOf } from '../../shared/view/sale-progress.ts';
import type { SalesView } from './view/sales-view.ts';
import type { RecordEvents } from './sale-store.ts';

/**
 * Leaves those of these sales that need no action; the others, and the one on the screen, stay where
 * they are. Every one of them is found in the history as before. Throws `LedgerUnavailable`.
 */
export function clearFinished(
  saleIds: readonly string[],
  { sales, alerts, currentSaleId }: SalesView,
  record: RecordEvents,
): void {
  const raised = new Set(alerts.map(({ saleId }) => saleId));
  const wanted = new Set(saleIds);
  for (const sale of sales) {
    if (!wanted.has(sale.id) || sale.id === currentSaleId) continue;
    if (progressOf(sale, raised.has(sale.id)) === 'finished') record(sale.id, { type: 'sale-acknowledged' });
  }
}
