import { failed, succeeded } from '../../../shared/failure.ts';
import { ServicePayments } from '../payments/service-payments.ts';
import { batchesOfMerchant, settlementsOfMerchant } from './of-merchant.ts';
import { MOST_BATCHES, PAGE, pageOf } from './page-of-records.ts';
import { batchFrom, depositFrom, settlementFrom } from './records.ts';
import { storeDays } from './store-days.ts';
import { settledPayments } from './settled-payments.ts';
import { withCurrency } from './with-currency.ts';
import { NO_ACCESS } from '../back-office.ts';
import type {
  DepositAtService,
  SettlementAtService,
  SettlementDetails,
  SettlementSearch,
  SettlementsPage,
} from '../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess, TillSales } from '../ports.ts';
import type { SearchedPeriod, Settled } from './settled-payments.ts';

/** Pages in a row with records of the days beside a search alone. After these the list offers to read on. */
const MOST_BESIDE = 40;

interface SettlementsParts {
  readonly office: BackOffice;
  readonly till: TillSales;
  readonly terminalId: string;
  /** The terminal's, ISO 4217. */
  readonly currency: string;
  /** IANA name; the computer's time zone where it is missing. */
  readonly timeZone: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
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
    const access = await this.#parts.office.service();
    if (!access) return failed(NO_ACCESS);
    this.#looking.abort();
    this.#looking = new AbortController();
    const read = await access.deposits.get(id, this.#looking.signal);
    if (!read.ok) return read;
    const [deposit] = await this.#inCurrency(access, [read.value], depositFrom);
    return succeeded(deposit ?? depositFrom(read.value, undefined));
  }

  /** The deposits of these settlements, in as few requests as possible. */
  async deposits(settlementIds: readonly string[]): Promise<Result<readonly DepositAtService[]>> {
    const access = await this.#parts.office.service();
    if (!access) return failed(NO_ACCESS);
    const { signal } = this.#listing;
    const deposits: DepositAtService[] = [];
    for await (const step of access.deposits.pages({ settlementIds }, signal)) {
      if (!step.ok) return failed(step.failure);
      deposits.push(...(await this.#inCurrency(access, step.value.records, depositFrom)));
    }
    return succeeded(deposits);
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
    return kind === 'settlement'
      ? this.#settlement(access, id, period, signal)
      : this.#batch(access, id, period, signal);
  }

  async #settlement(
    access: ServiceAccess,
    id: string,
    period: SearchedPeriod,
    signal: AbortSignal,
  ): Promise<Result<SettlementDetails>> {
    const [settlement, children] = await Promise.all([
      this.#settlementWithDeposits(access, id, signal),
      access.settlements.batches(id, signal),
    ]);
    if (!settlement.ok) return settlement;
    if (!children.ok) return children;
    const { merchantId, createdAt, paymentCount: expected } = settlement.value;
    const shown = children.value.slice(0, MOST_BATCHES);
    const batches = await this.#inCurrency(access, shown, batchFrom, merchantId);
    const settled = { settlementId: id, batches, createdAt, expected };
    const payments = await this.#payments(access, settled, { merchantId, period }, signal);
    return succeeded({ settlement: settlement.value, batches, payments });
  }

  async #batch(
    access: ServiceAccess,
    id: string,
    period: SearchedPeriod,
    signal: AbortSignal,
  ): Promise<Result<SettlementDetails>> {
    const read = await access.batches.get(id, signal);
    if (!read.ok) return read;
    const [batch = batchFrom(read.value, undefined)] = await this.#inCurrency(
      access,
      [read.value],
      batchFrom,
    );
    const { settlementId, merchantId, createdAt, paymentCount: expected } = batch;
    const settled = { batches: [batch], createdAt, expected };
    const [settlement, payments] = await Promise.all([
      settlementId === undefined ? undefined : this.#settlementWithDeposits(access, settlementId, signal),
      this.#payments(access, settled, { merchantId, period }, signal),
    ]);
    if (settlement && !settlement.ok) return settlement;
    return succeeded({ batch, ...(settlement && { settlement: settlement.value }), batches: [], payments });
  }

  async #settlementWithDeposits(
    access: ServiceAccess,
    id: string,
    signal: AbortSignal,
  ): Promise<Result<SettlementAtService>> {
    const [settlement, deposits] = await Promise.all([
      access.settlements.get(id, signal),
      access.settlements.deposits(id, signal),
    ]);
    if (!settlement.ok) return settlement;
    const { merchantId } = settlement.value;
    const [record = settlementFrom(settlement.value, undefined)] = await this.#inCurrency(
      access,
      [settlement.value],
      settlementFrom,
    );
    if (!deposits.ok) return succeeded(record);
    return succeeded({
      ...record,
      deposits: await this.#inCurrency(access, deposits.value, depositFrom, merchantId),
    });
  }

  #asking<Access extends ServiceAccess>(access: Access) {
    return { access, currencies: this.#parts.office.currencies };
  }

  /**
   * Adds currencies. Records that name no merchant are of `whose`, otherwise of the only merchant of these credentials.
   */
  async #inCurrency<T extends { readonly merchantId?: string | undefined }, View>(
    access: ServiceAccess,
    records: readonly T[],
    from: (record: T, currency: string | undefined) => View,
    whose?: string,
  ): Promise<readonly View[]> {
    const { merchant, partner } = this.#parts.office.ids();
    const only = partner === undefined ? merchant : undefined;
    const listed = await withCurrency(records, whose ?? only, this.#asking(access));
    return listed.map(({ record, currency }) => from(record, currency));
  }

  #payments(
    access: ServiceAccess,
    settled: Settled,
    { merchantId, period }: { readonly merchantId: string | undefined; readonly period: SearchedPeriod },
    signal: AbortSignal,
  ) {
    const { office, till, terminalId, currency, now } = this.#parts;
    const ids = office.ids();
    // A partner may open a settlement of another merchant than the till's.
    const merchant = merchantId ?? ids.merchant;
    const scope = merchant === undefined ? ('partner' as const) : ('merchant' as const);
    const payments = new ServicePayments({
      access,
      currencies: office.currencies,
      ids: { ...ids, ...(merchant !== undefined && { merchant }) },
      currency,
      now: now(),
    });
    return settledPayments(settled, period, { payments, scope, till, terminalId, now: now() }, signal);
  }
}
