import type { Database } from '../database.ts';
import { Records } from './records.ts';

/** An API key of a partner, valid for everything below it (spec "API key"). */
export interface PartnerApiKey {
  readonly id: string;
  readonly partnerId: string;
  readonly name: string;
  readonly apiKey: string;
  readonly created: string;
}

export class PartnerApiKeys {
  readonly #records: Records<PartnerApiKey>;

  constructor(db: Database) {
    this.#records = new Records(db, 'api_keys');
  }

  add(key: PartnerApiKey): PartnerApiKey {
    return this.#records.put(key);
  }

  byKey(apiKey: string): PartnerApiKey | undefined {
    return this.#records.first('WHERE apiKey = ?', apiKey);
  }

  of(partnerId: string): PartnerApiKey[] {
    return this.#records.find('WHERE partnerId = ? ORDER BY rowid', partnerId);
  }

  all(): PartnerApiKey[] {
    return this.#records.find();
  }
}

/** The form of a key for display, which never authenticates (spec "Partner, merchant, location, terminal"). */
export function maskedApiKey(apiKey: string): string {
  return `****${apiKey.slice(-4)}`;
}
