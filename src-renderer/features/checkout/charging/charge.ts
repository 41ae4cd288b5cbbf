import type { DraftAmount, TypedDraft } from '../../../../shared/cart/draft.ts';
import { MAX_AMOUNT_MINOR, parseDigits, type AmountFault } from '../../../../shared/money/money.ts';
import { referenceFault, type ReferenceFault } from '../../../../shared/payment/reference.ts';
import type { Order } from '../../payment/order.ts';

export type Charge =
  | { readonly ready: true; readonly order: Order }
  | { readonly ready: false; readonly amount?: AmountFault; readonly reference?: ReferenceFault };

/** The order that the Charge button would send, or everything that is wrong with the draft. */
export function chargeOf(draft: TypedDraft, { amountMinor, lineItems }: DraftAmount): Charge {
  const amount = amountFault(draft, amountMinor);
  const reference = referenceFault(draft.reference);
  if (amount === undefined && reference === undefined) {
    const order = { amountMinor, reference: draft.reference, ...(lineItems && { lineItems }) };
    return { ready: true, order };
  }
  return { ready: false, ...(amount && { amount }), ...(reference && { reference }) };
}

function amountFault({ digits, lines }: TypedDraft, amountMinor: number): AmountFault | undefined {
  const typed = parseDigits(digits);
  if (lines.length === 0 && 'fault' in typed) return typed.fault;
  if (amountMinor > MAX_AMOUNT_MINOR) return 'too-long';
  return amountMinor === 0 ? 'zero' : undefined;
}
