import type { Notice } from './delivery.ts';
import type { PartnerWebhook } from '../onboarding/partner-webhooks.ts';

/** An event for a partner, before it is written down. */
export interface PartnerEvent {
  readonly type: string;
  /** The body, exactly as it is sent. */
  readonly payload: object;
}

/** The notice of an event for the partner's endpoint; none when it did not ask for events of this type. */
export function partnerNotices(
  family: 'onboarding' | 'settlement',
  { type, payload }: PartnerEvent,
  webhook: PartnerWebhook | undefined,
): Notice[] {
  if (!webhook?.eventTypes.includes(type)) return [];
  const { endpointUrl, webhookSecret } = webhook;
  return [{ family, event: type, url: endpointUrl, body: JSON.stringify(payload), key: webhookSecret }];
}
