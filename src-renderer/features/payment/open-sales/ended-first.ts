import type { SaleView } from '../../../../shared/contract/views.ts';

/** The order of the tray: what has ended, the last to end first; then what is still under way, oldest first. */
export function endedFirst(sales: readonly SaleView[]): readonly SaleView[] {
  return [...sales].sort((a, b) => endOf(b) - endOf(a));
}

function endOf({ stage }: SaleView): number {
  return stage.name === 'final' || stage.name === 'not-created' ? stage.at : 0;
}
