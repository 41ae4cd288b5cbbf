import { createHmac } from 'node:crypto';

/** The headers that sign one try of a delivery. */
export type SignatureHeaders = Readonly<Record<string, string>>;

/**
 * A way of signing, with the key as the receiver has it, the exact body, and the time of this try (epoch milliseconds).
 */
export type SignatureScheme = (key: string, rawBody: string, now: number) => SignatureHeaders;

/**
 * Spec "Payment and terminal webhooks" shows the header, but not the signed string. Here it is the timestamp, a full
 * stop and the raw body, and the key is the base64-decoded `signingSecret`.
 */
export const signPayment: SignatureScheme = (signingSecret, rawBody, now) => {
  const key = Buffer.from(signingSecret, 'base64');
  const digest = createHmac('sha256', key).update(`${now}.${rawBody}`).digest('base64');
  return { 'x-webhook-signature': `t=${now},s=${digest}` };
};

/**
 * Spec "Onboarding webhooks (partner level)" and "Settlement webhooks": lowercase hexadecimal, over the raw body. The
 * header's name contains the service's name, which here is Sandbox.
 */
export const signPartner: SignatureScheme = (webhookSecret, rawBody) => ({
  'X-Sandbox-Signature': createHmac('sha256', webhookSecret).update(rawBody).digest('hex'),
});
