import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { GENUINE, refused } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** A terminal's is `x-webhook-signature`: see `payment-signature.ts`. */
const PARTNER_HEADER = /^x-(?!webhook-)[a-z0-9]+(-[a-z0-9]+)*-signature$/;

/** The partner's signature of a delivery, whatever the service is called; names of headers come in lowercase. */
export function partnerSignatureIn(headers: IncomingHttpHeaders): string | readonly string[] | undefined {
  const name = Object.keys(headers).find((each) => PARTNER_HEADER.test(each));
  return name === undefined ? undefined : headers[name];
}

/**
 * Spec "Onboarding webhooks (partner level)" and "Settlement webhooks": `X-Svc-Signature` (the service's own name
 * stands in `Svc`) holds the lowercase hexadecimal HMAC-SHA256 of the raw body. It has no timestamp and so no replay
 * protection; `deduplicationKey` recognises an event that came before. Never throws.
 */
export function verifyPartnerWebhook(
  header: string | readonly string[] | undefined,
  rawBody: Uint8Array,
  webhookSecret: string,
): Verdict {
  if (header === undefined) return refused('unsigned');
  if (typeof header !== 'string' || !/^[0-9a-f]{64}$/.test(header)) return refused('malformed');
  if (webhookSecret === '') return refused('no-secret');
  const expected = createHmac('sha256', webhookSecret).update(rawBody).digest();
  return timingSafeEqual(Buffer.from(header, 'hex'), expected) ? GENUINE : refused('mismatch');
}
