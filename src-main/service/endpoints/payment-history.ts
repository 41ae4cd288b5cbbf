import { MAX_ANSWER_BYTES } from '../asking/ask.ts';
import { at, withQuery } from '../asking/path.ts';
import { HistorySeen } from './history-seen.ts';
import { readHistoryPage } from './history-page.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { FoundPayment, LookupAnswer } from '../../sales/ports.ts';
import type { ServerClock } from '../quota/server-clock.ts';
import type { Query } from '../asking/path.ts';
import type { Call } from '../sending/call.ts';
import type { Sender } from '../sending/sender.ts';
import type { WantedPayments } from './history-page.ts';

const PAGE_SIZE = 100;
/** An exact reference has few payments; a service that pages on and on does not filter as it should. */
const MAX_PAGES = 20;
/** A till that sells more than this many payments in days is compared by its back office. */
const MAX_PAGES_OF_DAYS = 50;
/** `To` is exclusive, and what was created this moment is looked for too. */
const AHEAD_MS = 5 * 60_000;

interface Around {
  readonly sender: Sender;
  readonly serverClock: ServerClock;
}

interface Window {
  /** Milliseconds by the service's clock; `until` is exclusive. */
  readonly from: number;
  readonly until: number;
  readonly maxPages: number;
  readonly urgency: Call['urgency'];
  /** See `Call`; of the first page. */
  readonly onceOffline?: true;
}

/** Payments of exactly this reference. `since` is milliseconds by the service's clock. */
export async function findByReference(
  { sender, serverClock }: Around,
  { since, ...wanted }: WantedPayments & { readonly reference: string; readonly since: number },
  signal: AbortSignal,
): Promise<LookupAnswer> {
  const until = serverClock.now() + AHEAD_MS;
  const window = { from: since, until, maxPages: MAX_PAGES, urgency: 'creation' } as const;
  const answer = await readHistory(sender, wanted, window, signal);
  if (answer.kind === 'failed') return answer;
  const payments = answer.payments.filter(({ createdAt }) => createdAt === undefined || createdAt >= since);
  return { kind: 'found', payments };
}

/** Every payment of the terminal that was created between the two, whatever its reference. */
export async function paymentsBetween(
  sender: Sender,
  { from, until, ...wanted }: WantedPayments & { readonly from: number; readonly until: number },
  signal: AbortSignal,
): Promise<LookupAnswer> {
  const window = { from, until, maxPages: MAX_PAGES_OF_DAYS, urgency: 'routine', onceOffline: true } as const;
  return await readHistory(sender, wanted, window, signal);
}

/**
 * `GET /Terminals/{id}/payments` (spec "Payment history"), all pages: a history that ends before its total, or brings
 * records twice in place of others, has not been read.
 */
async function readHistory(
  sender: Sender,
  wanted: WantedPayments,
  { from, until, maxPages, urgency, onceOffline }: Window,
  signal: AbortSignal,
): Promise<LookupAnswer> {
  const found = new Map<string, FoundPayment>();
  const seen = new HistorySeen();
  for (let page = 0; page < maxPages; page++) {
    const path = withQuery(
      at`/Terminals/${wanted.terminalId}/payments`,
      query(from, until, wanted.reference, page),
    );
    if (!path.ok) return { kind: 'failed', failure: path.failure };
    const call: Call = {
      operation: 'read',
      urgency,
      method: 'GET',
      path: path.value,
      ...(onceOffline && page === 0 && { onceOffline }),
      maxAnswerBytes: MAX_ANSWER_BYTES,
    };
    const sent = await sender.send(call, signal);
    if (sent.kind !== 'answered') return { kind: 'failed', failure: sent.failure };
    const answer = readHistoryPage(sent.response, wanted);
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    for (const payment of answer.value.payments) found.set(payment.trackingId, payment);
    seen.page(answer.value);
    if (seen.missing() === 0) return { kind: 'found', payments: [...found.values()] };
    if (seen.ended) return unreadable(`${seen.missing()} records of the history did not come`);
  }
  return unreadable(`the history goes on beyond ${maxPages} pages`);
}

function unreadable(detail: string): LookupAnswer {
  const failure: Failure = { action: 'report', code: 'service-answer-unreadable', detail };
  return { kind: 'failed', failure };
}

function query(from: number, until: number, reference: string | undefined, page: number): Query {
  return {
    From: new Date(from).toISOString(),
    To: new Date(until).toISOString(),
    Page: page,
    PageSize: PAGE_SIZE,
    // Oldest first: a payment that is created meanwhile does not shift the pages.
    SortBy: 'created',
    SortDirection: 'asc',
    Reference: reference,
  };
}
