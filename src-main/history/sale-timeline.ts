import { replay } from '../sales/apply-event.ts';
import { tenderView } from '../../shared/view/tender-labels.ts';
import type { Approval } from '../../shared/cart/approval.ts';
import type { HistoryEntry, HistoryFact } from '../../shared/contract/past-sales.ts';
import { shownPayment } from '../sales/sale.ts';
import { statedText } from '../sales/stated-amount.ts';
import type { SaleEvent } from '../sales/events.ts';

/** Answers a cashier's name, also of one who has been removed. */
export type NameOf = (cashierId: string) => string | undefined;

/** Answers what happened to a sale, for people to read, from all of its events. */
export function historyOf(events: readonly SaleEvent[], nameOf: NameOf): readonly HistoryEntry[] {
  const sale = replay(events);
  const shown = sale && shownPayment(sale)?.trackingId;
  return events.map((event) => ({ at: event.at, ...factOf(event, shown, nameOf) }));
}

/** Answers the fact that an event tells. `shown` is the tracking id of the payment whose code was on the screen. */
function factOf(event: SaleEvent, shown: string | undefined, nameOf: NameOf): HistoryFact {
  switch (event.type) {
    case 'sale-started':
      return {
        name: 'started',
        ...byOf(event.cashierId, nameOf),
        ...(event.approval && { approved: approvedBy(event.approval, nameOf) }),
      };
    case 'guard-overridden':
      return { name: 'overridden', warning: event.warning, ...byOf(event.by, nameOf) };
    case 'create-tried':
      return { name: 'asked' };
    case 'create-not-sent':
      return {
        name: 'not-sent',
        failure: event.failure,
        ...(event.tries !== undefined && { tries: event.tries }),
      };
    case 'create-lost':
      return { name: 'lost', failure: event.failure };
    case 'create-rejected':
      return { name: 'refused', failure: event.failure };
    case 'payment-created':
      return { name: 'code-shown' };
    case 'stray-found':
      return { name: 'orphan-found' };
    case 'foreign-payment':
      return { name: 'foreign-payment' };
    case 'lost-tries-checked':
      return event.failure
        ? { name: 'orphans-unchecked', failure: event.failure }
        : { name: 'orphans-searched' };
    case 'status-read': {
      const { status, requested, received } = event.reading;
      return {
        name: 'read',
        status,
        orphan: event.trackingId !== shown,
        ...(requested !== undefined && { requested }),
        ...(received !== undefined && { received }),
      };
    }
    case 'history-differs':
      return { name: 'history-differs', stated: statedText(event.statedRequest) };
    case 'creation-resumed':
      return { name: 'resumed', ...byOf(event.by, nameOf) };
    case 'record-damaged':
      return { name: 'record-damaged' };
    case 'creation-stopped':
      return { name: 'stopped', ...byOf(event.by, nameOf) };
    case 'code-withdrawn':
      return { name: 'code-withdrawn', ...byOf(event.by, nameOf) };
    case 'sale-parked':
      return { name: 'parked', ...(event.name !== undefined && { as: event.name }) };
    case 'sale-opened':
      return { name: 'opened' };
    case 'sale-acknowledged':
      return { name: 'left' };
    case 'paid-beside':
      return { name: 'duplicate-sale-paid', earlierNumber: event.earlierNumber };
    case 'concern-noted':
      return { name: 'acknowledged', ...byOf(event.by, nameOf) };
    case 'tender-read':
      return { name: 'tender', label: tenderView(event.tender).label };
    case 'paper-printed':
      return { name: 'printed', document: event.paper, ...byOf(event.by, nameOf) };
  }
}

function approvedBy({ by, causes }: Approval, nameOf: NameOf) {
  return { causes, ...byOf(by, nameOf) };
}

function byOf(cashierId: string | undefined, nameOf: NameOf): { readonly by?: string } {
  const by = cashierId === undefined ? undefined : nameOf(cashierId);
  return by === undefined ? {} : { by };
}
