import { isPaid, saysSeen } from '../../shared/payment/payment-status.ts';
import { outcomeOf } from './stated-amount.ts';
import { afterLost, NO_TRIES } from './creation/creation-limits.ts';
import { isSettled, paymentOf, saysShownIsOpen, shownPayment } from './sale.ts';
import type { GuardWarning } from '../../shared/failure.ts';
import type { SaleEvent } from './events.ts';
import type { Creation, LostTry, Sale, Tracked, Try } from './sale.ts';
import type { TrackingReading } from './reading.ts';

/** The sale after one more event; the first event of a sale must be `sale-started`. */
export function applyEvent(sale: Sale | undefined, event: SaleEvent): Sale {
  if (event.type === 'sale-started') return startedSale(event);
  if (sale === undefined) throw new Error(`sale ${event.saleId} begins with ${event.type}`);
  return { ...changedBy(sale, event), lastEventAt: event.at, events: sale.events + 1 };
}

/** Rebuilds a sale from its events, oldest first; `undefined` when its beginning is missing. */
export function replay(events: readonly SaleEvent[]): Sale | undefined {
  return replayFirst(events, events.length);
}

/**
 * Rebuilds a sale as it stood after the first `count` of its events. A repair says at the end of them that some are missing, so
 * all of them are asked.
 */
export function replayFirst(events: readonly SaleEvent[], count: number): Sale | undefined {
  if (count === 0 || events[0]?.type !== 'sale-started') return undefined;
  const hasGap = events.some(({ type }) => type === 'record-damaged');
  return events.slice(0, count).reduce<Sale | undefined>((sale, event) => {
    const namesPayment = hasGap && sale && event.type === 'status-read';
    return applyEvent(namesPayment ? withKnownPayment(sale, event.trackingId) : sale, event);
  }, undefined);
}

type Started = Extract<SaleEvent, { type: 'sale-started' }>;

function startedSale(event: Started): Sale {
  return {
    id: event.saleId,
    number: event.number,
    amount: event.amount,
    reference: event.reference,
    startedAt: event.at,
    ...(event.serviceTime !== undefined && { serviceStartedAt: event.serviceTime }),
    stamp: {
      ...(event.cashierId !== undefined && { cashierId: event.cashierId }),
      ...(event.shift !== undefined && { shift: event.shift }),
      ...(event.kiosk && { kiosk: event.kiosk }),
    },
    ...(event.makeup && { lineItems: event.makeup }),
    ...(event.tax && { tax: event.tax }),
    ...(event.rebate && { rebate: event.rebate }),
    withPayer: event.withPayer === true,
    ...(event.firstSaleId !== undefined && { firstSaleId: event.firstSaleId }),
    ...(event.service && { service: event.service }),
    payment: {
      paymentId: event.paymentId,
      idempotencyKey: event.idempotencyKey,
      creation: { state: 'intended' },
    },
    orphans: [],
    endedLate: false,
    uncheckedLostTries: 0,
    foreignPayments: [],
    chargedDespite: [],
    otherTillsUnchecked: false,
    duplicateSalePaid: [],
    lostTries: 0,
    tryCounts: NO_TRIES,
    recordDamaged: false,
    resumedOverGap: false,
    endMayBeLost: false,
    events: 1,
    parked: false,
    stopped: false,
    codeWithdrawn: false,
    acknowledged: false,
    acknowledgedAlerts: [],
    printed: [],
    lastEventAt: event.at,
  };
}

/** Warnings of an earlier payment that may still turn out paid. */
const MAY_STILL_BE_PAID: ReadonlySet<GuardWarning> = new Set<GuardWarning>([
  'earlier-payment-unreadable',
  'code-withdrawn',
]);

function changedBy(sale: Sale, event: Exclude<SaleEvent, Started>): Sale {
  switch (event.type) {
    case 'guard-overridden': {
      const { warning, earlierSaleId } = event;
      if (warning === 'other-tills-unchecked') return { ...sale, otherTillsUnchecked: true };
      if (earlierSaleId === undefined || !MAY_STILL_BE_PAID.has(warning)) return sale;
      return { ...sale, chargedDespite: [...sale.chargedDespite, earlierSaleId] };
    }
    case 'create-tried':
      return {
        firstTry: tryAt(event),
        ...(event.serviceTime !== undefined && { serviceStartedAt: event.serviceTime }),
        ...withCreation(sale, tryingAfter(sale.payment.creation)),
        lastTry: tryAt(event),
        tryCounts: { ...sale.tryCounts, tries: sale.tryCounts.tries + 1 },
      };
    case 'create-not-sent':
      return {
        ...withCreation(sale, { state: 'not-sent', failure: event.failure }),
        tryCounts: { ...sale.tryCounts, tries: sale.tryCounts.tries + (event.tries ?? 1) - 1 },
      };
    case 'create-lost':
      return {
        ...withCreation(sale, { state: 'lost', failure: event.failure }),
        uncheckedLostTries: sale.uncheckedLostTries + 1,
        ...(sale.lastTry && { lastLostTry: lostTry(sale.lastTry, event) }),
        lostTries: sale.lostTries + 1,
        tryCounts: afterLost(sale.tryCounts, event.failure),
      };
    case 'create-rejected':
      return withCreation(sale, { state: 'rejected', failure: event.failure, at: event.at });
    case 'payment-created': {
      // With an enforced Idempotency-Key the service answers a repeated try with the payment of the lost one.
      const known = sale.orphans.find((orphan) => orphan.trackingId === event.trackingId);
      const tracked = known ?? { trackingId: event.trackingId };
      return ended({
        ...withCreation(sale, { state: 'created', url: event.url, at: event.at, tracked }),
        orphans: sale.orphans.filter((orphan) => orphan !== known),
      });
    }
    case 'stray-found':
      return paymentOf(sale, event.trackingId)
        ? sale
        : { ...sale, orphans: [...sale.orphans, orphanOf(event)] };
    case 'foreign-payment':
      return sale.foreignPayments.includes(event.trackingId)
        ? sale
        : { ...sale, foreignPayments: [...sale.foreignPayments, event.trackingId] };
    case 'lost-tries-checked':
      return {
        ...sale,
        uncheckedLostTries: 0,
        ...(event.failure && { searchFailure: event.failure }),
      };
    case 'status-read':
      return withReading(
        sale.recordDamaged ? withKnownPayment(sale, event.trackingId) : sale,
        event.trackingId,
        event.reading,
        event.at,
      );
    case 'history-differs':
      return eachTracked(sale, event.trackingId, (tracked) => ({
        ...tracked,
        historyRequest: event.statedRequest,
      }));
    case 'creation-resumed':
      return { ...sale, tryCounts: NO_TRIES, resumedOverGap: sale.recordDamaged };
    case 'record-damaged':
      return damaged(sale);
    case 'creation-stopped':
      return { ...sale, stopped: true };
    case 'code-withdrawn':
      return { ...sale, codeWithdrawn: true };
    case 'sale-parked':
      return { ...named(sale, event.name), parked: true };
    case 'sale-opened':
      return { ...sale, parked: false };
    case 'sale-acknowledged':
      return { ...sale, acknowledged: true };
    case 'paid-beside':
      return { ...sale, duplicateSalePaid: [...sale.duplicateSalePaid, event.earlierNumber] };
    case 'concern-noted':
      return { ...sale, acknowledgedAlerts: [...sale.acknowledgedAlerts, event.concern] };
    case 'tender-read':
      return { ...sale, tender: event.tender };
    case 'paper-printed':
      return { ...sale, printed: [...sale.printed, event.paper] };
  }
}

