import { succeeded } from '../../../shared/failure.ts';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { tenderByHalves } from '../../../shared/payment/tender-by-halves.ts';
import { decimalsOf } from '../../../shared/money/service-amount.ts';
import { rescaled } from '../../../shared/money/exact-decimal.ts';
import { readServicePage, together } from './service-page.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type {
  PaymentAtService,
  PaymentSearch,
  UnreadPayment,
} from '../../../shared/contract/back-office/payments.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { HistoryPageChoice, HistorySelection } from '../../service/endpoints/history/query.ts';
import type { ServiceAmount } from '../../../shared/money/service-amount.ts';
import type { PaymentsWanted } from '../ports.ts';
import type { HistoryOf, ServicePage } from './service-page.ts';

/**
 * Pages that are searched for an amount, for which the service has no filter, before the manager is asked whether to go
 * on.
 */
const MOST_PAGES = 10;

/** Final statuses with which the service may hold money of the payer. */
const RECLAIMABLE = ['overpaid', 'underpaid', 'invalid', 'expired', 'cancelled'] as const;

/** `To` is exclusive. The margin lets payments of this moment be found by either clock. */
export const AHEAD_MS = 5 * 60_000;

/** `page` counts the pages with the same `until`, from 0. */
export interface Place {
  readonly until: number;
  readonly page: number;
  /** The largest page where it is missing. */
  readonly pageSize?: number;
}

/** What the lists that name a payment say of it. */
export interface Everything {
  /** Missing where no list has the payment. */
  readonly payment?: PaymentAtService;
  /** Why one of the lists could not be read. */
  readonly failure?: Failure;
}

interface Where extends HistoryOf {
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Searches in the service's payment history. */
export class ServicePayments {
  readonly #where: Where;

  constructor(where: Where) {
    this.#where = where;
  }

  /** Whether a terminal is at work, whose history has tracking ids. */
  get hasTerminal(): boolean {
    return this.#where.ids.terminal !== undefined;
  }

  /** The newest payments before `until` that match. */
  async find(search: PaymentsWanted, place: Place, signal: AbortSignal): Promise<Result<ServicePage>> {
    const { scope, reclaims } = search;
    if (reclaims) return this.#reclaims(scope, place, signal);
    const { until, page } = place;
    const { amountMinor, text } = search;
    const pages = await Promise.all(
      selectionsOf(search, until).map((selection) =>
        amountMinor === undefined || text !== undefined
          ? this.page(scope, selection, place, signal)
          : this.#ofAmount(amountMinor, { scope, selection, first: page }, signal),
      ),
    );
    return pages.reduce(together, succeeded({ payments: [] }));
  }

