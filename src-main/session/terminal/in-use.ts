import type { LedgerCare } from '../../ledger/care/ledger-care.ts';
import type { ExportTask } from '../../reports/export-task.ts';
import type { Sales } from '../../sales/sales.ts';
import type { OfficePages } from '../office/office-pages.ts';

interface Work {
  readonly sales: Pick<Sales, 'followed' | 'view'>;
  readonly ledgerCare: Pick<LedgerCare, 'task'>;
  readonly exports: Pick<ExportTask, 'view'>;
  readonly office: Pick<OfficePages, 'fleetRun'>;
}

/**
 * Why an update has to wait: for open payments, for other work, or for the people at the till. `undefined` where the till
 * can be closed now. `isAtRest` says whether nobody has used the till for a while.
 */
export function inUse(
  { sales, ledgerCare, exports, office }: Work,
  isAtRest: () => boolean,
): 'payments' | 'work' | undefined {
  if (sales.followed() > 0) return 'payments';
  const tasks = [ledgerCare.task, exports.view];
  const isTaskRunning = tasks.some((task) => task !== undefined && task.end === undefined);
  const isFleetRunning = office.fleetRun?.state === 'running' || office.fleetRun?.state === 'stopping';
  const isSaleOnScreen = sales.view().currentSaleId !== undefined;
  return isTaskRunning || isFleetRunning || isSaleOnScreen || !isAtRest() ? 'work' : undefined;
}
