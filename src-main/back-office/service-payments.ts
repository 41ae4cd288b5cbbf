import { succeeded } from '../../shared/failure.ts';
import { fromPaymentInfo, fromPaymentResponse } from './payment-at-service.ts';
import type { HistoryScope } from '../../shared/contract/back-office.ts';
import type { PaymentAtService, PaymentSearch } from '../../shared/contract/payments.ts';
import type { Result } from '../../shared/failure.ts';
import type { HistorySelection } from '../service/endpoints/history/query.ts';
import type { ServiceAccess } from './ports.ts';

/** The largest page (spec "Limits"). */
const PAGE = 100;
/** Pages that are gone through for an amount, which the service has no filter for, before somebody asks to go on. */
const MOST_PAGES = 10;

export interface ServicePage {
  readonly payments: readonly PaymentAtService[];
  /** Older ones may follow: those created before this moment have not been looked at. */
  readonly lookedBackTo?: number;
  /** The look ended there to save the service's quota. */
  readonly isBrokenOff?: true;
}

interface Where {
  readonly history: ServiceAccess['history'];
  /** By scope, as the profile names them. */
  readonly ids: Readonly<Partial<Record<HistoryScope, string>>>;
  readonly currency: string;
}

/** Payments as the service's history has them. */
export class ServicePayments {
  readonly #where: Where;

  constructor(where: Where) {
    this.#where = where;
  }

  /** The newest before `until` that fit; `page` counts pages of the same `until`. */
  async find(
    search: PaymentSearch,
    { until, page }: { readonly until: number; readonly page: number },
    signal: AbortSignal,
  ): Promise<Result<ServicePage>> {
    const { scope } = search;
    const selections = selectionsOf(search, until);
    if (selections.length > 1) {
      const pages = await Promise.all(
        selections.map((selection) => this.page(scope, selection, page, signal)),
      );
      return pages.reduce(together, succeeded({ payments: [] }));
    }
    const [selection = { from: 0, until }] = selections;
    const { amountMinor } = search;
    if (amountMinor === undefined) return this.page(scope, selection, page, signal);
    return this.#ofAmount(amountMinor, { scope, selection, first: page }, signal);
  }

  /** The one with this tracking id, which the filter takes at every scope. */
  async byTrackingId(
    scope: HistoryScope,
    trackingId: string,
    until: number,
    signal: AbortSignal,
  ): Promise<Result<PaymentAtService | undefined>> {
    const found = await this.page(scope, { from: 0, until, trackingId }, 0, signal);
    if (!found.ok) return found;
    const [payment] = found.value.payments;
    return succeeded(payment && { ...payment, trackingId });
  }

  async page(
    scope: HistoryScope,
    selection: HistorySelection,
    page: number,
    signal: AbortSignal,
  ): Promise<Result<ServicePage>> {
    const { history, ids, currency } = this.#where;
    const { terminal: terminalId = '' } = ids;
    const choice = { page, pageSize: PAGE };
    if (scope === 'terminal') {
      const read = await history.ofTerminal.page(terminalId, selection, choice, signal);
      return read.ok
        ? pageOf(read.value, (record) => fromPaymentInfo(record, { currency, terminalId }))
        : read;
    }
    const wider = scope === 'merchant' ? history.ofMerchant : history.ofPartner;
    const read = await wider.page(ids[scope] ?? '', selection, choice, signal);
    return read.ok ? pageOf(read.value, (record) => fromPaymentResponse(record, currency)) : read;
  }

  async #ofAmount(
    minor: number,
    { scope, selection, first }: { scope: HistoryScope; selection: HistorySelection; first: number },
    signal: AbortSignal,
  ): Promise<Result<ServicePage>> {
    const fitting: PaymentAtService[] = [];
    for (let page = first; page < first + MOST_PAGES; page++) {
      const read = await this.page(scope, selection, page, signal);
      if (!read.ok) return read;
      const { payments, lookedBackTo } = read.value;
      fitting.push(
        ...payments.filter(({ requested, paid }) => [requested?.minor, paid?.minor].includes(minor)),
      );
      if (lookedBackTo === undefined) break;
      if (page === first + MOST_PAGES - 1)
        return succeeded({ payments: fitting, lookedBackTo, isBrokenOff: true });
    }
    return succeeded({ payments: fitting });
  }
}

/** A text may be a reference, a part of a payment code, or a tracking id: the service has a filter for each. */
function selectionsOf(
  { text, from = 0, status, tender }: PaymentSearch,
  until: number,
): readonly HistorySelection[] {
  const all: HistorySelection = {
    from,
    until,
    ...(status !== undefined && { statusCodes: [status] }),
    ...(tender !== undefined && { tenderTypes: [tender] }),
  };
  if (text === undefined) return [all];
  return [
    { ...all, reference: text },
    { ...all, paymentCode: text },
    { ...all, trackingId: text },
  ];
}

function pageOf<T>(
  {
    page,
    records,
    total,
  }: { readonly page: number; readonly records: readonly T[]; readonly total?: number },
  read: (record: T) => PaymentAtService,
): Result<ServicePage> {
  const payments = records.map(read);
  const isLast = total === undefined ? records.length < PAGE : (page + 1) * PAGE >= total;
  const lookedBackTo = isLast ? undefined : payments.at(-1)?.createdAt;
  return succeeded({ payments, ...(lookedBackTo !== undefined && { lookedBackTo }) });
}

function together(all: Result<ServicePage>, one: Result<ServicePage>): Result<ServicePage> {
  if (!all.ok || !one.ok) return all.ok ? one : all;
  const backTo = [all.value, one.value].flatMap(({ lookedBackTo }) => lookedBackTo ?? []);
  return succeeded({
    payments: [...all.value.payments, ...one.value.payments],
    ...(backTo.length > 0 && { lookedBackTo: Math.max(...backTo) }),
  });
}
