import { failed, succeeded } from '../../../../shared/failure.ts';
import { saysPaid } from '../../../../shared/payment/payment-status.ts';
import { tenderByHalves } from '../../../../shared/payment/tender-by-halves.ts';
import { MAX_ANSWER_BYTES } from '../../requests/request.ts';
import { MAX_PAGE_SIZE } from '../../requests/page.ts';
import { at, withQuery } from '../../requests/path.ts';
import { historyQuery } from '../history/query.ts';
import { readHistoryPage } from './history-page.ts';
import { HistorySeen } from './history-seen.ts';
import type { Clock } from '../../../../shared/time/clock.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import type { FoundPayment, LookupAnswer } from '../../../sales/ports.ts';
import type { ServerClock } from '../../quota/server-clock.ts';
import type { Call } from '../../sending/call.ts';
import type { Sender } from '../../sending/sender.ts';
import type { HistoryPageChoice, HistorySelection } from '../history/query.ts';
import type { HistoryPage } from './history-page.ts';

/** An exact reference has few payments. A service with more pages than this ignores the filter. */
const MAX_PAGES = 20;
/** A till with more payments than this is compared in its back office. */
const MAX_PAGES_OF_DAYS = 50;
/** `To` is exclusive. The margin lets payments of this moment be found. */
const AHEAD_MS = 5 * 60_000;
/** A sale's start is by the till's clock, which may differ this much from the service's. */
const CLOCKS_APART_MS = 24 * 60 * 60_000;
/** With the oldest first, payments created during the reading do not shift the pages. */
const OLDEST_FIRST = { sortBy: 'created', sortDirection: 'asc' } as const;

interface Around {
  readonly sender: Sender;
  readonly clock: Pick<Clock, 'wall'>;
  readonly serverClock: ServerClock;
  readonly terminalId: string;
}

/** Options of a request, as in `Call`. */
type Manner = Pick<Call, 'urgency' | 'onceOffline'>;

/** How all pages of a list are read. */
interface Reading {
  readonly pageSize: number;
  readonly maxPages: number;
  readonly manner: Manner;
  readonly signal: AbortSignal;
}

export interface PaymentOfSale {
  readonly reference: string;
  /** Epoch milliseconds by the till's clock. */
  readonly since: number;
}

/** `GET /Terminals/{id}/payments` (spec "Payment history"). */
export const terminalPaymentsPath = (terminalId: string): Result<string> =>
  at`/Terminals/${terminalId}/payments`;

/**
 * The terminal's payment history as the till reads it. The specification names few fields of a record, so they are read
 * tolerantly. A payment without a usable tracking id, or a missing page, makes the reading fail.
 */
export class TerminalPayments {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Payments with exactly this reference. `since` is epoch milliseconds by the service's clock. */
  async findByReference(reference: string, since: number, signal: AbortSignal): Promise<LookupAnswer> {
    const selection = { from: since, until: this.#soon(), reference };
    const answer = await this.#all(selection, MAX_PAGES, { urgency: 'creation' }, signal);
    const payments = answer.payments.filter(({ createdAt }) => createdAt === undefined || createdAt >= since);
    return { ...answer, payments };
  }

  /** Payments created from `from` on and before `until`, epoch milliseconds by the service's clock. */
  between(from: number, until: number, signal: AbortSignal): Promise<LookupAnswer> {
    const manner = { urgency: 'routine', onceOffline: true } as const;
    return this.#all({ from, until }, MAX_PAGES_OF_DAYS, manner, signal);
  }

  /**
   * Whether a payment of this reference was paid with one of these tenders. Neither a tracking answer nor a record at
   * terminal scope names its tender, but the `TenderType` filter works at every scope (spec "Payment history").
   */
  async paidWith(
    tenderTypes: readonly string[],
    { reference, since }: PaymentOfSale,
    signal: AbortSignal,
  ): Promise<Result<boolean>> {
    const paid = await this.#paid(tenderTypes, { reference, since }, 1, signal);
    return paid.ok ? succeeded(paid.value.length > 0) : paid;
  }

  /**
   * The tender with which exactly this payment was paid. Only the filter tells it, so the tenders are halved until one
   * is left. `undefined` where the history lacks the payment, or it was paid with none of these tenders.
   */
  async tenderOf(
    tenderTypes: readonly string[],
    { trackingId, ...payment }: PaymentOfSale & { readonly trackingId: string },
    signal: AbortSignal,
  ): Promise<Result<string | undefined>> {
    return tenderByHalves(tenderTypes, async (types) => {
      const paid = await this.#paid(types, payment, MAX_PAGE_SIZE, signal);
      return paid.ok ? succeeded(paid.value.some((each) => each.trackingId === trackingId)) : paid;
    });
  }

  async #paid(
    tenderTypes: readonly string[],
    { reference, since }: PaymentOfSale,
    pageSize: number,
    signal: AbortSignal,
  ): Promise<Result<readonly FoundPayment[]>> {
    const from = since - CLOCKS_APART_MS;
    const statusCodes = ['completed', 'overpaid'];
    const selection = { from, until: this.#soon(), statusCodes, tenderTypes, reference };
    const page = await this.#page(selection, { pageSize }, { urgency: 'routine' }, signal);
    if (!page.ok) return page;
    const { payments, unfollowed } = page.value;
    return unfollowed > 0 ? failed(notFollowed(unfollowed)) : succeeded(payments);
  }

  /** The later of both clocks, because the `Date` header may be behind the clock that stamps payments. */
  #soon(): number {
    const { clock, serverClock } = this.#around;
    return Math.max(serverClock.now(), clock.wall()) + AHEAD_MS;
  }

