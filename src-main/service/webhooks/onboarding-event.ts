import { z } from 'zod';
import { deliveredBody } from './delivered-body.ts';

const text = z.string().min(1);
const identity = { type: text, applicationId: text, createdAt: text };
const nullableText = z.string().nullish().catch(null);

/** Payload of spec "Onboarding webhooks (partner level)"; a type of a later version is handed on as itself. */
const onboardingEvent = z.object({
  id: text.optional().catch(undefined),
  ...identity,
  data: z
    .object({
      merchantName: nullableText,
      partnerName: nullableText,
      partnerId: text.optional().catch(undefined),
      partnerExternalId: nullableText,
    })
    .optional()
    .catch(undefined),
});
export type OnboardingEvent = Readonly<z.output<typeof onboardingEvent>>;

/** Reads the body of a delivery whose signature is genuine; `undefined` when it is no such event. */
export function readOnboardingEvent(rawBody: Uint8Array): OnboardingEvent | undefined {
  return deliveredBody(rawBody, onboardingEvent);
}

/** Equal for two deliveries of one event: `id`, else application, type and time together. */
export function deduplicationKey({ id, applicationId, type, createdAt }: OnboardingEvent): string {
  return JSON.stringify(id === undefined ? [applicationId, type, createdAt] : [id]);
}
