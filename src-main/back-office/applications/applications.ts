import { failed, succeeded } from '../../../shared/failure.ts';
import { isLastPage, MAX_PAGE_SIZE } from '../../service/requests/page.ts';
import { entryOf } from '../hierarchy/records.ts';
import {
  applicationEntryOf,
  applicationEventOf,
  applicationRecordOf,
  attachmentOf,
} from './application-records.ts';
import { saveAttachment } from './save-attachment.ts';
import type {
  ApplicationAttachment,
  ApplicationEvent,
  ApplicationRecord,
  ApplicationsPage,
} from '../../../shared/contract/back-office/applications.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';
import type { ChooseTarget } from './save-attachment.ts';

const DAY_MS = 86_400_000;
/** Limit of entries of a history and of attachments. Further ones are left out. */
const MOST_LISTED = 200;

/**
 * Onboarding applications as the service has them now (spec "Onboarding (API key)"). The service decides what a status
 * allows: `conflict` where the application has moved on. `change-unconfirmed`: the answer was lost, and the change may
 * have been made.
 */
export class Applications {
  readonly #calls: RecordCalls;
  readonly #office: BackOffice;

  constructor(calls: RecordCalls, office: BackOffice) {
    this.#calls = calls;
    this.#office = office;
  }

  /** Newest first. Empty for a merchant's own back office, because applications belong to partners. */
  async list({ search, page }: CommandInput<'applications.list'>): Promise<Result<ApplicationsPage>> {
    const { partnerId = this.#office.ids().partner, text, status, from, to } = search;
    if (partnerId === undefined) return failed({ action: 'fix-configuration', code: 'not-permitted' });
    const selection = {
      ...(text !== '' && { search: text }),
      ...(status !== undefined && { statuses: [status] }),
      ...(from !== undefined && { from: startOf(from, 0) }),
      // The last day is included.
      ...(to !== undefined && { to: startOf(to, DAY_MS) }),
    };
    const choice = { page, pageSize: MAX_PAGE_SIZE, sortBy: 'created', sortDirection: 'desc' as const };
    const read = await this.#calls.ask(({ applications }, signal) =>
      applications.ofPartner(partnerId).page(selection, choice, signal),
    );
    if (!read.ok) return read;
    const { records, total } = read.value;
    return succeeded({
      entries: records.map(applicationEntryOf),
      ...(total !== undefined && { total }),
      ...(!isLastPage(read.value, records.length, MAX_PAGE_SIZE) && { next: page + 1 }),
    });
  }

  /** One application, with the merchant that it became where these credentials may read it. */
  get(id: string): Promise<Result<ApplicationRecord>> {
    return this.#calls.ask(async ({ applications, merchants }, signal) => {
      const read = await applications.get(id, signal);
      if (!read.ok) return read;
      const { onboardedMerchantId: merchantId } = read.value;
      const merchant = merchantId === undefined ? undefined : await merchants.get(merchantId, signal);
      const entry = merchant?.ok === true ? entryOf('merchant', merchant.value) : undefined;
      return succeeded(applicationRecordOf(read.value, entry));
    });
  }

  /** Newest first. */
  async history(id: string): Promise<Result<readonly ApplicationEvent[]>> {
    const read = await this.#calls.ask(({ applications }, signal) => applications.history(id, signal));
    if (!read.ok) return read;
    const events = read.value.map(applicationEventOf);
    // The service lists the oldest first, so events with the same time are reversed, too.
    return succeeded(
      events
        .toReversed()
        .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
        .slice(0, MOST_LISTED),
    );
  }

  async attachments(id: string): Promise<Result<readonly ApplicationAttachment[]>> {
    const read = await this.#calls.ask(({ attachments }, signal) => attachments.of(id, signal));
    return read.ok ? succeeded(read.value.slice(0, MOST_LISTED).map(attachmentOf)) : read;
  }

  /** Answers no name where the dialog was cancelled. */
  saveAttachment(
    input: CommandInput<'applications.saveAttachment'>,
    chooseTarget: ChooseTarget,
  ): Promise<Result<{ readonly fileName?: string }>> {
    return saveAttachment(this.#calls, input, chooseTarget);
  }

  move({ id, to }: CommandInput<'applications.move'>): Promise<Result<null>> {
    return this.#calls.change(({ applications }, signal) => {
      switch (to) {
        case 'submit':
          return applications.submit(id, signal);
        case 'resend':
          return applications.resend(id, undefined, signal);
        case 'cancel':
          return applications.cancel(id, signal);
      }
    });
  }
}

const startOf = (day: string, laterMs: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + laterMs).toISOString();
