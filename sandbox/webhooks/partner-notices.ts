import type { Notice } from './delivery.ts';
import type { PartnerWebhook } from '../onboarding/partner-webhooks.ts';

/** An event for a partner. */
export interface PartnerEvent {
  readonly type: string;
  /** The object that is sent. */
  readonly payload: object;
}

/** The notice of an event for the partner's endpoint; none where it did not subscribe to this type. */
export function partnerNotices(
  family: 'onboarding' | 'settlement',
  { type, payload }: PartnerEvent,
  webhook: PartnerWebhook | undefined,
): Notice[] {
  if (!webhook?.eventTypes.includes(type)) return [];
  const { endpointUrl, webhookSecret } = webhook;
  return [{ family, event: type, url: endpointUrl, body: JSON.stringify(payload), key: webhookSecret }];
}
