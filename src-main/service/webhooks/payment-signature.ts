import { createHmac, timingSafeEqual } from 'node:crypto';
import { GENUINE, refused } from './verdict.ts';
import type { ReplayWindow } from './replay-window.ts';
import type { Verdict } from './verdict.ts';

/** How old a signature may be, and how far ahead the sender's clock. */
const TOLERANCE_MS = 5 * 60_000;
/** A signature from the future is good until its time has come and gone: so long its delivery has to be remembered. */
export const REPLAY_MS = 2 * TOLERANCE_MS + 1;

/** The digest that a timestamp (as it stands in the header) and a raw body should carry; nothing without a key. */
export type PaymentScheme = (
  timestamp: string,
  rawBody: Uint8Array,
  signingSecret: string,
) => Buffer | undefined;

/**
 * What live deployments sign, for the specification does not show it: the timestamp, a full stop and the raw body, with
 * the base64-decoded `signingSecret`. Another deployment gets another function.
 */
const timestampedBody: PaymentScheme = (timestamp, rawBody, signingSecret) => {
  const key = Buffer.from(signingSecret, 'base64');
  // An empty key makes signatures that every sender can forge.
  if (key.length === 0) return undefined;
  return createHmac('sha256', key).update(`${timestamp}.`).update(rawBody).digest();
};

/**
 * `x-webhook-signature` of a delivery at `now` (milliseconds since 1970), signed as this till reads signatures; nothing
 * without a usable key.
 */
export function signPaymentWebhook(
  rawBody: Uint8Array,
  { signingSecret, now, scheme = timestampedBody }: Pick<PaymentChecks, 'signingSecret' | 'now' | 'scheme'>,
): string | undefined {
  const digest = scheme(String(now), rawBody, signingSecret);
  return digest && `t=${now},s=${digest.toString('base64')}`;
}

export interface PaymentDelivery {
  /** `x-webhook-signature` as it came. */
  readonly header: string | readonly string[] | undefined;
  /** The bytes that were signed, before anything parsed them. */
  readonly rawBody: Uint8Array;
}

export interface PaymentChecks {
  readonly signingSecret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shared by all deliveries of one terminal; it remembers for `REPLAY_MS`. */
  readonly replays: ReplayWindow;
  readonly scheme?: PaymentScheme;
}

/** Spec "Payment and terminal webhooks": `t=<epoch milliseconds>,s=<base64 HMAC-SHA256>`. Never throws. */
export function verifyPaymentWebhook({ header, rawBody }: PaymentDelivery, checks: PaymentChecks): Verdict {
  if (header === undefined) return refused('unsigned');
  const parts = typeof header === 'string' ? /^t=(\d{1,16}),s=([A-Za-z0-9+/]{43}=)$/.exec(header) : null;
  const [, timestamp, digest] = parts ?? [];
  if (timestamp === undefined || digest === undefined) return refused('malformed');

  const { signingSecret, now, replays, scheme = timestampedBody } = checks;
  const expected = scheme(timestamp, rawBody, signingSecret);
  if (!expected) return refused('no-secret');
  const given = Buffer.from(digest, 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refused('mismatch');
  if (Math.abs(now - Number(timestamp)) > TOLERANCE_MS) return refused('stale');
  // By the digest itself: base64 has several spellings of some of its ends.
  if (!replays.isFirst(`${timestamp} ${expected.toString('hex')}`, now)) return refused('replayed');
  return GENUINE;
}
