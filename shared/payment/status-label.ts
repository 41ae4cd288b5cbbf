import type { Messages } from '../messages/messages.ts';
import type { PaymentStatus } from './payment-status.ts';

/** What people read for a payment's status; one that this version does not know in the service's own words. */
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
