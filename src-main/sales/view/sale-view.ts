import { statusText } from '../../../shared/payment/payment-status.ts';
import { isSameAmount, shortfallOf, statedText } from '../stated-amount.ts';
import { creationPause } from '../creation/creation-limits.ts';
import { mayCreate } from '../sale.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SaleStage, SaleView, ShownPayment } from '../../../shared/contract/sale-view.ts';
import type { Freshness } from '../tracking/tracker.ts';
import type { TrackingReading } from '../reading.ts';
import type { Creation, Sale } from '../sale.ts';

/** The cashier is not shown a single failed reading, unless it lasts. */
const BLIPS = 1;
const STALE_AFTER_MS = 5_000;

/** What the till knows of a sale and the ledger does not hold. */
export interface LiveKnowledge {
  readonly now: number;
  /** Why the ledger does not take an event of the creation. */
  readonly trouble: Failure | undefined;
  readonly freshness: Freshness | undefined;
  /** How far the computer's clock was set since the payment is read. */
  readonly clockSetMs?: number;
}

/** The sale as the screens show it. */
export function saleView(sale: Sale, live: LiveKnowledge): SaleView {
  const { id, number, reference, name, amount, startedAt, lineItems, tax, rebate, parked } = sale;
  const { cashierId, kiosk } = sale.stamp;
  const made = {
    ...(name !== undefined && { name }),
    ...(lineItems && { lineItems }),
    ...(tax && { tax }),
    ...(rebate && { rebate }),
    ...(cashierId !== undefined && { cashierId }),
    ...(kiosk && { kiosk }),
  };
  return {
    id,
    number,
    reference,
    amount,
    startedAt: byClockNow(startedAt, live),
    ...made,
    parked,
    stage: stageOf(sale, live),
  };
}

/**
 * Until when the view of the same sale with the same knowledge stays the same, in epoch milliseconds. A failed reading is
 * shown only after it has lasted for a while.
 */
export function sameUntil({ payment: { creation } }: Sale, live: LiveKnowledge): number {
  const { freshness } = live;
  if (creation.state !== 'created' || !freshness?.failure || staleness(live, creation.at)) return Infinity;
  return byClockNow(freshness.lastGoodReadAt ?? creation.at, live) + STALE_AFTER_MS;
}

function stageOf(sale: Sale, live: LiveKnowledge): SaleStage {
  const { creation } = sale.payment;
  const { end } = sale;
  if (end) {
    const shown = creation.state === 'created' ? { url: creation.url, shownAt: creation.at } : {};
    const shortfall = end.outcome === 'underpaid' ? shortfallOf(end.reading, sale.amount) : undefined;
    return {
      name: 'final',
      outcome: end.outcome,
      at: end.at,
      ...shown,
      ...amounts(end.reading),
      ...(shortfall && { shortfall }),
    };
  }
  if (creation.state === 'created') return shownStage(sale, creation, live);
  const damage = sale.recordDamaged && { recordDamaged: true as const };
  if (creation.state === 'rejected') {
    return { name: 'not-created', failure: creation.failure, at: creation.at, ...damage };
  }
  if (!mayCreate(sale)) return { name: 'not-created', at: sale.lastEventAt, ...damage };
  const tried = creation.state === 'intended' ? undefined : creation.failure;
  const trouble = live.trouble ?? tried;
  const paused = creationPause(sale);
  return { name: 'creating', ...(trouble && { trouble }), ...(paused && { paused }) };
}

function shownStage(
  { amount, codeWithdrawn }: Sale,
  creation: Extract<Creation, { state: 'created' }>,
  live: LiveKnowledge,
): SaleStage {
  const { reading } = creation.tracked;
  const stale = staleness(live, creation.at);
  const lastGoodReadAt = live.freshness?.lastGoodReadAt;
  const shown: ShownPayment = {
    url: creation.url,
    shownAt: byClockNow(creation.at, live),
    ...(lastGoodReadAt !== undefined && { lastGoodReadAt: byClockNow(lastGoodReadAt, live) }),
    ...(stale && { stale }),
    ...(codeWithdrawn && { withdrawn: true as const }),
    ...(reading && amounts(reading)),
  };
  if (reading?.statedRequest && !isSameAmount(reading.statedRequest, amount)) {
    const status = `${statusText(reading.status)}, ${statedText(reading.statedRequest)}`;
    return { name: 'unrecognised', status, ...shown };
  }
  switch (reading?.status.kind) {
    case 'unrecognised':
      return { name: 'unrecognised', status: reading.status.raw, ...shown };
    case 'processing':
      return { name: 'seen', ...shown };
    default:
      return { name: 'waiting', ...shown };
  }
}

/** Screens count how long ago that was by the computer's clock, which may be set while a customer pays. */
const byClockNow = (at: number, { clockSetMs = 0 }: LiveKnowledge): number => at + clockSetMs;

function staleness(live: LiveKnowledge, shownAt: number): Failure | undefined {
  const { freshness, now } = live;
  if (!freshness?.failure) return undefined;
  const age = now - byClockNow(freshness.lastGoodReadAt ?? shownAt, live);
  const lasting = freshness.failures > BLIPS || age >= STALE_AFTER_MS || freshness.failure.action !== 'wait';
  return lasting ? freshness.failure : undefined;
}

function amounts(reading: TrackingReading): Pick<ShownPayment, 'paymentCode' | 'requested' | 'received'> {
  const { paymentCode, requested, received } = reading;
  return {
    ...(paymentCode !== undefined && { paymentCode }),
    ...(requested !== undefined && { requested }),
    ...(received !== undefined && { received }),
  };
}
