import type { Messages } from '../messages/messages.ts';
import type { PaymentStatus } from './payment-status.ts';

/** The name of a payment's status for people; for a status that this version does not know, the service's own word. */
export function statusLabel(
  status: PaymentStatus,
  { stages, outcomes }: Pick<Messages, 'stages' | 'outcomes'>,
): string {
  switch (status.kind) {
    case 'created':
      return stages.waiting;
    case 'processing':
      return stages.seen;
    case 'final':
      return outcomes[status.outcome].title;
    case 'unrecognised':
      return status.raw;
  }
}
