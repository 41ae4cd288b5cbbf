import { isPaid, statesMoney } from '../payment/payment-status.ts';
import type { SaleView } from '../contract/sale-view.ts';

/** The groups of "Payments in progress", in the order in which a cashier has to do with them. */
export const SALE_PROGRESSES = ['waiting', 'needs-person', 'finished'] as const;

/**
 * `waiting`: the till goes on by itself. `needs-person`: somebody has to read, decide or give something back. `finished`:
 * nobody has to do anything, and it may be cleared away unread.
 */
export type SaleProgress = (typeof SALE_PROGRESSES)[number];

/** `raised`: something about the sale has to be heard by a person. */
export function progressOf({ stage, elsewhere }: SaleView, raised: boolean): SaleProgress {
  if (raised) return 'needs-person';
  switch (stage.name) {
    case 'waiting':
    case 'seen':
    case 'unrecognised':
      return 'waiting';
    case 'creating':
      return stage.paused ? 'needs-person' : 'waiting';
    case 'not-created':
      // Who stopped it knows; what the service refused is still to be paid.
      return stage.failure || stage.recordDamaged || elsewhere ? 'needs-person' : 'finished';
    case 'final':
      return hasNothingLeftToDo(stage) && !elsewhere ? 'finished' : 'needs-person';
  }
}

/** Of too much, the customer gets a slip to reclaim the extra; so they do of what came for a payment that was not made. */
function hasNothingLeftToDo({ outcome, received }: Extract<SaleView['stage'], { name: 'final' }>): boolean {
  if (isPaid(outcome)) return outcome !== 'overpaid';
  return (outcome === 'expired' || outcome === 'cancelled') && !statesMoney(received);
}
