import { requestPayment } from './payments/crypto-payment.ts';
import { concealingPayer } from './payments/conceal-payer.ts';
import type { CreateAnswer, PaymentIntent } from '../../sales/ports.ts';
import type { ServiceConfig } from '../config.ts';
import type { Sender } from '../sending/sender.ts';

/** One try of a sale's payment at this terminal. What it answers is recorded, so it quotes nothing of the payer. */
export async function createPayment(
  sender: Sender,
  { merchantId, terminalId, webhookUrls, environment }: ServiceConfig,
  { amount, idempotencyKey, ...intent }: PaymentIntent,
  signal: AbortSignal,
): Promise<CreateAnswer> {
  const answer = await requestPayment(
    sender,
    { merchantId, terminalId, requestedAmount: amount, ...intent, ...(webhookUrls && { webhookUrls }) },
    { idempotencyKey, environment },
    signal,
  );
  return 'failure' in answer ? { ...answer, failure: concealingPayer(answer.failure, intent) } : answer;
}
