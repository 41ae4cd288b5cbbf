import type { CustomerStore } from '../contract/customer-display.ts';
import type { TerminalView } from '../contract/terminal-view.ts';

/** Why no money moves at this terminal; nothing where it does. */
export function moneylessOf({ training, environment }: TerminalView): CustomerStore['moneyless'] {
  if (training) return 'training';
  return environment === 'sandbox' ? 'test' : undefined;
}
