import type { PaymentGateway } from '../../../src-main/sales/ports.ts';

/** A service that takes no time: what is measured is the till. Its payments end, cancelled, at their first reading. */
export function answeringGateway(serviceTime: () => number): PaymentGateway {
  let payments = 0;
  return {
    createPayment: () => {
      payments += 1;
      const trackingId = `bench-${payments}`;
      return Promise.resolve({ kind: 'created', trackingId, url: `https://pay.example.test/${trackingId}` });
    },
    readTracking: () =>
      Promise.resolve({ kind: 'read', reading: { status: { kind: 'final', outcome: 'cancelled' } } }),
    findByReference: () => Promise.resolve({ kind: 'found', payments: [] }),
    paymentsBetween: () => Promise.resolve({ kind: 'found', payments: [] }),
    serviceTime,
    answers: () => true,
    readsPerMinute: () => 600,
  };
}
