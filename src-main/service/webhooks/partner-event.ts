import { createHash } from 'node:crypto';
import { z } from 'zod';
import { deliveredBody } from './delivered-body.ts';
import { deduplicationKey, readOnboardingEvent } from './onboarding-event.ts';
import type { OfficeNewsOf } from '../../../shared/contract/views.ts';

export interface PartnerEvent {
  /** The part of the back office that has changed. */
  readonly about: OfficeNewsOf;
  /** Equal for two deliveries of one event. */
  readonly key: string;
}

/** Spec "Onboarding webhooks (partner level)". */
const OF_APPLICATIONS: readonly string[] = ['applicationSigned', 'applicationReviewed', 'merchantBoarded'];

/**
 * The specification does not state types and payload ("Settlement webhooks"). An event whose name begins with "settlement"
 * is read as one.
 */
const settlementEvent = z.object({
  id: z.string().min(1).optional().catch(undefined),
  type: z.string().regex(/^settlement/i),
});

/** The event in the body of a genuine delivery; `undefined` for one of a type that is not known. */
export function partnerEventIn(rawBody: Uint8Array): PartnerEvent | undefined {
  const onboarding = readOnboardingEvent(rawBody);
  if (onboarding && OF_APPLICATIONS.includes(onboarding.type)) {
    return { about: 'applications', key: deduplicationKey(onboarding) };
  }
  const settlement = deliveredBody(rawBody, settlementEvent);
  if (!settlement) return undefined;
  const { id } = settlement;
  const sum = () => createHash('sha256').update(rawBody).digest('hex');
  return { about: 'settlements', key: id === undefined ? sum() : JSON.stringify([id]) };
}
