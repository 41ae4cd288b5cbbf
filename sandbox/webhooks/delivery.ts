import { nextTry } from './retry-schedule.ts';

/** The three families of spec "Events", each of which is signed in another way. */
export type WebhookFamily = 'payment' | 'onboarding' | 'settlement';

/** One event for one receiver. */
export interface Notice {
  readonly family: WebhookFamily;
  /** The event in the list of deliveries: an event type, or a payment's status. */
  readonly event: string;
  readonly url: string;
  /** The exact text of every try. */
  readonly body: string;
  /** The signing key; `null` sends the notice unsigned. */
  readonly key: string | null;
}

/** One try: the status of the answer, or why there was none. Times are epoch milliseconds by the sandbox's clock. */
export type Try =
  | { readonly at: number; readonly status: number }
  | { readonly at: number; readonly fault: string };

export interface Delivery extends Notice {
  /** A consecutive number. */
  readonly id: string;
  readonly created: number;
  readonly state: 'waiting' | 'delivered' | 'givenUp';
  /** When it is tried next; `null` once it is delivered or given up. */
  readonly due: number | null;
  readonly tries: readonly Try[];
}

/** The delivery after one more try. A 2xx delivers it; anything else, 403 too, is retried for a day. */
export function afterTry(delivery: Delivery, outcome: Try): Delivery {
  const tries = [...delivery.tries, outcome];
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) {
    return { ...delivery, tries, state: 'delivered', due: null };
  }
  const due = nextTry({ created: delivery.created, failed: tries.length, lastTry: outcome.at });
  return due === undefined
    ? { ...delivery, tries, state: 'givenUp', due: null }
    : { ...delivery, tries, due };
}
