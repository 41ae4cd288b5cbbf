import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';

/** Whose payments are listed before anybody has chosen: this terminal's, or of the back office alone the narrowest that it sees. */
export function firstScope({ backOfficeOnly, merchantId }: TerminalView): HistoryScope {
  if (!backOfficeOnly) return 'terminal';
  return merchantId === '' ? 'partner' : 'merchant';
}
