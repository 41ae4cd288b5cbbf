import { meaningOf, sayingOf } from '../oracle/sayings.ts';
import { isFinalWord, isPaidWord } from '../oracle/statuses.ts';
import type { GuardWarning } from '../../../shared/failure.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Saying } from '../oracle/sayings.ts';

/** A sale as the rules read it from the ledger, in their own words: a second reading of what the events mean. */
export interface Recorded {
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly minor: number;
  readonly currency: string;
  /** What is in the amount of a tip. */
  readonly tipMinor: number;
  /** Of the service that it was started with. */
  readonly origin?: string;
  readonly shift?: number;
  /** A shopper began it, at a kiosk. */
  readonly kiosk: boolean;
  readonly key: string;
  /** Its payment is to go with details of the payer. */
  readonly withPayer: boolean;
  /** By the till's wall clock. */
  readonly startedAt: number;
  /** In truth. */
  readonly begunAt: number;
  /** Every payment of the sale, by tracking id. */
  readonly payments: Map<string, RecordedPayment>;
  /** What the service named for the sale and is not its own. */
  readonly foreign: Set<string>;
  /** Payments of which the terminal's history states another amount. */
  readonly historyDiffers: Set<string>;
  shown?: string;
  tries: number;
  /** The last try on record may stand for several. */
  repeats: boolean;
  /** By the service's clock, where the till knew it. */
  firstTryAt?: number;
  /** Every earlier sale that could not be read, or whose withdrawn code could be paid, and was overridden. */
  readonly despite: Set<string>;
  /** It was charged though nothing was known of other tills. */
  othersUnchecked: boolean;
  /** The last event of creation. */
  creation: string;
  /** Lost tries that no search has been completed for. */
  unsearched: number;
  /** The first end that counts: of the shown payment, or of another one that was paid. */
  outcome?: string;
  /** There was nothing left to wait for on the screen when that end came. */
  outcomeCameLate: boolean;
  /** Events of it are missing: what they told is not known to the till any more. */
  short: boolean;
  /** It says so itself. */
  gap: boolean;
  /** Of its payment that is shown, the service has said nothing since the gap, or no more than its end. */
  endMayBeLost: boolean;
  /** Nobody has said since the gap that a payment may be asked for. */
  waitsForPerson: boolean;
  stopped: boolean;
  /** Somebody pressed "Wrong amount?". */
  withdrawn: boolean;
  parked: boolean;
  acknowledged: boolean;
  closed: boolean;
  searchRefused: boolean;
}

interface RecordedPayment {
  /** The first end that the service told. */
  first?: Saying;
  last?: Saying;
}

/** `origin` is the service that the till works with when it starts, and `begunAt` when that is in truth. */
export function recordOf(
  event: Extract<SaleEvent, { type: 'sale-started' }>,
  { origin, begunAt }: Pick<Recorded, 'begunAt'> & { readonly origin: string | undefined },
): Recorded {
  return {
    saleId: event.saleId,
    number: event.number,
    reference: event.reference,
    minor: event.amount.minor,
    currency: event.amount.currency,
    tipMinor: event.makeup?.tipMinor ?? 0,
    ...(origin !== undefined && { origin }),
    ...(event.shift !== undefined && { shift: event.shift }),
    kiosk: event.kiosk === true,
    key: event.idempotencyKey,
    withPayer: event.withPayer === true,
    startedAt: event.at,
    begunAt,
    payments: new Map(),
    foreign: new Set(),
    historyDiffers: new Set(),
    tries: 0,
    repeats: false,
    despite: new Set(),
    othersUnchecked: false,
    creation: event.type,
    unsearched: 0,
    outcomeCameLate: false,
    short: false,
    gap: false,
    endMayBeLost: false,
    waitsForPerson: false,
    stopped: false,
    withdrawn: false,
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
      if (record.tries === 0 && event.serviceTime !== undefined) record.firstTryAt = event.serviceTime;
      record.tries++;
      record.repeats = event.repeats === true;
      record.creation = event.type;
      break;
    case 'create-lost':
      record.unsearched++;
      record.creation = event.type;
      break;
    case 'create-not-sent':
      record.tries += (event.tries ?? 1) - 1;
      record.creation = event.type;
      break;
    case 'create-rejected':
      record.creation = event.type;
      break;
    case 'payment-created':
      record.creation = event.type;
      record.shown = event.trackingId;
      knowPayment(record, event.trackingId);
      findOutcome(record);
      break;
    case 'stray-found':
      knowPayment(record, event.trackingId);
      break;
    case 'foreign-payment':
      record.foreign.add(event.trackingId);
      break;
    case 'lost-tries-checked':
      record.unsearched = 0;
      record.searchRefused ||= event.failure !== undefined;
      break;
    case 'status-read':
      takeReading(record, event.trackingId, sayingOf(event.reading));
      break;
    case 'creation-stopped':
      record.stopped = true;
      break;
    case 'code-withdrawn':
      record.withdrawn = true;
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
    case 'guard-overridden':
      if (event.warning === 'other-tills-unchecked') record.othersUnchecked = true;
      if (mayStillBePaid(event.warning) && event.earlierSaleId !== undefined)
        record.despite.add(event.earlierSaleId);
      break;
    case 'creation-resumed':
      record.waitsForPerson = false;
      break;
    case 'record-damaged':
      record.gap = true;
      record.endMayBeLost = true;
      record.waitsForPerson = true;
      // What the missing part may have asked for is searched for.
      if (record.shown === undefined) record.unsearched++;
      break;
    case 'history-differs':
      record.historyDiffers.add(event.trackingId);
      break;
    default:
      // The rules expect nothing of the others.
      break;
  }
}

function mayStillBePaid(warning: GuardWarning): boolean {
  return warning === 'earlier-payment-unreadable' || warning === 'code-withdrawn';
}

function knowPayment(record: Recorded, trackingId: string): RecordedPayment {
  const payment = record.payments.get(trackingId) ?? {};
  record.payments.set(trackingId, payment);
  return payment;
}

function takeReading(record: Recorded, trackingId: string, saying: Saying): void {
  const payment = knowPayment(record, trackingId);
  payment.last = saying;
  if (isFinalWord(saying.word)) payment.first ??= saying;
  if (trackingId === record.shown && ['created', 'processing'].includes(saying.word))
    record.endMayBeLost = false;
  findOutcome(record);
}

function findOutcome(record: Recorded): void {
  if (record.outcome !== undefined) return;
  const shown = record.shown === undefined ? undefined : record.payments.get(record.shown)?.first;
  const paidUnseen = [...record.payments.values()].find(
    ({ first }) => first !== undefined && isPaidWord(meaningOf(first, record)),
  );
  const end = shown ?? paidUnseen?.first;
  if (end === undefined) return;
  record.outcomeCameLate = hasNothingToWaitFor(record);
  record.outcome = meaningOf(end, record);
}

/** Whether the sale's screen says that it is over: it ended, was refused, or was stopped before its code. */
function hasNothingToWaitFor(record: Recorded): boolean {
  if (record.acknowledged || record.outcome !== undefined) return true;
  return record.shown === undefined && (record.stopped || record.creation === 'create-rejected');
}
