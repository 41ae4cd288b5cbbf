import { failed, succeeded } from '../../../shared/failure.ts';
import { updateRequestRecordOf } from './account-records.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type {
  UpdateRequestList,
  UpdateRequestRecord,
} from '../../../shared/contract/back-office/merchants.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';

/** Update requests that are listed; older ones are only counted. */
const MOST_LISTED = 200;

/**
 * Merchant update requests (spec "Partner, merchant, location, terminal"). The service decides what a status allows:
 * `conflict` where the request has moved on.
 */
export class UpdateRequests {
  readonly #calls: RecordCalls;
  readonly #office: BackOffice;

  constructor(calls: RecordCalls, office: BackOffice) {
    this.#calls = calls;
    this.#office = office;
  }

  /** Newest first. */
  async list(merchantId: string): Promise<Result<UpdateRequestList>> {
    const read = await this.#calls.ask(({ updateRequests }, signal) =>
      updateRequests.ofMerchant(merchantId, signal),
    );
    if (!read.ok) return read;
    const newest = read.value.toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0)).slice(0, MOST_LISTED);
    return succeeded({ requests: newest.map(updateRequestRecordOf), total: read.value.length });
  }

  async get({ merchantId, id }: CommandInput<'updateRequests.get'>): Promise<Result<UpdateRequestRecord>> {
    const read = await this.#calls.ask(({ updateRequests }, signal) =>
      updateRequests.get(merchantId, id, signal),
    );
    return read.ok ? succeeded(updateRequestRecordOf(read.value)) : read;
  }

  async create(input: CommandInput<'updateRequests.create'>): Promise<Result<UpdateRequestRecord>> {
    const { merchantId, rebates, justification } = input;
    const made = await this.#calls.ask(({ updateRequests }, signal) =>
      updateRequests.create(
        merchantId,
        { changes: { setRebateProgramEnabled: rebates }, justification },
        signal,
      ),
    );
    return made.ok ? succeeded(updateRequestRecordOf(made.value)) : made;
  }

  /** A merchant's own back office may neither approve nor reject. */
  async move({ merchantId, id, to }: CommandInput<'updateRequests.move'>): Promise<Result<null>> {
    const decides = to === 'approve' || to === 'reject';
    if (decides && this.#office.ids().partner === undefined) {
      return failed({ action: 'fix-configuration', code: 'not-permitted' });
    }
    return this.#calls.change(({ updateRequests }, signal) => {
      switch (to) {
        case 'submit':
          return updateRequests.submit(merchantId, id, signal);
        case 'approve':
          return updateRequests.approve(merchantId, id, signal);
        case 'reject':
          return updateRequests.reject(merchantId, id, signal);
        case 'cancel':
          return updateRequests.cancel(merchantId, id, signal);
      }
    });
  }
}
