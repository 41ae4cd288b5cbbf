import { parseDigits, type AmountFault } from '../../shared/money.ts';
import { referenceFault, type ReferenceFault } from '../../shared/reference.ts';
import type { Draft } from './draft.ts';

export type Charge =
  | { readonly ready: true; readonly amountMinor: number; readonly reference: string }
  | { readonly ready: false; readonly amount?: AmountFault; readonly reference?: ReferenceFault };

/** What the Charge button would send, or everything that keeps it from doing so. */
export function chargeOf(draft: Draft): Charge {
  const amount = parseDigits(draft.digits);
  const fault = referenceFault(draft.reference);
  if ('minor' in amount && fault === undefined) {
    return { ready: true, amountMinor: amount.minor, reference: draft.reference };
  }
  return {
    ready: false,
    ...('fault' in amount && { amount: amount.fault }),
    ...(fault !== undefined && { reference: fault }),
  };
}
