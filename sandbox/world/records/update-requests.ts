import type { Database } from '../database.ts';
import { Records } from './records.ts';

/** The changes of an update request. */
export interface MerchantChanges {
  readonly setRebateProgramEnabled?: boolean;
}

/**
 * A merchant update request (spec "Partner, merchant, location, terminal"), whose statuses the specification does not
 * show.
 */
export interface UpdateRequest {
  readonly id: string;
  readonly merchantId: string;
  readonly status: 'draft' | 'submitted' | 'approved' | 'rejected' | 'cancelled';
  readonly changes: MerchantChanges;
  readonly justification: string;
  readonly created: string;
  readonly updated: string;
}

export class UpdateRequests {
  readonly #records: Records<UpdateRequest>;

  constructor(db: Database) {
    this.#records = new Records(db, 'update_requests');
  }

  put(request: UpdateRequest): UpdateRequest {
    return this.#records.put(request);
  }

  byId(id: string): UpdateRequest | undefined {
    return this.#records.byId(id);
  }

  of(merchantId: string): UpdateRequest[] {
    return this.#records.find('WHERE merchantId = ? ORDER BY rowid', merchantId);
  }
}
