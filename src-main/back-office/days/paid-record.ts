import { saysPaid } from '../../../shared/payment/payment-status.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { ServiceAmount } from '../../../shared/money/service-amount.ts';

/** Whether the payment is paid at the service, whatever its amount. */
export function isPaidRecord({ status }: PaymentAtService): boolean {
  return status !== undefined && saysPaid(status);
}

/**
 * The settled amount of a paid payment: the requested one, because the payer reclaims an excess. `undefined` where it is
 * not stated; what was paid for an overpaid payment is more.
 */
export function settledAmount({ status, requested, paid }: PaymentAtService): ServiceAmount | undefined {
  const isOverpaid = status?.kind === 'final' && status.outcome === 'overpaid';
  return requested ?? (isOverpaid ? undefined : paid);
}

/** The same in minor units. */
export function settledMinor(payment: PaymentAtService): number | undefined {
  return settledAmount(payment)?.minor;
}
