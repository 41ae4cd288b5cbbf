import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import { focusHeading } from '../../../components/layout/take-focus.ts';
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
    // The button is disabled at once, and then gone.
    focusHeading();
    void command.run({ saleIds: finished.map(({ id }) => id) });
  };
  return { command, ...(finished.length > 0 && !locked && { clear }) };
}
