import { toWireAmount } from '../../../shared/money.ts';
import { readCreateAnswer } from './create-answer.ts';
import type { CreateAnswer, PaymentIntent } from '../../sales/ports.ts';
import type { ServiceConfig } from '../config.ts';
import type { Sender } from '../sending/sender.ts';

/** `POST /Payments/crypto` (spec "Payments", fields of the request under "Payment"). */
export async function createPayment(
  sender: Sender,
  config: ServiceConfig,
  intent: PaymentIntent,
  signal: AbortSignal,
): Promise<CreateAnswer> {
  const sent = await sender.send(
    {
      operation: 'create',
      urgency: 'creation',
      method: 'POST',
      path: '/Payments/crypto',
      headers: { 'Idempotency-Key': intent.idempotencyKey },
      body: {
        merchantId: config.merchantId,
        terminalId: config.terminalId,
        requestedAmount: toWireAmount(intent.amount),
        reference: intent.reference,
        ...(config.webhookUrls && { webhookUrls: config.webhookUrls }),
      },
    },
    signal,
  );
  return sent.kind === 'answered' ? readCreateAnswer(sent.response, config.environment) : sent;
}
