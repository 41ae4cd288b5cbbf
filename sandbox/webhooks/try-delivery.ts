import type { Environment } from '../world/environment.ts';
import { isWebhookUrl, WEBHOOK_URL_RULE } from '../http/web-address.ts';
import type { Delivery, Try, WebhookFamily } from './delivery.ts';
import { post } from './post.ts';
import type { SignatureScheme } from './signatures.ts';

/** Identifies the service on every outgoing request (spec "Onboarding webhooks (partner level)"). */
const USER_AGENT = 'Sandbox-Webhooks/1.0';

export interface TryParts {
  /** Decides which addresses may be called. */
  readonly environment: Environment;
  readonly schemes: Readonly<Record<WebhookFamily, SignatureScheme>>;
  /** The time in the signature, epoch milliseconds. */
  readonly now: number;
  /** How long the receiver may take, in real milliseconds, because the network has no virtual time. */
  readonly timeoutMs: number;
  /** Cancels the try; its result is then meaningless. */
  readonly signal: AbortSignal;
}

/** Sends a delivery once. Errors are part of the outcome; `at` is the time at which it was due. */
export async function tryDelivery(delivery: Delivery, at: number, parts: TryParts): Promise<Try> {
  const { family, url, body, key } = delivery;
  const { environment, schemes, now, timeoutMs, signal } = parts;
  if (!isWebhookUrl(url, environment)) return { at, fault: `not called: the address ${WEBHOOK_URL_RULE}` };

  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const end = () => late.abort();
  signal.addEventListener('abort', end);
  try {
    const signed = key === null ? {} : schemes[family](key, body, now);
    const headers = { 'content-type': 'application/json', 'user-agent': USER_AGENT, ...signed };
    return { at, status: await post({ url, headers, body, signal: late.signal }) };
  } catch (error) {
    if (late.signal.aborted) return { at, fault: `no answer within ${timeoutMs} ms` };
    return { at, fault: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
