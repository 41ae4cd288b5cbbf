import type { PaymentGateway } from '../../sales/ports.ts';
import type { Tenders } from '../session-parts.ts';

/**
 * The gateway, which reads the tenders again when a payment is created. The service announces no change of tenders: a
 * refused payment may be caused by one, and at any other payment they are read if they are hours old.
 */
export function withFreshTenders(
  gateway: PaymentGateway,
  tenders: Tenders,
  onChange: () => void,
  stopped: AbortSignal,
): PaymentGateway {
  return {
    ...gateway,
    createPayment: async (intent, signal) => {
      const answer = await gateway.createPayment(intent, signal);
      const read = answer.kind === 'rejected' ? tenders.refresh(stopped) : tenders.load(stopped);
      void read.then(onChange);
      return answer;
    },
  };
}
