import { failed, succeeded } from '../../../shared/failure.ts';
import { batchesOfMerchant, settlementsOfMerchant } from './of-merchant.ts';
import { PAGE, pageOf } from './page-of-records.ts';
import { batchFrom, depositFrom, settlementFrom } from './records.ts';
import { storeDays } from './store-days.ts';
import { depositsOfSettlements } from '../deposits-of-settlements.ts';
import { inCurrency } from './in-currency.ts';
import { batchDetails, settlementDetails } from './settlement-details.ts';
import { NO_ACCESS } from '../back-office.ts';
import type {
  DepositAtService,
  SettlementDetails,
  SettlementSearch,
  SettlementsPage,
} from '../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ServiceAccess } from '../ports.ts';
import type { DetailsParts } from './settlement-details.ts';
import type { SearchedPeriod } from './settled-payments.ts';

/** Pages in a row with records of the days beside a search alone. After these the list offers to read on. */
const MOST_BESIDE = 40;

interface SettlementsParts extends DetailsParts {
  /** IANA name; the computer's time zone where it is missing. */
  readonly timeZone: string | undefined;
}

/** Settlements, batches and deposits as the service has them, with their payments. Nothing is stored. */
export class Settlements {
  readonly #parts: SettlementsParts;
  #listing = new AbortController();
  #looking = new AbortController();

  constructor(parts: SettlementsParts) {
    this.#parts = parts;
  }

  /** One page of a list; a later one where this page has only records of days beside those of the search. */
  async list(search: SettlementSearch, page: number): Promise<Result<SettlementsPage>> {
    const signal = this.#newListing();
    let read = await this.#page(search, page, signal);
    for (let more = 0; more < MOST_BESIDE; more += 1) {
      if (!read.ok || read.value.records.length > 0 || read.value.next === undefined) break;
      read = await this.#page(search, read.value.next, signal);
    }
    return read;
  }

  async #page(search: SettlementSearch, page: number, signal: AbortSignal): Promise<Result<SettlementsPage>> {
    const { office } = this.#parts;
    const access = await office.service();
    if (!access) return failed(NO_ACCESS);
    const whose = search.scope === 'merchant' ? office.ids().merchant : undefined;
    const days = storeDays(search, this.#parts.timeZone);
    const selection = {
      ...(whose !== undefined && { merchantIds: [whose] }),
      ...days?.selection,
    };
    const sortDirection = search.oldestFirst ? ('asc' as const) : ('desc' as const);
    const choice = { page, pageSize: PAGE, sortBy: 'created', sortDirection };
    const asking = this.#asking(access);
    switch (search.list) {
      case 'batches': {
        const reading = access.batches.page(selection, choice, signal);
        return pageOf({ whose, reading, from: batchFrom, days }, asking);
      }
      case 'deposits': {
        const reading = access.deposits.page(selection, choice, signal);
        return pageOf({ whose, reading, from: depositFrom, days }, asking);
      }
      case 'settlements': {
        const reading = access.settlements.page(selection, choice, signal);
        return pageOf({ whose, reading, from: settlementFrom, days }, asking);
      }
    }
  }

  /** One page of this merchant's settlements, newest first. */
  async ofMerchant(merchantId: string, page: number): Promise<Result<SettlementsPage>> {
    const signal = this.#newListing();
    const access = await this.#parts.office.service();
    if (!access) return failed(NO_ACCESS);
    return settlementsOfMerchant(this.#asking(access), merchantId, page, signal);
  }

  /** The newest batches of this merchant, and their number. */
  async batchesOfMerchant(merchantId: string): Promise<Result<SettlementsPage>> {
    const signal = this.#newListing();
    const access = await this.#parts.office.service();
    if (!access) return failed(NO_ACCESS);
    return batchesOfMerchant(this.#asking(access), merchantId, signal);
  }

  #newListing(): AbortSignal {
    this.#listing.abort();
    this.#listing = new AbortController();
    return this.#listing.signal;
  }

  /** One deposit, read anew. */
  async deposit(id: string): Promise<Result<DepositAtService>> {
    const { office } = this.#parts;
    const access = await office.service();
    if (!access) return failed(NO_ACCESS);
    this.#looking.abort();
    this.#looking = new AbortController();
    const read = await access.deposits.get(id, this.#looking.signal);
    if (!read.ok) return read;
    const [deposit] = await inCurrency([read.value], depositFrom, { office, access });
    return succeeded(deposit ?? depositFrom(read.value, undefined));
  }

  /**
   * The deposits of these settlements, in as few requests as possible. The next page of the list does not end this: nobody
   * would ask for them again.
   */
  async deposits(settlementIds: readonly string[]): Promise<Result<readonly DepositAtService[]>> {
    const { office } = this.#parts;
    const access = await office.service();
    if (!access) return failed(NO_ACCESS);
    const { signal } = new AbortController();
    const read = await depositsOfSettlements(settlementIds, access, signal);
    if (!read.ok) return read;
    return succeeded(await inCurrency(read.value, depositFrom, { office, access }));
  }

  /** A settlement or a batch with its deposits and payments. */
  async get(
    kind: 'settlement' | 'batch',
    id: string,
    period: SearchedPeriod,
  ): Promise<Result<SettlementDetails>> {
    this.#looking.abort();
    this.#looking = new AbortController();
    const { signal } = this.#looking;
    const access = await this.#parts.office.service();
    if (!access) return failed(NO_ACCESS);
    const reading = { ...this.#parts, access, period, signal };
    return kind === 'settlement' ? settlementDetails(id, reading) : batchDetails(id, reading);
  }

  #asking<Access extends ServiceAccess>(access: Access) {
    return { access, currencies: this.#parts.office.currencies };
  }
}
