import { NO_ACCESS } from '../back-office.ts';
import { findPayments } from './find-payments.ts';
import { paymentStory } from './payment-story.ts';
import { reclaimOfRow } from '../reclaims/reclaim.ts';
import { sortedPayments } from './sorted-payments.ts';
import { ServicePayments } from './service-payments.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { calendarOf } from '../../../shared/time/store-day.ts';
import type {
  PaymentName,
  PaymentStory,
  TenderFound,
} from '../../../shared/contract/back-office/payment-story.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type {
  FoundPayments,
  PaymentCursor,
  PaymentSearch,
} from '../../../shared/contract/back-office/payments.ts';
import type { FoundReclaims } from '../../../shared/contract/back-office/reclaims.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { Found } from './find-payments.ts';
import type { PaymentsWanted, TillSales } from '../ports.ts';

interface PaymentsParts {
  readonly office: BackOffice;
  readonly till: TillSales;
  readonly terminalId: string;
  /** The terminal's, ISO 4217. */
  readonly currency: string;
  /** The store's time zone (IANA name); the computer's where it is missing. */
  readonly timeZone: string | undefined;
  /** The tenders of this terminal in the service's exact strings. Reads them where they are not known yet. */
  readonly tenders: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly turn: () => Promise<void>;
}

/** Payments of the till's ledger and of the service's history as one list. */
export class Payments {
  readonly #parts: PaymentsParts;
  #search = new AbortController();
  #story = new AbortController();

  constructor(parts: PaymentsParts) {
    this.#parts = parts;
  }

  /** One page in the order of the search. A new search cancels the one before. */
  async find(search: PaymentSearch, after?: PaymentCursor): Promise<Result<FoundPayments>> {
    const found = await this.#find(search, after);
    return found.ok ? succeeded(found.value.page) : found;
  }

  async #find(search: PaymentsWanted, after: PaymentCursor | undefined): Promise<Result<Found>> {
    this.#search.abort();
    this.#search = new AbortController();
    const { till, terminalId, now, turn } = this.#parts;
    const { signal } = this.#search;
    const service = await this.#service();
    const sources = { till, service, terminalId, now: now(), turn };
    const { order = 'newest' } = search;
    return order === 'newest'
      ? findPayments(search, after, sources, signal)
      : sortedPayments({ ...search, order }, after, sources, signal);
  }

  /** One page of what payers may reclaim, newest first. */
  async reclaims(scope: HistoryScope, after?: PaymentCursor): Promise<Result<FoundReclaims>> {
    const { timeZone, now } = this.#parts;
    const found = await this.#find({ scope, reclaims: true }, after);
    if (!found.ok) return found;
    const { sales } = found.value;
    const { rows, ...page } = found.value.page;
    // Not kept for the next page: the computer's time zone may be another one by then.
    const calendar = calendarOf(timeZone);
    const around = { today: calendar(now()), calendar };
    const reclaims = rows.flatMap((row) => {
      const known = row.sale && sales.get(row.sale.id)?.facts.reclaim;
      return reclaimOfRow(row, known, around) ?? [];
    });
    return succeeded({ ...page, reclaims });
  }

  /** One payment, read anew. A new request cancels the one before. */
  async get(name: PaymentName): Promise<Result<PaymentStory>> {
    this.#story.abort();
    this.#story = new AbortController();
    const { signal } = this.#story;
    const service = await this.#service();
    return paymentStory(name, { till: this.#parts.till, service }, signal);
  }

  /** The tender of a payment whose records do not name it. It takes a few requests. */
  async tenderOf(trackingId: string): Promise<Result<TenderFound>> {
    const { signal } = this.#story;
    const service = await this.#service();
    if (!service) return failed(NO_ACCESS);
    const { tenders } = this.#parts;
    const found = await service.tenderOf(trackingId, await tenders(signal), signal);
    return found.ok ? succeeded(found.value === undefined ? {} : { tender: found.value }) : found;
  }

  async #service(): Promise<ServicePayments | undefined> {
    const { office, currency, now } = this.#parts;
    const access = await office.service();
    if (!access) return undefined;
    const { currencies } = office;
    return new ServicePayments({ access, currencies, ids: office.ids(), currency, now: now() });
  }
}
