import type { Notice } from './delivery.ts';

/** What a terminal knows of its webhook (spec "Payment and terminal webhooks"). */
export interface TerminalWebhook {
  /** `null` when none is configured. */
  readonly url: string | null;
  /** `null` when none ever was: then nothing is signed. It outlives the removal of the webhook. */
  readonly signingSecret: string | null;
}

/**
 * The notices of one payment transition: the same body for the terminal's URL and every per-payment URL, one for
 * each address. The payload's shape is not shown: here it is the tracking answer.
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
