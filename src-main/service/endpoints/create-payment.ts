import { requestPayment } from './payments/crypto-payment.ts';
import { redactingPayer } from './payments/redact-payer.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { CreateAnswer, PaymentIntent } from '../../sales/ports.ts';
import type { ServiceConfig } from '../config.ts';
import type { Sender } from '../sending/sender.ts';

/**
 * The profile's currency was changed after the sale began. The service takes every amount in the terminal's currency,
 * so 12.34 USD would be requested as 12.34 of the new one.
 */
const CURRENCY_CHANGED: Failure = { action: 'try-again', code: 'sale-currency-changed' };

/**
 * Tries once to create a sale's payment at this terminal. The answer is recorded, so the payer's details are removed
 * from failures.
 */
export async function createPayment(
  sender: Sender,
  { merchantId, terminalId, webhookUrls, environment, currency }: ServiceConfig,
  { amount, idempotencyKey, sentWithinMs, ...intent }: PaymentIntent,
  signal: AbortSignal,
): Promise<CreateAnswer> {
  if (amount.currency !== currency) return { kind: 'rejected', failure: CURRENCY_CHANGED };
  const answer = await requestPayment(
    sender,
    { merchantId, terminalId, requestedAmount: amount, ...intent, ...(webhookUrls && { webhookUrls }) },
    { idempotencyKey, environment, sentWithinMs },
    signal,
  );
  return 'failure' in answer ? { ...answer, failure: redactingPayer(answer.failure, intent) } : answer;
}
