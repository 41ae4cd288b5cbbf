import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import { progressOf, type SaleProgress } from '../../../../shared/view/sale-progress.ts';

export type SalesByProgress = Readonly<Record<SaleProgress, readonly SaleView[]>>;

/** Groups sales by progress. Waiting ones are sorted with the oldest first, finished ones with the last to end first. */
export function byProgress(
  sales: readonly SaleView[],
  alerts: readonly { readonly saleId: string }[],
): SalesByProgress {
  const raised = new Set(alerts.map(({ saleId }) => saleId));
  const of = (progress: SaleProgress) =>
    sales.filter((sale) => progressOf(sale, raised.has(sale.id)) === progress);
  return {
    waiting: of('waiting'),
    'needs-person': of('needs-person'),
    finished: of('finished').sort((a, b) => endOf(b) - endOf(a)),
  };
}

function endOf({ stage }: SaleView): number {
  return 'at' in stage ? stage.at : 0;
}
