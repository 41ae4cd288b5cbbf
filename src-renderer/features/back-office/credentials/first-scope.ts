import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';

/** The scope before a choice: this terminal, or without a till the narrowest that the credentials may read. */
export function firstScope({ backOfficeOnly, merchantId }: TerminalView): HistoryScope {
  if (!backOfficeOnly) return 'terminal';
  return merchantId === '' ? 'partner' : 'merchant';
}
