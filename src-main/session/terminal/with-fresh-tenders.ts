import type { PaymentGateway } from '../../sales/ports.ts';
import type { Tenders } from '../session-parts.ts';

/** No event announces a change of tenders: a refused payment may be one, and any payment shows that hours went by. */
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
