import type { SaleEvent } from '../../sales/events.ts';

/** Whether an event makes its sale one that a manager may want to look into. */
export function isExceptional(event: SaleEvent): boolean {
  switch (event.type) {
    case 'guard-overridden':
    case 'stray-found':
    case 'foreign-payment':
    case 'history-differs':
    case 'paid-beside':
    case 'concern-noted':
      return true;
    case 'lost-tries-checked':
      return event.failure !== undefined;
    case 'status-read': {
      const { status } = event.reading;
      if (status.kind === 'unrecognised') return true;
      return status.kind === 'final' && ['underpaid', 'overpaid', 'invalid'].includes(status.outcome);
    }
    default:
      return false;
  }
}

/** Something happened to a sale when it was over: the other way to become an exception. */
export const MARK_REOPENED = `
  UPDATE sale SET exceptional = 1 WHERE id IN (
    SELECT sale_id FROM event AS closing WHERE closes = 1 AND EXISTS (
      SELECT 1 FROM event WHERE sale_id = closing.sale_id AND seq > closing.seq AND closes = 0))`;
