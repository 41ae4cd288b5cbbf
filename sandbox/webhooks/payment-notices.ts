import type { Notice } from './delivery.ts';

/** The webhook of a terminal (spec "Payment and terminal webhooks"). */
export interface TerminalWebhook {
  /** `null` where none is set. */
  readonly url: string | null;
  /** `null` where none was ever set: then nothing is signed. It is kept when the webhook is removed. */
  readonly signingSecret: string | null;
}

/**
 * The notices of one payment transition: the same body for the terminal's URL and every per-payment URL, each address
 * once. The specification does not show the payload; here it is the tracking answer.
 */
export function paymentNotices(
  statusCode: string,
  tracking: object,
  { url, signingSecret }: TerminalWebhook,
  webhookUrls: readonly string[],
): Notice[] {
  const body = JSON.stringify(tracking);
  const receivers = new Set([...(url === null ? [] : [url]), ...webhookUrls]);
  return [...receivers].map((receiver) => ({
    family: 'payment',
    event: statusCode,
    url: receiver,
    body,
    key: signingSecret,
  }));
}
