import { MAX_AMOUNT_DIGITS } from '../../../../shared/money/money.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import type { Charge } from '../charging/charge.ts';
import type { Draft } from '../draft/draft.ts';

/** What is wrong with the amount: the last key did not fit, or Charge was pressed without an amount. */
export function useAmountFault(draft: Draft, charge: Charge, attempted: boolean): string | undefined {
  const { newSale, cart } = useFirstMessages();
  const faults = {
    ...newSale.amountFaults,
    'too-long': newSale.amountFaults['too-long']({ max: MAX_AMOUNT_DIGITS }),
  };
  if (draft.full) return draft.lines.length > 0 ? cart.cartFull : faults['too-long'];
  return attempted && !charge.ready && charge.amount !== undefined ? faults[charge.amount] : undefined;
}
