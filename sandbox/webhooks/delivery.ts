import { nextTry } from './retry-schedule.ts';

/** The three families of spec "Events"; each has its way of signing. */
export type WebhookFamily = 'payment' | 'onboarding' | 'settlement';

/** One event for one receiver. */
export interface Notice {
  readonly family: WebhookFamily;
  /** What happened, as the list of deliveries shows it: an event type, or a payment's status. */
  readonly event: string;
  readonly url: string;
  /** The exact bytes of every try, as text. */
  readonly body: string;
  /** What signs it; `null` sends it unsigned. */
  readonly key: string | null;
}

/** One try: an answer's status, or why there was none. Time in ms since 1970 on the sandbox's clock. */
export type Try =
  | { readonly at: number; readonly status: number }
  | { readonly at: number; readonly fault: string };

export interface Delivery extends Notice {
  /** A number that counts up. */
  readonly id: string;
  readonly created: number;
  readonly state: 'waiting' | 'delivered' | 'givenUp';
  /** When it is tried next; `null` once it is delivered or given up. */
  readonly due: number | null;
  readonly tries: readonly Try[];
}

/** The delivery after one more try: any 2xx delivers it, anything else (403 too) is tried again for a day. */
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
