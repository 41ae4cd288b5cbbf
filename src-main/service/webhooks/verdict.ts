/** Why a delivery is refused. The sender is never shown what would have been right. */
export type WebhookFault =
  /** No signature: the terminal never had a webhook configured, or another party sent it. */
  | 'unsigned'
  | 'malformed'
  /** There is no usable secret to check it with. */
  | 'no-secret'
  /** Signed too long ago, or too far ahead. */
  | 'stale'
  | 'mismatch'
  /** The same delivery was received before. */
  | 'replayed';

export type Verdict = { readonly genuine: true } | { readonly genuine: false; readonly fault: WebhookFault };

export const GENUINE: Verdict = { genuine: true };
export const refused = (fault: WebhookFault): Verdict => ({ genuine: false, fault });

/** HTTP statuses that a delivery is answered with. */
export const ACCEPTED = 204;
/** Spec "Events": the service tries again. One that was late comes with a new timestamp then. */
export const REFUSED = 403;
