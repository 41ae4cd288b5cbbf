import type { Schema } from '../openapi.ts';
import { openObject } from '../not-shown.ts';
import { nullableText, object, oneOfOrLater, schema, text } from './shapes.ts';

const ONBOARDING_EVENT_TYPES = ['applicationSigned', 'applicationReviewed', 'merchantBoarded'] as const;

/** Spec "Events": what the service sends. */
export const eventSchemas = {
  PaymentEvent: openObject('The payload and the names of the event types.'),
  OnboardingEvent: object({
    id: { ...text(), description: 'Unique event id; the key for deduplication.' },
    type: oneOfOrLater(ONBOARDING_EVENT_TYPES),
    applicationId: schema('Identifier'),
    createdAt: schema('Timestamp'),
    data: object({
      id: { ...schema('Identifier'), description: 'Equal to `applicationId`.' },
      merchantName: nullableText(),
      partnerName: nullableText(),
      partnerId: schema('Identifier'),
      partnerExternalId: nullableText(),
    }),
  }),
  SettlementEvent: openObject('The payload and the names of the event types.'),
} satisfies Record<string, Schema>;
