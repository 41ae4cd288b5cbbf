import { createHmac, timingSafeEqual } from 'node:crypto';
import { GENUINE, refused } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/**
 * Spec "Onboarding webhooks (partner level)" and "Settlement webhooks": `X-Svc-Signature` (the service's own name
 * stands in `Svc`) holds the lowercase hexadecimal HMAC-SHA256 of the raw body. It has no timestamp and so no replay
 * protection: what came before is told by `deduplicationKey`. Never throws.
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