  /** The payment with this tracking id. The filter works at every scope. */
  async byTrackingId(
    scope: HistoryScope,
    trackingId: string,
    signal: AbortSignal,
  ): Promise<Result<PaymentAtService | undefined>> {
    const found = await this.page(scope, { ...this.#ever, trackingId }, { page: 0 }, signal);
    if (!found.ok) return found;
    // The filter is the service's: a record of another payment is none of this one's.
    const payment = found.value.payments.find((listed) => (listed.trackingId ?? trackingId) === trackingId);
    return succeeded(payment && { ...payment, trackingId });
  }

  /**
   * The same as the terminal's history has it, with the fields of wider scopes where the profile names a merchant or
   * partner: tender, sender, batch period, refund lifecycle (spec "Payment history objects").
   */
  async everythingOn(trackingId: string, signal: AbortSignal): Promise<Everything> {
    const { ids } = this.#where;
    const wide = (['merchant', 'partner'] as const).find((scope) => ids[scope] !== undefined);
    const own: readonly HistoryScope[] = this.hasTerminal ? ['terminal'] : [];
    const scopes = wide ? [...own, wide] : own;
    const read = await Promise.all(scopes.map((scope) => this.byTrackingId(scope, trackingId, signal)));
    const records = read.flatMap((one) => (one.ok ? (one.value ?? []) : []));
    const failures = read.flatMap((one) => (one.ok ? [] : one.failure));
    // Credentials may be for one of the lists only. That is no failure, unless the terminal's own is the other.
    const isOneAnswer = records.length > 0 || read[0]?.ok === true;
    const failure = failures.find(({ code }) => !isOneAnswer || code !== 'not-permitted');
    return {
      ...(records.length > 0 && { payment: Object.assign({}, ...records) as PaymentAtService }),
      ...(failure && { failure }),
    };
  }

  /** The tender of a payment, which at terminal scope only a filter tells. */
  tenderOf(
    trackingId: string,
    tenderTypes: readonly string[],
    signal: AbortSignal,
  ): Promise<Result<string | undefined>> {
    return tenderByHalves(tenderTypes, async (types) => {
      const selection = { ...this.#ever, trackingId, tenderTypes: types };
      const found = await this.page('terminal', selection, { page: 0 }, signal);
      return found.ok ? succeeded(found.value.payments.length > 0) : found;
    });
  }

  page(
    scope: HistoryScope,
    selection: HistorySelection,
    choice: HistoryPageChoice & { readonly page: number },
    signal: AbortSignal,
  ): Promise<Result<ServicePage>> {
    return readServicePage(this.#where, scope, selection, choice, signal);
  }

  /**
   * Reads all statuses with one request where records have a status, which the specification does not state
   * ("Payment").
   */
  async #reclaims(
    scope: HistoryScope,
    { until, page }: Place,
    signal: AbortSignal,
  ): Promise<Result<ServicePage>> {
    const read = await this.page(scope, { from: 0, until, statusCodes: RECLAIMABLE }, { page }, signal);
    if (!read.ok) return read;
    const { payments } = read.value;
    if (payments.some(({ status }) => status === undefined))
      return this.#reclaimsByStatus(scope, { until, page }, signal);
    return succeeded({ ...read.value, payments: payments.filter(mayHoldMoney) });
  }

  async #reclaimsByStatus(
    scope: HistoryScope,
    place: Place,
    signal: AbortSignal,
  ): Promise<Result<ServicePage>> {
    const pages = await Promise.all(
      RECLAIMABLE.map(async (statusCode) => {
        const selection = { from: 0, until: place.until, statusCodes: [statusCode] };
        const read = await this.page(scope, selection, place, signal);
        if (!read.ok) return read;
        const status = readStatus(statusCode);
        const payments = read.value.payments.map((payment) => ({ status, ...payment })).filter(mayHoldMoney);
        return succeeded({ ...read.value, payments });
      }),
    );
    return pages.reduce(together, succeeded({ payments: [] }));
  }

  /** Whether the amount has these figures, in any currency, because people remember 12.50 without one. */
  #isFigure(amount: ServiceAmount | undefined, minor: number): boolean {
    const typed = decimalsOf(this.#where.currency);
    return amount !== undefined && rescaled(amount.minor, decimalsOf(amount.currency), typed) === minor;
  }

  get #ever(): { readonly from: number; readonly until: number } {
    return { from: 0, until: this.#where.now + AHEAD_MS };
  }

  async #ofAmount(
    minor: number,
    { scope, selection, first }: { scope: HistoryScope; selection: HistorySelection; first: number },
    signal: AbortSignal,
  ): Promise<Result<ServicePage>> {
    const fitting: PaymentAtService[] = [];
    const unread: UnreadPayment[] = [];
    for (let page = first; page < first + MOST_PAGES; page++) {
      const read = await this.page(scope, selection, { page }, signal);
      if (!read.ok) return read;
      const { payments, searchedBackTo } = read.value;
      unread.push(...(read.value.unread ?? []));
      fitting.push(
        ...payments.filter((payment) =>
          [payment.requested, payment.paid].some((amount) => this.#isFigure(amount, minor)),
        ),
      );
      if (searchedBackTo === undefined) break;
      if (page === first + MOST_PAGES - 1)
        return succeeded({ payments: fitting, unread, searchedBackTo, isBrokenOff: true });
    }
    return succeeded({ payments: fitting, unread });
  }
}

/**
 * The filters for a search. A text may be a reference, a part of a payment code, a tracking id or a customer's id; the
 * address of a page ends in the page's id or, at some services, the payment's tracking id; a place may be a terminal or
 * a location. Each has a filter of its own.
 */
function selectionsOf(search: PaymentSearch, until: number): readonly HistorySelection[] {
  const { scope, text, pageId, place, from = 0, status, tender } = search;
  const all: HistorySelection = {
    from,
    until,
    ...(status !== undefined && { statusCodes: [status] }),
    ...(tender !== undefined && { tenderTypes: [tender] }),
  };
  const texts: readonly Partial<HistorySelection>[] =
    text === undefined
      ? pageId === undefined
        ? [{}]
        : [{ pageId }, { trackingId: pageId }]
      : [{ reference: text }, { paymentCode: text }, { trackingId: text }, { customerId: text }];
  // At terminal scope the service ignores filters by name (spec "Payment history").
  const places: readonly Partial<HistorySelection>[] =
    place === undefined || scope === 'terminal' ? [{}] : [{ terminalName: place }, { locationName: place }];
  return texts.flatMap((one) => places.map((where) => ({ ...all, ...one, ...where })));
}

/** Most payments that expire or are cancelled were never paid. */
function mayHoldMoney({ status, paid }: PaymentAtService): boolean {
  const isUnpaid = status?.kind === 'final' && ['expired', 'cancelled'].includes(status.outcome);
  return !isUnpaid || (paid !== undefined && paid.minor > 0);
}
