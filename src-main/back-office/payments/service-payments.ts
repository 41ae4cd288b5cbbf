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
import type { Result } from '../../../shared/failure.ts';
import type { HistoryPageChoice, HistorySelection } from '../../service/endpoints/history/query.ts';
import type { ServiceAmount } from '../../../shared/money/service-amount.ts';
import type { PaymentsWanted } from '../ports.ts';
import type { HistoryOf, ServicePage } from './service-page.ts';

/** Pages that are gone through for an amount, which the service has no filter for, before the manager asks to go on. */
const MOST_PAGES = 10;

/** Statuses under which money of a payer may lie that paid for nothing. */
const RECLAIMABLE = ['overpaid', 'underpaid', 'invalid', 'expired', 'cancelled'] as const;

/** `To` is exclusive, and what was created this moment is looked for too, by whichever clock. */
export const AHEAD_MS = 5 * 60_000;

/** `page` counts pages of the same `until`. */
export interface Place {
  readonly until: number;
  readonly page: number;
  /** The largest without it. */
  readonly pageSize?: number;
}

interface Where extends HistoryOf {
  /** Wall-clock milliseconds. */
  readonly now: number;
}

/** Payments as the service's history has them: what is asked of it for each thing that is looked for. */
export class ServicePayments {
  readonly #where: Where;

  constructor(where: Where) {
    this.#where = where;
  }

  /** A terminal is at work here: its own history names tracking ids. */
  get hasTerminal(): boolean {
    return this.#where.ids.terminal !== undefined;
  }

  /** The newest before `until` that fit. */
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

  /** The one with this tracking id, which the filter takes at every scope. */
  async byTrackingId(
    scope: HistoryScope,
    trackingId: string,
    signal: AbortSignal,
  ): Promise<Result<PaymentAtService | undefined>> {
    const found = await this.page(scope, { ...this.#ever, trackingId }, { page: 0 }, signal);
    if (!found.ok) return found;
    const [payment] = found.value.payments;
    return succeeded(payment && { ...payment, trackingId });
  }

  /**
   * The same as the terminal's history has it and, where the profile names a merchant or partner, with what only wider
   * scopes return: tender, sender, batch period, refund lifecycle (spec "Payment history objects").
   */
  async everythingOn(trackingId: string, signal: AbortSignal): Promise<Result<PaymentAtService | undefined>> {
    const { ids } = this.#where;
    const wide = (['merchant', 'partner'] as const).find((scope) => ids[scope] !== undefined);
    const own: readonly HistoryScope[] = this.hasTerminal ? ['terminal'] : [];
    const scopes = wide ? [...own, wide] : own;
    const read = await Promise.all(scopes.map((scope) => this.byTrackingId(scope, trackingId, signal)));
    const answered = read.filter((one) => one.ok);
    if (answered.length === 0) return read[0] ?? succeeded(undefined);
    const records = answered.flatMap(({ value }) => value ?? []);
    return succeeded(records.length === 0 ? undefined : Object.assign({}, ...records));
  }

  /** With which of these tenders it was paid, as only a filter tells at terminal scope. */
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

  /** All statuses in one question where records name their own, which they need not (spec "Payment", fields not shown). */
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

  /** Whether it reads like what was typed, in whatever currency: 12.50 is what somebody remembers. */
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
      const { payments, lookedBackTo } = read.value;
      unread.push(...(read.value.unread ?? []));
      fitting.push(
        ...payments.filter((payment) =>
          [payment.requested, payment.paid].some((amount) => this.#isFigure(amount, minor)),
        ),
      );
      if (lookedBackTo === undefined) break;
      if (page === first + MOST_PAGES - 1)
        return succeeded({ payments: fitting, unread, lookedBackTo, isBrokenOff: true });
    }
    return succeeded({ payments: fitting, unread });
  }
}

/**
 * A text may be a reference, a part of a payment code, a tracking id or a customer's, and a place a terminal or a
 * location: the service has a filter for each.
 */
function selectionsOf(search: PaymentSearch, until: number): readonly HistorySelection[] {
  const { scope, text, place, from = 0, status, tender } = search;
  const all: HistorySelection = {
    from,
    until,
    ...(status !== undefined && { statusCodes: [status] }),
    ...(tender !== undefined && { tenderTypes: [tender] }),
  };
  const texts: readonly Partial<HistorySelection>[] =
    text === undefined
      ? [{}]
      : [{ reference: text }, { paymentCode: text }, { trackingId: text }, { customerId: text }];
  // At terminal scope the service takes names, and they change nothing (spec "Payment history").
  const places: readonly Partial<HistorySelection>[] =
    place === undefined || scope === 'terminal' ? [{}] : [{ terminalName: place }, { locationName: place }];
  return texts.flatMap((one) => places.map((where) => ({ ...all, ...one, ...where })));
}

/** Most payments that expire or are cancelled were never paid. */
function mayHoldMoney({ status, paid }: PaymentAtService): boolean {
  const isUnpaid = status?.kind === 'final' && ['expired', 'cancelled'].includes(status.outcome);
  return !isUnpaid || (paid !== undefined && paid.minor > 0);
}