function named(sale: Sale, name: string | undefined): Sale {
  if (name === undefined) return sale;
  const { name: _before, ...nameless } = sale;
  return name === '' ? nameless : { ...nameless, name };
}

/** The missing part may have created a payment, which is searched for like that of a lost try. */
function damaged(sale: Sale): Sale {
  const sought = sale.payment.creation.state === 'created' ? 0 : 1;
  const uncheckedLostTries = sale.uncheckedLostTries + sought;
  return { ...sale, recordDamaged: true, resumedOverGap: false, endMayBeLost: true, uncheckedLostTries };
}

/** In a damaged record the event of a payment's creation may be missing; a reading then still names the payment. */
function withKnownPayment(sale: Sale, trackingId: string): Sale {
  if (paymentOf(sale, trackingId)) return sale;
  return { ...sale, orphans: [...sale.orphans, { trackingId }] };
}

function tryingAfter(before: Creation): Creation {
  return 'failure' in before ? { state: 'trying', failure: before.failure } : { state: 'trying' };
}

function tryAt({ at, serviceTime, repeats }: Extract<SaleEvent, { type: 'create-tried' }>): Try {
  return { at, ...(serviceTime !== undefined && { serviceTime }), ...(repeats && { repeats }) };
}

/** One event may stand for several tries. Which of them was lost is not known, so the latest possible time counts. */
function lostTry(lastTry: Try, { at, serviceTime }: Extract<SaleEvent, { type: 'create-lost' }>): LostTry {
  const begun: Try = lastTry.repeats ? { at: Math.max(lastTry.at, at) } : lastTry;
  return serviceTime === undefined ? begun : { ...begun, lostAt: serviceTime };
}

function orphanOf({ trackingId, createdAt }: Extract<SaleEvent, { type: 'stray-found' }>): Tracked {
  return { trackingId, ...(createdAt !== undefined && { createdAt }) };
}

function withCreation(sale: Sale, creation: Creation): Sale {
  return { ...sale, payment: { ...sale.payment, creation } };
}

function withReading(sale: Sale, trackingId: string, reading: TrackingReading, at: number): Sale {
  const read = (tracked: Tracked): Tracked => {
    const outcome = outcomeOf(reading, sale.amount);
    const end = tracked.end ?? (outcome && { outcome, at, reading });
    const { readAt: readBeforeAt } = tracked;
    const before = readBeforeAt !== undefined && { readBeforeAt };
    const seenAt = tracked.seenAt ?? (saysSeen(reading.status) ? at : undefined);
    const seen = seenAt !== undefined && { seenAt };
    return { ...tracked, reading, readAt: at, ...seen, ...before, ...(end && { end }) };
  };
  const endMayBeLost = sale.endMayBeLost && !saysShownIsOpen(sale, trackingId, reading);
  return ended({ ...eachTracked(sale, trackingId, read), endMayBeLost });
}

/** The sale with its payment of this identifier changed. */
function eachTracked(sale: Sale, trackingId: string, change: (tracked: Tracked) => Tracked): Sale {
  const changed = (tracked: Tracked): Tracked =>
    tracked.trackingId === trackingId ? change(tracked) : tracked;
  const { creation } = sale.payment;
  return {
    ...sale,
    orphans: sale.orphans.map(changed),
    ...(creation.state === 'created' && {
      payment: { ...sale.payment, creation: { ...creation, tracked: changed(creation.tracked) } },
    }),
  };
}

/** The first end counts: of the payment that was shown, or of an orphan payment that turned out paid. */
function ended(sale: Sale): Sale {
  if (sale.end) return sale;
  const end =
    shownPayment(sale)?.end ?? sale.orphans.find((orphan) => orphan.end && isPaid(orphan.end.outcome))?.end;
  return end ? { ...sale, end, endedLate: isSettled(sale) } : sale;
}
