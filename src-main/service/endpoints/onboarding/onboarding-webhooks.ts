import { z } from 'zod';
import { changeWithoutContent, write } from '../../requests/request.ts';
import { exact, flag, id, optionalSecret, texts } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';

export type OnboardingEventType = 'applicationSigned' | 'applicationReviewed' | 'merchantBoarded';

/** Spec "Onboarding webhook configuration". */
export interface OnboardingWebhookRequest {
  /** HTTPS, publicly reachable. */
  readonly endpointUrl: string;
  readonly eventTypes: readonly (OnboardingEventType | (string & Record<never, never>))[];
}

const webhookRecord = z.object({
  partnerId: id,
  endpointUrl: exact,
  isEnabled: flag,
  /** The secret that verifies deliveries. */
  webhookSecret: optionalSecret,
  eventTypes: texts,
});
export type OnboardingWebhook = Readonly<z.output<typeof webhookRecord>>;
const webhook: z.ZodType<OnboardingWebhook> = webhookRecord;

/** `/merchant-onboarding/{partnerId}/webhook` (spec "Onboarding (API key)"). */
export function onboardingWebhooks(sender: Sender) {
  const path = (partnerId: string) => at`/merchant-onboarding/${partnerId}/webhook`;
  return {
    /** Registers or updates the webhook. The specification prefers it to `register`. */
    put: (partnerId: string, body: OnboardingWebhookRequest, signal: AbortSignal) =>
      write(sender, { method: 'PUT', path: path(partnerId), body }, webhook, signal),
    /** Registers the webhook; it does not update one. */
    register: (partnerId: string, body: OnboardingWebhookRequest, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: path(partnerId), body }, webhook, signal),
    remove: (partnerId: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: path(partnerId) }, signal),
  };
}
