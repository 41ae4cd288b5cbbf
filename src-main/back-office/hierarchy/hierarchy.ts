import { failed, succeeded } from '../../../shared/failure.ts';
import { isLastPage, MAX_PAGE_SIZE } from '../../service/requests/page.ts';
import { entryOf, locationRecordOf, terminalRecordOf } from './records.ts';
import { isAbsent, MERCHANTS_A_PRESS, searchMerchants } from './search.ts';
import { NO_ACCESS } from '../back-office.ts';
import type {
  HierarchyEntry,
  HierarchyFound,
  HierarchyKind,
  HierarchyPage,
  HierarchyRecord,
} from '../../../shared/contract/back-office/hierarchy.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Location } from '../../service/endpoints/hierarchy/records.ts';
import type { Page } from '../../service/requests/page.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess } from '../ports.ts';

/** Partners, merchants, locations and terminals as the service has them now. Nothing is stored. */
export class Hierarchy {
  readonly #office: BackOffice;
  #reading = new AbortController();
  #finding = new AbortController();

  constructor(office: BackOffice) {
    this.#office = office;
  }

  /** The top of the tree. With the first page, readings that are under way end. */
  async top(page: number): Promise<Result<HierarchyPage>> {
    if (page === 0) {
      this.#reading.abort();
      this.#reading = new AbortController();
    }
    const { signal } = this.#reading;
    const access = await this.#office.service();
    if (!access) return failed(NO_ACCESS);
    const { partner, merchant } = this.#office.ids();
    if (partner !== undefined) {
      return pageOf('partner', await access.partners.page({}, choice(page), signal), MAX_PAGE_SIZE);
    }
    if (merchant === undefined) return failed({ action: 'fix-configuration', code: 'not-permitted' });
    const read = await access.merchants.get(merchant, signal);
    return read.ok ? succeeded({ entries: [entryOf('merchant', read.value)], total: 1 }) : read;
  }

  /** The next level. Of a partner only its merchants: child partners are at the top, too. */
  async children(
    kind: 'partner' | 'merchant' | 'location',
    id: string,
    page: number,
  ): Promise<Result<HierarchyPage>> {
    const { signal } = this.#reading;
    const access = await this.#office.service();
    if (!access) return failed(NO_ACCESS);
    if (kind === 'partner') {
      const merchants = access.partners.merchants(id);
      return pageOf('merchant', await merchants.page({}, choice(page), signal), MAX_PAGE_SIZE);
    }
    return kind === 'merchant'
      ? partOf('location', await access.locations.ofMerchant(id, signal), page)
      : partOf('terminal', await access.terminals.ofLocation(id, signal), page);
  }

  /** Records by name. The first page also has those whose identifier is the text. */
  async find(text: string, page: number): Promise<Result<HierarchyFound>> {
    this.#finding.abort();
    this.#finding = new AbortController();
    const { signal } = this.#finding;
    const access = await this.#office.service();
    if (!access) return failed(NO_ACCESS);
    const named = page === 0 ? await this.#named(access, text, signal) : succeeded([]);
    if (!named.ok) return named;
    const merchants = await this.#merchants(access, page, signal);
    if (!merchants.ok) return merchants;
    const found = await searchMerchants(access, text, merchants.value, signal);
    const known = new Set(found.entries.map(({ id }) => id));
    const others = named.value.filter(({ id }) => !known.has(id));
    return succeeded({ ...found, entries: [...others, ...found.entries] });
  }

