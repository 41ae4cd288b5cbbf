import { createHmac } from 'node:crypto';

/** The headers that sign one try of a delivery. */
export type SignatureHeaders = Readonly<Record<string, string>>;

/** One way of signing: the key as it was handed out, the exact body, and the moment of this try (ms since 1970). */
export type SignatureScheme = (key: string, rawBody: string, now: number) => SignatureHeaders;

/**
 * Spec "Payment and terminal webhooks": the header is shown, the string that is signed is not. Here it is the
 * timestamp, a full stop and the raw body, and the key is the base64-decoded `signingSecret`.
 */
export const signPayment: SignatureScheme = (signingSecret, rawBody, now) => {
  const key = Buffer.from(signingSecret, 'base64');
  const digest = createHmac('sha256', key).update(`${now}.${rawBody}`).digest('base64');
  return { 'x-webhook-signature': `t=${now},s=${digest}` };
};

/**
 * Spec "Onboarding webhooks (partner level)" and "Settlement webhooks": lowercase hexadecimal, over the raw body
 * alone. The service's own name stands in the header's; this one is called Sandbox.
 */
export const signPartner: SignatureScheme = (webhookSecret, rawBody) => ({
  'X-Sandbox-Signature': createHmac('sha256', webhookSecret).update(rawBody).digest('hex'),
});