  /**
   * Reads all pages. Fails where records are missing, where pages repeat records instead, and where a payment has no
   * usable tracking id. The failure holds the payments that were read.
   */
  async #all(
    selection: HistorySelection,
    maxPages: number,
    manner: Manner,
    signal: AbortSignal,
  ): Promise<LookupAnswer & { readonly payments: readonly FoundPayment[] }> {
    const found = new Map<string, FoundPayment>();
    const read = (pageSize: number, seen: HistorySeen) =>
      this.#pages(selection, { pageSize, maxPages, manner, signal }, { found, seen });
    const seen = new HistorySeen();
    let failure = await read(MAX_PAGE_SIZE, seen);
    // In pages that end elsewhere, a record that the list has twice for good is twice on one page.
    if (seen.isShifted) failure = await read(MAX_PAGE_SIZE - 1, new HistorySeen());
    const payments = [...found.values()];
    return failure ? { kind: 'failed', failure, payments } : { kind: 'found', payments };
  }

  /** Reads page after page into `found`. Answers why the list is not complete. */
  async #pages(
    selection: HistorySelection,
    { pageSize, maxPages, manner: { urgency, onceOffline = false }, signal }: Reading,
    { found, seen }: { readonly found: Map<string, FoundPayment>; readonly seen: HistorySeen },
  ): Promise<Failure | undefined> {
    let unfollowed = 0;
    for (let page = 0; page < maxPages; page++) {
      const manner = { urgency, onceOffline: onceOffline && page === 0 };
      const answer = await this.#page(selection, { ...OLDEST_FIRST, pageSize, page }, manner, signal);
      if (!answer.ok) return answer.failure;
      for (const payment of answer.value.payments) {
        // A payment that is paid stays so, whatever another record of it says: nobody may be asked to pay it again.
        if (!isPaidIn(found, payment.trackingId)) found.set(payment.trackingId, payment);
      }
      unfollowed += answer.value.unfollowed;
      seen.page(answer.value);
      if (seen.missing() === 0 && unfollowed > 0) return notFollowed(unfollowed);
      if (seen.missing() === 0) return undefined;
      if (seen.ended) return unreadable(`${seen.missing()} records of the history did not come`);
    }
    return unreadable(`the history goes on beyond ${maxPages} pages`);
  }

  async #page(
    selection: HistorySelection,
    choice: HistoryPageChoice,
    manner: Manner,
    signal: AbortSignal,
  ): Promise<Result<HistoryPage>> {
    const { sender, terminalId } = this.#around;
    const path = withQuery(terminalPaymentsPath(terminalId), historyQuery(selection, choice));
    if (!path.ok) return path;
    const sent = await sender.send(
      {
        operation: 'read',
        method: 'GET',
        path: path.value,
        maxAnswerBytes: MAX_ANSWER_BYTES,
        ...manner,
      },
      signal,
    );
    if (sent.kind !== 'answered') return failed(sent.failure);
    const { reference } = selection;
    return readHistoryPage(sent.response, {
      terminalId,
      ...(reference !== undefined && { reference }),
    });
  }
}

function isPaidIn(found: ReadonlyMap<string, FoundPayment>, trackingId: string): boolean {
  const status = found.get(trackingId)?.status;
  return status !== undefined && saysPaid(status);
}

function notFollowed(records: number): Failure {
  return unreadable(`${records} records of the history have no tracking id that can be followed`);
}

function unreadable(detail: string): Failure {
  return { action: 'report', code: 'service-answer-unreadable', detail };
}