  /** One record. What its parent would add is missing where these credentials may not read the parent. */
  async get(kind: 'location' | 'terminal', id: string): Promise<Result<HierarchyRecord>> {
    const { signal } = this.#reading;
    const access = await this.#office.service();
    if (!access) return failed(NO_ACCESS);
    if (kind === 'location') {
      const location = await access.locations.get(id, signal);
      if (!location.ok) return location;
      return succeeded(locationRecordOf(location.value, await merchantOf(access, location.value, signal)));
    }
    const terminal = await access.terminals.get(id, signal);
    if (!terminal.ok) return terminal;
    const { locationId, merchantId } = terminal.value;
    const location = locationId === undefined ? undefined : await access.locations.get(locationId, signal);
    const place = location?.ok === true ? location.value : undefined;
    const merchant = await merchantOf(access, { merchantId: merchantId ?? place?.merchantId }, signal);
    return succeeded(terminalRecordOf(terminal.value, place, merchant));
  }

  /** Identifiers do not tell their kind (spec "Conventions that apply to all resources"), so each kind is tried. */
  async #named(
    access: ServiceAccess,
    text: string,
    signal: AbortSignal,
  ): Promise<Result<readonly HierarchyEntry[]>> {
    const [terminal, location, merchant] = await Promise.all([
      access.terminals.get(text, signal),
      access.locations.get(text, signal),
      access.merchants.get(text, signal),
    ]);
    const entries: HierarchyEntry[] = [];
    for (const [kind, read] of [
      ['merchant', merchant],
      ['location', location],
      ['terminal', terminal],
    ] as const) {
      if (read.ok) entries.push(entryOf(kind, read.value));
      else if (!isAbsent(read.failure)) return read;
    }
    if (this.#office.ids().partner === undefined) return succeeded(entries);
    const partners = await access.partners.page({ search: text }, choice(0), signal);
    if (!partners.ok) return isAbsent(partners.failure) ? succeeded(entries) : partners;
    return succeeded([...partners.value.records.map((one) => entryOf('partner', one)), ...entries]);
  }

  async #merchants({ merchants }: ServiceAccess, page: number, signal: AbortSignal) {
    const { partner, merchant } = this.#office.ids();
    if (partner === undefined && merchant !== undefined) {
      const read = await merchants.get(merchant, signal);
      return read.ok ? succeeded({ records: [read.value], before: 0, total: 1 }) : read;
    }
    const read = await merchants.page({}, { page, pageSize: MERCHANTS_A_PRESS }, signal);
    if (!read.ok) return read;
    const { records, total } = read.value;
    const next = nextOf(read.value, MERCHANTS_A_PRESS);
    return succeeded({
      records,
      before: page * MERCHANTS_A_PRESS,
      ...(total !== undefined && { total }),
      ...(next !== undefined && { next }),
    });
  }
}

async function merchantOf(
  { merchants }: ServiceAccess,
  { merchantId }: Pick<Location, 'merchantId'>,
  signal: AbortSignal,
) {
  if (merchantId === undefined) return undefined;
  const read = await merchants.get(merchantId, signal);
  return read.ok ? read.value : undefined;
}

const choice = (page: number) => ({ page, pageSize: MAX_PAGE_SIZE });

type Named = Parameters<typeof entryOf>[1];

function pageOf(kind: HierarchyKind, read: Result<Page<Named>>, size: number): Result<HierarchyPage> {
  if (!read.ok) return read;
  const { records, total } = read.value;
  const next = nextOf(read.value, size);
  return succeeded({
    entries: records.map((record) => entryOf(kind, record)),
    ...(total !== undefined && { total }),
    ...(next !== undefined && { next }),
  });
}

function nextOf(page: Page<unknown>, size: number): number | undefined {
  return isLastPage(page, page.records.length, size) ? undefined : page.page + 1;
}

/**
 * The service answers such lists as a whole (spec "Pagination envelope and error object"). A screen gets them in pages.
 */
function partOf(kind: HierarchyKind, read: Result<readonly Named[]>, page: number): Result<HierarchyPage> {
  if (!read.ok) return read;
  const records = read.value.slice(page * MAX_PAGE_SIZE, (page + 1) * MAX_PAGE_SIZE);
  return pageOf(kind, succeeded({ page, records, total: read.value.length }), MAX_PAGE_SIZE);
}
