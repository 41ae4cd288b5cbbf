import { failed, succeeded } from '../../../shared/failure.ts';
import { knownMinorDigits } from '../../../shared/money/iso-4217.ts';
import { isLastPage, MAX_PAGE_SIZE } from '../../service/requests/page.ts';
import { entryOf } from '../hierarchy/records.ts';
import { feeScheduleOf } from './sale-cost.ts';
import { merchantRecordOf } from './account-records.ts';
import { takenExternalId } from './taken-external-id.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { HierarchyEntry, HierarchyPage } from '../../../shared/contract/back-office/hierarchy.ts';
import type { FeeSchedule, MerchantRecord } from '../../../shared/contract/back-office/merchants.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Page } from '../../service/requests/page.ts';
import type { BackOffice } from '../back-office.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';

/**
 * Merchants as the service has them now, and changes of them (spec "Partners, merchants, locations, terminals"). A
 * refusal names the fields as the service does. `change-unconfirmed`: the answer was lost, and the change may have been
 * made.
 */
export class Merchants {
  readonly #calls: RecordCalls;
  readonly #office: BackOffice;
  /** The till's currency, for the example of a sale's cost where the merchant's is unknown. */
  readonly #currency: string;

  constructor(calls: RecordCalls, office: BackOffice, currency: string) {
    this.#calls = calls;
    this.#office = office;
    this.#currency = currency;
  }

  /** Partners first, where the credentials are a partner's; otherwise the profile's merchant. */
  find({ text, page }: CommandInput<'merchants.find'>): Promise<Result<HierarchyPage>> {
    const { partner, merchant } = this.#office.ids();
    const filter = text === '' ? {} : { search: text };
    const choice = { page, pageSize: MAX_PAGE_SIZE };
    return this.#calls.ask<HierarchyPage>(async ({ partners, merchants }, signal) => {
      if (partner === undefined) {
        if (merchant === undefined) return failed({ action: 'fix-configuration', code: 'not-permitted' });
        const own = await merchants.get(merchant, signal);
        return own.ok ? succeeded({ entries: [entryOf('merchant', own.value)], total: 1 }) : own;
      }
      const [above, below] = await Promise.all([
        partners.page(filter, choice, signal),
        merchants.page(filter, choice, signal),
      ]);
      if (!above.ok) return above;
      if (!below.ok) return below;
      const entries = [
        ...above.value.records.map((one) => entryOf('partner', one)),
        ...below.value.records.map((one) => entryOf('merchant', one)),
      ];
      return succeeded({ entries, ...countOf([above.value, below.value]) });
    });
  }

  get(id: string): Promise<Result<MerchantRecord>> {
    return this.#calls.ask(async ({ merchants, partners }, signal) => {
      const read = await merchants.get(id, signal);
      if (!read.ok) return read;
      const { partnerId } = read.value;
      // A merchant's own credentials may not be permitted to read the partner.
      const above = partnerId === undefined ? undefined : await partners.get(partnerId, signal);
      return succeeded(merchantRecordOf(read.value, above?.ok === true ? above.value : undefined));
    });
  }

  /** Fails with `not-found` where neither the partner nor one above it has a schedule. */
  async fees({ partnerId, currency = '' }: CommandInput<'merchants.fees'>): Promise<Result<FeeSchedule>> {
    const read = await this.#calls.ask(({ feeSchedules }, signal) =>
      feeSchedules.ofPartner(partnerId, signal),
    );
    if (!read.ok) return read;
    return succeeded(
      feeScheduleOf(read.value, knownMinorDigits(currency) === undefined ? this.#currency : currency),
    );
  }

  async create(body: CommandInput<'merchants.create'>): Promise<Result<HierarchyEntry>> {
    const made = await this.#calls.ask(({ merchants }, signal) => merchants.create(body, signal));
    return made.ok ? succeeded(entryOf('merchant', made.value)) : this.#refused(made.failure, body);
  }

  async update({ id, ...details }: CommandInput<'merchants.update'>): Promise<Result<null>> {
    const made = await this.#calls.change(({ merchants }, signal) => merchants.update(id, details, signal));
    return made.ok ? made : this.#refused(made.failure, { ...details, id });
  }

  async #refused(
    failure: Failure,
    sent: { readonly externalId?: string | null; readonly id?: string },
  ): Promise<Result<never>> {
    const search = (externalId: string) =>
      this.#calls.ask(({ merchants }, signal) =>
        merchants.page({ search: externalId }, { page: 0, pageSize: MAX_PAGE_SIZE }, signal),
      );
    return failed(await takenExternalId(failure, sent, search));
  }

  remove(id: string): Promise<Result<null>> {
    return this.#calls.change(({ merchants }, signal) => merchants.remove(id, signal));
  }
}

/** Total and next page of both lists together. */
function countOf(pages: readonly Page<unknown>[]): Pick<HierarchyPage, 'total' | 'next'> {
  const totals = pages.map(({ total }) => total);
  const known = totals.filter((total) => total !== undefined);
  const goesOn = pages.some((page) => !isLastPage(page, page.records.length, MAX_PAGE_SIZE));
  return {
    ...(known.length === totals.length && { total: known.reduce((sum, total) => sum + total, 0) }),
    ...(goesOn && { next: (pages[0]?.page ?? 0) + 1 }),
  };
}
