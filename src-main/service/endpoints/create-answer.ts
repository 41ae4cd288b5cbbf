import { z } from 'zod';
import { isAllowedAddress, isPlainAddress } from '../../../shared/address.ts';
import { idSchema, readAnswer, trackingIdSchema } from '../answers/read-answer.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { CreateAnswer } from '../../sales/ports.ts';
import type { HttpResponse } from '../transport/exchange.ts';

const createdPayment = z.object({
  trackingId: trackingIdSchema,
  paymentPageId: idSchema.optional().catch(undefined),
  paymentUrls: z.unknown().optional(),
});

/** A QR of level M still holds this. */
const MAX_URL_LENGTH = 2_048;

/**
 * Reads the create response (spec "Payment"). Whatever cannot be read is a lost answer, never a failed creation: the
 * service may well have created the payment. The address is handed on exactly as it stands.
 */
export function readCreateAnswer(
  response: HttpResponse,
  environment: 'sandbox' | 'production',
): CreateAnswer {
  const answer = readAnswer(response, createdPayment);
  if (!answer.ok) return { kind: 'lost', failure: answer.failure };
  const { trackingId, paymentPageId, paymentUrls } = answer.value;
  const url = firstUrl(paymentUrls);
  if (url === undefined || !mayBeShown(url, environment)) {
    return { kind: 'lost', failure: addressRefused(url), trackingId };
  }
  return { kind: 'created', trackingId, url, ...(paymentPageId !== undefined && { paymentPageId }) };
}

/** Deployments differ: a list of strings (the specification), a list of `{type, url}`, or one of either. */
function firstUrl(paymentUrls: unknown): string | undefined {
  const first: unknown = Array.isArray(paymentUrls) ? paymentUrls[0] : paymentUrls;
  if (typeof first === 'string') return first;
  const entry = z.object({ url: z.string() }).safeParse(first);
  return entry.success ? entry.data.url : undefined;
}

function mayBeShown(url: string, environment: 'sandbox' | 'production'): boolean {
  return url.length <= MAX_URL_LENGTH && isPlainAddress(url) && isAllowedAddress(url, environment);
}

function addressRefused(url: string | undefined): Failure {
  const scheme = /^[a-z][a-z0-9+.-]{0,15}:/i.exec(url ?? '')?.[0];
  const detail =
    url === undefined ? 'no payment address' : `payment address refused (${scheme ?? 'no scheme'})`;
  return { action: 'report', code: 'payment-address-refused', detail };
}
