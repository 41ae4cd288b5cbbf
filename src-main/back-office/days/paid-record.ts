import { saysPaid } from '../../../shared/payment/payment-status.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';

/** Whether the payment is paid at the service, whatever its amount. */
export function isPaidRecord({ status }: PaymentAtService): boolean {
  return status !== undefined && saysPaid(status);
}

/** The settled amount of a paid payment in minor units: the requested one, because the payer reclaims an excess. */
export function settledMinor({ requested, paid }: PaymentAtService): number | undefined {
  return (requested ?? paid)?.minor;
}
