import { at, withQuery } from '../asking/path.ts';
import { HistorySeen } from './history-seen.ts';
import { readHistoryPage } from './history-page.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { FoundPayment, LookupAnswer } from '../../sales/ports.ts';
import type { ServerClock } from '../quota/server-clock.ts';
import type { Query } from '../asking/path.ts';
import type { Sender } from '../sending/sender.ts';
import type { WantedPayments } from './history-page.ts';

const PAGE_SIZE = 100;
/** An exact reference has few payments; a service that pages on and on does not filter as it should. */
const MAX_PAGES = 20;
/** `To` is exclusive, and what was created this moment is looked for too. */
const AHEAD_MS = 5 * 60_000;

/**
 * `GET /Terminals/{id}/payments` (spec "Payment history"), filtered by exact `Reference`, all pages:
 * a history that ends before its total, or brings records twice in place of others, has not been read.
 * `since` is milliseconds by the service's clock.
 */
export async function findByReference(
  { sender, serverClock }: { readonly sender: Sender; readonly serverClock: ServerClock },
  { since, ...wanted }: WantedPayments & { readonly since: number },
  signal: AbortSignal,
): Promise<LookupAnswer> {
  const until = serverClock.now() + AHEAD_MS;
  const found = new Map<string, FoundPayment>();
  const seen = new HistorySeen();
  for (let page = 0; page < MAX_PAGES; page++) {
    const path = withQuery(
      at`/Terminals/${wanted.terminalId}/payments`,
      query(since, until, wanted.reference, page),
    );
    if (!path.ok) return { kind: 'failed', failure: path.failure };
    const call = { operation: 'read', urgency: 'creation', method: 'GET', path: path.value } as const;
    const sent = await sender.send(call, signal);
    if (sent.kind !== 'answered') return { kind: 'failed', failure: sent.failure };
    const answer = readHistoryPage(sent.response, wanted);
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    const { payments } = answer.value;
    for (const payment of payments) {
      const { trackingId, createdAt } = payment;
      if (createdAt === undefined || createdAt >= since) found.set(trackingId, payment);
    }
    seen.page(answer.value);
    if (seen.missing() === 0) return { kind: 'found', payments: [...found.values()] };
    if (seen.ended) return unreadable(`${seen.missing()} records of the history did not come`);
  }
  return unreadable(`history goes on beyond ${MAX_PAGES} pages for one reference`);
}

function unreadable(detail: string): LookupAnswer {
  const failure: Failure = { action: 'report', code: 'service-answer-unreadable', detail };
  return { kind: 'failed', failure };
}

function query(from: number, until: number, reference: string, page: number): Query {
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
