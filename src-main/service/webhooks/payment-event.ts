import { z } from 'zod';

const identifier = z.string().min(1).max(256);

/**
 * The specification does not state the payload ("Payment and terminal webhooks"). Live deployments send the tracking answer.
 * Only the payment's identifier is read from it; everything else is read from the service.
 */
const paymentEvent = z.object({ trackingId: identifier });

/** The tracking identifier in the body of a genuine delivery; `undefined` when it names none. */
export function paymentNamedIn(rawBody: Uint8Array): string | undefined {
  try {
    return paymentEvent.safeParse(JSON.parse(new TextDecoder().decode(rawBody))).data?.trackingId;
  } catch {
    return undefined; // that is how JSON.parse says no
  }
}
