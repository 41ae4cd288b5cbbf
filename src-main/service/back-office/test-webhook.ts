import { randomBytes, randomUUID } from 'node:crypto';
import { isAllowedAddress, isPlainAddress } from '../../../shared/address.ts';
import { signPaymentWebhook } from '../webhooks/payment-signature.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { WebhookTest } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Transport } from '../transport/exchange.ts';

/** Spec "Events": a receiver answers quickly. */
const ANSWERED_WITHIN_MS = 10_000;
/** Only the status counts. */
const MOST_ANSWER_BYTES = 64 * 1024;

export interface TestedWebhook {
  readonly url: string;
  readonly signingSecret: string;
}

interface TestParts {
  readonly environment: 'sandbox' | 'production';
  readonly transport: Transport;
  readonly clock: Clock;
}

/**
 * Calls a webhook's receiver as the service does (spec "Payment and terminal webhooks"), once signed rightly and once
 * with a secret that it cannot have: an answer to the first alone would not show that signatures are checked.
 */
export async function testWebhook(
  { url, signingSecret }: TestedWebhook,
  { environment, transport, clock }: TestParts,
  signal: AbortSignal,
): Promise<WebhookTest> {
  if (!isAllowedAddress(url, environment) || !isPlainAddress(url)) return { result: 'not-allowed' };
  const body = sampleEvent();
  const deliver = async (signature: string) => {
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Countertop-Webhook-Test',
      'x-webhook-signature': signature,
    };
    const request = { method: 'POST', url, headers, body, maxAnswerBytes: MOST_ANSWER_BYTES } as const;
    return transport.exchange(request, ANSWERED_WITHIN_MS, signal);
  };
  const signed = (secret: string) =>
    signPaymentWebhook(Buffer.from(body), { signingSecret: secret, now: clock.wall() });

  const right = signed(signingSecret);
  const wrong = signed(randomBytes(32).toString('base64'));
  if (right === undefined || wrong === undefined) return { result: 'not-shown' };
  const first = await deliver(right);
  if (first.kind !== 'answered') return unanswered(first.cause);
  const { status } = first.response;
  if (!isTaken(status)) return { result: 'refused', status };
  const second = await deliver(wrong);
  if (second.kind !== 'answered') return { result: 'taken' };
  if (isTaken(second.response.status)) return { result: 'unchecked' };
  return { result: isRefused(second.response.status) ? 'verified' : 'taken' };
}

/** Names a payment that nobody has, and says that it is a test to whoever reads it. */
const sampleEvent = () => JSON.stringify({ trackingId: `webhook-test-${randomUUID()}`, isTest: true });

const unanswered = (cause: string): WebhookTest =>
  cause === 'timed out'
    ? { result: 'late', seconds: ANSWERED_WITHIN_MS / 1_000 }
    : { result: 'unreached', cause };

const isTaken = (status: number) => status >= 200 && status < 300;
const isRefused = (status: number) => status >= 400 && status < 500;
