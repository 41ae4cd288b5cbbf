import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import { useLatest } from '../../../state/connection.ts';
import { isLocked } from '../../../state/permissions.ts';
import { useCommand, type Command } from '../../../state/use-command.ts';

export interface ClearFinished {
  /** Missing where there is nothing to clear, or the till is locked. */
  readonly clear?: () => void;
  readonly command: Pick<Command<'sale.clearFinished'>, 'running' | 'failure' | 'sentAt'>;
}

/** Clears exactly the sales that were shown as finished. A sale that ends at that moment stays. */
export function useClearFinished(finished: readonly SaleView[]): ClearFinished {
  const command = useCommand('sale.clearFinished');
  const locked = useLatest(({ view }) => view === undefined || isLocked(view.staff));
  const clear = () => {
    focusHeading();
    void command.run({ saleIds: finished.map(({ id }) => id) });
  };
  return { command, ...(finished.length > 0 && !locked && { clear }) };
}

/** Of the list or the screen. The button is disabled at once and then gone, and a keyboard would begin at the top of the page. */
function focusHeading(): void {
  const list = document.querySelector<HTMLElement>('dialog:modal h2[tabindex="-1"]');
  const heading = list ?? document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}
