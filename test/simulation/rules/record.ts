import type { SaleEvent } from '../../../src-main/sales/events.ts';

/** A sale as the rules read it from the ledger, in their own words: a second reading of what the events mean. */
export interface Recorded {
  readonly saleId: string;
  readonly reference: string;
  readonly minor: number;
  readonly key: string;
  readonly strays: Set<string>;
  tries: number;
  sent: number;
  /** The last event of creation. */
  creation: string;
  shown?: string;
  stopped: boolean;
  parked: boolean;
  acknowledged: boolean;
  closed: boolean;
  searchRefused: boolean;
}

export function recordOf(event: Extract<SaleEvent, { type: 'sale-started' }>): Recorded {
  return {
    saleId: event.saleId,
    reference: event.reference,
    minor: event.amount.minor,
    key: event.idempotencyKey,
    strays: new Set(),
    tries: 0,
    sent: 0,
    creation: event.type,
    stopped: false,
    parked: false,
    acknowledged: false,
    closed: false,
    searchRefused: false,
  };
}

/** Takes one more event into the record. */
export function take(record: Recorded, event: SaleEvent): void {
  switch (event.type) {
    case 'create-tried':
      record.tries++;
      record.creation = event.type;
      break;
    case 'create-not-sent':
    case 'create-lost':
    case 'create-rejected':
      record.creation = event.type;
      break;
    case 'payment-created':
      record.creation = event.type;
      record.shown = event.trackingId;
      record.strays.delete(event.trackingId);
      break;
    case 'stray-found':
      if (record.shown !== event.trackingId) record.strays.add(event.trackingId);
      break;
    case 'lost-tries-checked':
      record.searchRefused ||= event.failure !== undefined;
      break;
    case 'creation-stopped':
      record.stopped = true;
      break;
    case 'sale-parked':
      record.parked = true;
      break;
    case 'sale-opened':
      record.parked = false;
      break;
    case 'sale-acknowledged':
      record.acknowledged = true;
      break;
    case 'sale-started':
    case 'status-read':
      break;
  }
}
