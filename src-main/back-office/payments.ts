import { findPayments } from './find-payments.ts';
import { ServicePayments } from './service-payments.ts';
import type { FoundPayments, PaymentCursor, PaymentSearch } from '../../shared/contract/payments.ts';
import type { Result } from '../../shared/failure.ts';
import type { BackOffice } from './back-office.ts';
import type { TillSales } from './ports.ts';

interface PaymentsParts {
  readonly office: BackOffice;
  readonly till: TillSales;
  readonly terminalId: string;
  /** Of the terminal: what amounts are in. */
  readonly currency: string;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
}

/** Payments of this till's record and of the service's history, as one. */
export class Payments {
  readonly #parts: PaymentsParts;
  #search = new AbortController();

  constructor(parts: PaymentsParts) {
    this.#parts = parts;
  }

  /** One page, newest first. A new search gives up the one before. */
  async find(search: PaymentSearch, after?: PaymentCursor): Promise<Result<FoundPayments>> {
    this.#search.abort();
    this.#search = new AbortController();
    const { till, terminalId, now } = this.#parts;
    const { signal } = this.#search;
    const service = await this.#service();
    return findPayments(search, after, { till, service, terminalId, now: now() }, signal);
  }

  async #service(): Promise<ServicePayments | undefined> {
    const { office, currency } = this.#parts;
    const connection = await office.service();
    return connection && new ServicePayments({ history: connection.history, ids: office.ids(), currency });
  }
}
