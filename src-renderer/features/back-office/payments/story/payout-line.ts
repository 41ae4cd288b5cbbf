import type { PaymentAtService } from '../../../../../shared/contract/back-office/payments.ts';
import { saysPaid } from '../../../../../shared/payment/payment-status.ts';
import type { Messages } from '../../../../messages/use-messages.ts';

/** How far a payment is on its way to the bank; `undefined` where the service does not state its status. */
export function payoutLine(payment: PaymentAtService | undefined, { story }: Messages): string | undefined {
  if (!payment?.status) return undefined;
  const { batchStatus, batchId, settlementId, status } = payment;
  const { payout } = story;
  switch (batchStatus) {
    case 'open':
      return payout.open;
    case 'closed':
      return settlementId === undefined ? payout.closed : payout.settled;
    case 'hold':
      return payout.hold;
    case undefined:
      if (settlementId !== undefined) return payout.settled;
      if (batchId !== undefined) return payout.other({ status: '–' });
      return saysPaid(status) ? payout.notYet : status.kind === 'final' ? payout.none : undefined;
    default:
      return payout.other({ status: batchStatus });
  }
}
