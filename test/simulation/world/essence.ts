import type { TillSales } from '../rules/rules.ts';

/** What must be the same after a restart: everything but what only lives in memory. */
export function essenceOf({ sales, currentSaleId, alerts }: TillSales): string {
  const essence = sales.map(({ id, reference, parked, stage }) => {
    const outcome = stage.name === 'final' ? stage.outcome : '';
    const url = 'url' in stage ? (stage.url ?? '') : '';
    return `${id} "${reference}" ${parked ? 'parked ' : ''}${stage.name} ${outcome} ${url}`;
  });
  const raised = alerts.map(({ id, saleId }) => `${saleId} ${id}`);
  return [`screen: ${currentSaleId ?? 'none'}`, ...essence, ...raised].join('; ');
}
