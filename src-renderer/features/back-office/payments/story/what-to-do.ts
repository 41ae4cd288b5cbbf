import type { SaleStage } from '../../../../../shared/contract/sale-view.ts';
import {
  isPaid,
  mayReclaim,
  statesMoney,
  type SaleOutcome,
} from '../../../../../shared/payment/payment-status.ts';
import { refundState } from '../../../../../shared/payment/refund-stated.ts';
import { isOver, lastReclaimDay } from '../../../../../shared/payment/reclaim-window.ts';
import type { Messages } from '../../../../messages/use-messages.ts';
import type { KnownPayment } from './known-payment.ts';

type Sentence = keyof Messages['story']['now'] | 'amountDiffers';

interface Around {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly timeZone?: string;
  /** Whether no terminal is at work here. Then every payment is another till's, where the work has to be done. */
  readonly officeOnly?: boolean;
}

/** What somebody has to do about a payment now. Where both sides disagree, it is about that. */
export function whatToDo(known: KnownPayment, around: Around): Sentence {
  const { past, sale, payment, knownBy } = known;
  if (past && past.alerts.length > 0) return 'raised';
  if (isTakenBack(known)) return 'takenBack';
  if (!around.officeOnly) {
    if (knownBy === 'other-till') return 'otherTill';
    if (knownBy === 'service') return 'unknownHere';
    if (knownBy === 'damaged') return payment ? 'recordDamaged' : 'paymentLost';
  }
  const { status } = payment ?? {};
  const recorded = sale?.stage.name === 'final' ? sale.stage.outcome : undefined;
  if (knownBy === 'till' && recorded && isPaid(recorded)) return 'notListed';
  if (recorded === 'amount-differs') return 'amountDiffers';
  if (status?.kind === 'unrecognised') return 'unrecognised';
  if (status?.kind !== 'final') return recorded ? ofOutcome(recorded, known, around) : ofOpen(known);
  if (recorded && isPaid(recorded) !== isPaid(status.outcome))
    return isPaid(status.outcome) ? 'paidLate' : 'paidNoMore';
  return ofOutcome(status.outcome, known, around);
}

/** Nobody paid this: the service keeps it from what it pays out. */
function isTakenBack({ payment: { requested, paid } = {} }: KnownPayment): boolean {
  const { minor = 0 } = requested ?? paid ?? {};
  return minor < 0;
}

function ofOpen({ payment, sale }: KnownPayment): Sentence {
  if (payment?.status?.kind === 'processing') return 'seen';
  if (payment?.status?.kind === 'created') return 'waiting';
  return sale ? ofStage(sale.stage) : 'unrecognised';
}

function ofStage(stage: SaleStage): Sentence {
  switch (stage.name) {
    case 'creating':
      return 'creating';
    case 'not-created':
      return stage.recordDamaged ? 'paymentLost' : 'notCreated';
    case 'waiting':
    case 'seen':
      return stage.stale ? 'stale' : stage.name;
    default:
      return 'unrecognised';
  }
}

function ofOutcome(
  outcome: SaleOutcome,
  { payment, sale }: KnownPayment,
  { now, timeZone }: Around,
): Sentence {
  const { updatedAt, paid } = payment ?? {};
  const received = sale?.stage.name === 'final' ? sale.stage.received : undefined;
  const isSent = (paid !== undefined && paid.minor > 0) || statesMoney(received);
  const isPast = updatedAt !== undefined && isOver(lastReclaimDay(updatedAt, timeZone), now, timeZone);
  // Of one that nobody paid in time there is something to reclaim only where money is known to have come.
  const isUnpaid = outcome === 'expired' || outcome === 'cancelled';
  const isToReclaim = isUnpaid ? isSent : mayReclaim({ outcome });
  const refund = isToReclaim ? refundState(payment ?? {}) : undefined;
  if (refund) return refund === 'returned' ? 'returned' : 'underWay';
  if (isToReclaim && isPast) return 'limitOver';
  switch (outcome) {
    case 'underpaid':
    case 'invalid':
      return 'reclaim';
    case 'cancelled':
    case 'expired':
      return isToReclaim ? 'reclaim' : outcome;
    case 'amount-differs':
      return 'amountDiffers';
    default:
      return outcome;
  }
}
