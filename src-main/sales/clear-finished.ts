import { progressOf } from '../../shared/view/sale-progress.ts';
import type { SalesView } from './view/sales-view.ts';
import type { RecordEvents } from './sale-store.ts';

/**
 * Acknowledges those of these sales that need no action. The others, and the one on the screen, stay. All of them can still
 * be found in the history. Throws `LedgerUnavailable`.
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
