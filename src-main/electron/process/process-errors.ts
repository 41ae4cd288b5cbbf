import type { Dialog } from 'electron';
import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';

/**
 * Errors that nothing in main caught. Electron would show a box that stops main, and with it the reading of payments.
 * The process goes on instead: the truth is in the ledger, written before anything is sent, every loop is supervised,
 * and a restart in the middle of a sale would turn a create under way into a lost one. What cannot go on fails again,
 * and is said again.
 */
export function reportProcessErrors(
  process: Pick<NodeJS.Process, 'on'>,
  dialog: Pick<Dialog, 'showErrorBox'>,
  report: ReportUnexpected,
): void {
  process.on('uncaughtException', (error) => report('the application', error));
  process.on('unhandledRejection', (reason) => report('the application', reason));
  // Electron itself shows it for what goes wrong beside these two. Nobody may stand there to press its button.
  dialog.showErrorBox = (title, content) => report('the application', new Error(`${title}: ${content}`));
}
