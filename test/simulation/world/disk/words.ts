import { wordOf } from '../../oracle/statuses.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

/** An event in a line of the story. */
export function wordsOf(event: SaleEvent): string {
  const { saleId, type } = event;
  switch (event.type) {
    case 'sale-started':
      return `${saleId}: ${type} for "${event.reference}", ${event.amount.minor}`;
    case 'payment-created':
    case 'stray-found':
    case 'foreign-payment':
      return `${saleId}: ${type} ${event.trackingId}`;
    case 'status-read':
      return `${saleId}: ${event.trackingId} is ${wordOf(event.reading.status)}`;
    case 'guard-overridden':
      return `${saleId}: ${type} ${event.warning}`;
    case 'history-differs':
      return `${saleId}: ${type} ${event.trackingId} ${event.statedRequest.decimal}`;
    case 'concern-noted':
      return `${saleId}: ${type} ${event.concern}`;
    case 'tender-read':
      return `${saleId}: ${type} ${event.tender}`;
    case 'paper-printed':
      return `${saleId}: ${type} ${event.paper}`;
    case 'create-not-sent':
    case 'create-lost':
    case 'create-rejected':
      return `${saleId}: ${type}, ${event.failure.code}`;
    case 'paid-beside':
      return `${saleId}: ${type} ${event.earlierSaleId}`;
    default:
      return `${saleId}: ${type}`;
  }
}
