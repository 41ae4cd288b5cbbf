import { requestPayment } from './payments/crypto-payment.ts';
import type { CreateAnswer, PaymentIntent } from '../../sales/ports.ts';
import type { ServiceConfig } from '../config.ts';
import type { Sender } from '../sending/sender.ts';

/** One try of a sale's payment at this terminal. */
export function createPayment(
  sender: Sender,
  { merchantId, terminalId, webhookUrls, environment }: ServiceConfig,
  { amount, reference, idempotencyKey }: PaymentIntent,
  signal: AbortSignal,
): Promise<CreateAnswer> {
  return requestPayment(
    sender,
    { merchantId, terminalId, requestedAmount: amount, reference, ...(webhookUrls && { webhookUrls }) },
    { idempotencyKey, environment },
    signal,
  );
}
