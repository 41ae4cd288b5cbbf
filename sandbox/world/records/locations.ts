import type { Address } from '../address.ts';
import type { Database } from '../database.ts';
import { Records } from './records.ts';

/** A location of a merchant (spec "Partner, merchant, location, terminal"). Times are ISO 8601. */
export interface Location {
  readonly id: string;
  readonly merchantId: string;
  readonly name: string;
  readonly locationBusinessType: 'physical' | 'virtual';
  readonly address: Address | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly website: string | null;
  /** Null where the merchant's apply. */
  readonly tenderTypes: readonly string[] | null;
  readonly isEnabled: boolean;
  readonly created: string;
  readonly updated: string;
  /** When it was deleted. The record is kept, because payments refer to it. */
  readonly deleted: string | null;
}

export class Locations {
  readonly #records: Records<Location>;
  readonly #changed: () => void;

  /** @param changed called after every change, because terminals inherit from locations */
  constructor(db: Database, changed: () => void) {
    this.#records = new Records(db, 'locations');
    this.#changed = changed;
  }

  put(location: Location): Location {
    this.#records.put(location);
    this.#changed();
    return location;
  }

  byId(id: string): Location | undefined {
    return this.#records.first('WHERE id = ? AND deleted IS NULL', id);
  }

  of(merchantId: string): Location[] {
    return this.#records.find('WHERE merchantId = ? AND deleted IS NULL ORDER BY rowid', merchantId);
  }
}
