import { CONFIRMATION_MS } from '../world/payments/durations.ts';
import type { PaymentBook } from '../world/payments/payment-book.ts';
import { usuallyPaid } from '../world/payments/payment.ts';
import type { Payment } from '../world/payments/payment.ts';

/** The payer's actions on the page, with the status that follows. */
export const PAYER_ACTIONS = {
  pay: 'completed',
  underpay: 'underpaid',
  overpay: 'overpaid',
  cancel: 'cancelled',
  expire: 'expired',
} as const;

export type PayerAction = keyof typeof PAYER_ACTIONS;

export function isPayerAction(text: string): text is PayerAction {
  return Object.hasOwn(PAYER_ACTIONS, text);
}

/**
 * Carries out the payer's action. A payment that does not wait for a payer is not changed.
 *
 * @param tenderType what the payer pays with
 */
export function act(
  payments: PaymentBook,
  payment: Payment,
  { action, tenderType }: { readonly action: PayerAction; readonly tenderType: string | null },
  now: number,
): void {
  if (payment.statusCode !== 'created') return;
  const statusCode = PAYER_ACTIONS[action];
  if (statusCode === 'cancelled' || statusCode === 'expired') {
    payments.move(payment, { statusCode });
    return;
  }
  payments.move(
    { ...payment, tenderType },
    {
      statusCode: 'processing',
      paidMinor: usuallyPaid(payment, statusCode),
      plan: [{ at: now + CONFIRMATION_MS, statusCode }],
    },
  );
}
