import type { Database, Row } from '../database.ts';
import { Records } from './records.ts';

/** A terminal in the database, with its credentials. Times are ISO 8601. */
export interface TerminalRecord {
  readonly id: string;
  readonly merchantId: string;
  readonly locationId: string;
  readonly name: string;
  /** Exact, case-sensitive strings (spec "Tender types"). Null where the location's apply. */
  readonly tenderTypes: readonly string[] | null;
  readonly password: string;
  readonly apiKey: string;
  readonly webhookUrl: string | null;
  /** Base64. Set with the first webhook, and kept when it is removed. */
  readonly signingSecret: string | null;
  /** Sandbox only; set at creation and never changed. */
  readonly useSandboxSharedWallet: boolean;
  readonly created: string;
  readonly updated: string;
  /** When it was deleted. The record is kept, because payments refer to it. */
  readonly deleted: string | null;
}

/** A terminal with the fields of its location and merchant. */
export interface Terminal extends TerminalRecord {
  /** Payments of virtual terminals need `customer` and `refundEmail` (spec "Customer object"). */
  readonly kind: 'physical' | 'virtual';
  readonly partnerId: string;
  readonly storeName: string;
  readonly isLocationEnabled: boolean;
  readonly currency: string;
  readonly locale: string;
  readonly isRebateProgramEnabled: boolean;
  readonly isCustomerRequired: boolean;
  /** Its own tenders or the inherited ones, without those that location or merchant lack. */
  readonly effectiveTenders: readonly string[];
}

/** Booleans of JSON arrive as 0 and 1. */
const SELECT = `
  SELECT terminals.record,
    merchants.partnerId,
    locations.name AS storeName,
    locations.record ->> 'locationBusinessType' AS kind,
    locations.record ->> 'isEnabled' AS isLocationEnabled,
    locations.record -> 'tenderTypes' AS locationTenders,
    merchants.record -> 'tenderTypes' AS merchantTenders,
    merchants.record ->> 'currency' AS currency,
    merchants.record ->> 'locale' AS locale,
    merchants.record ->> 'isRebateProgramEnabled' AS isRebateProgramEnabled,
    merchants.record ->> 'isCustomerRequired' AS isCustomerRequired
  FROM terminals
  JOIN locations ON locations.id = terminals.locationId
  JOIN merchants ON merchants.id = terminals.merchantId
  WHERE terminals.deleted IS NULL`;

/** All terminals, found by their credentials. They are kept in memory until something changes. */
export class Terminals {
  readonly #db: Database;
  readonly #records: Records<TerminalRecord>;
  readonly #byId = new Map<string, Terminal>();
  readonly #byApiKey = new Map<string, Terminal>();

  constructor(db: Database) {
    this.#db = db;
    this.#records = new Records(db, 'terminals');
  }

  /** The location and the merchant have to exist. */
  put(record: TerminalRecord): Terminal {
    this.#records.put(record);
    this.forget();
    const terminal = this.byId(record.id);
    if (terminal === undefined) throw new Error(`Terminal ${record.id} has no location or merchant.`);
    return terminal;
  }

  change({ id }: Terminal, change: Partial<Omit<TerminalRecord, 'id' | 'deleted'>>): Terminal {
    return this.put({ ...this.#record(id), ...change });
  }

  /** Deletes the terminal; its credentials stop working. */
  remove({ id }: Terminal, deleted: string): void {
    this.#records.put({ ...this.#record(id), deleted });
    this.forget();
  }

  byId(terminalId: string): Terminal | undefined {
    return this.#known(this.#byId, terminalId, 'terminals.id = ?');
  }

  byApiKey(apiKey: string): Terminal | undefined {
    return this.#known(this.#byApiKey, apiKey, 'terminals.apiKey = ?');
  }

  ofLocation(locationId: string): Terminal[] {
    return this.#find('terminals.locationId = ?', locationId);
  }

  ofMerchant(merchantId: string): Terminal[] {
    return this.#find('terminals.merchantId = ?', merchantId);
  }

  all(): Terminal[] {
    return this.#find('? IS NULL', null);
  }

  /** Called when a location or a merchant changed. */
  forget(): void {
    this.#byId.clear();
    this.#byApiKey.clear();
  }

  #record(id: string): TerminalRecord {
    const record = this.#records.byId(id);
    if (record === undefined) throw new Error(`There is no terminal ${id}.`);
    return record;
  }

  #known(known: Map<string, Terminal>, key: string, where: string): Terminal | undefined {
    const before = known.get(key);
    if (before !== undefined) return before;
    const [terminal] = this.#find(where, key);
    if (terminal !== undefined) known.set(key, terminal);
    return terminal;
  }

  #find(where: string, value: string | null): Terminal[] {
    return this.#db.all(`${SELECT} AND ${where} ORDER BY terminals.rowid`, value).map(terminalOf);
  }
}

function terminalOf(row: Row): Terminal {
  const record = JSON.parse(String(row['record'])) as TerminalRecord;
  const merchantTenders = JSON.parse(String(row['merchantTenders'])) as string[];
  const locationTenders = JSON.parse(String(row['locationTenders'])) as string[] | null;
  return {
    ...record,
    kind: row['kind'] === 'virtual' ? 'virtual' : 'physical',
    partnerId: String(row['partnerId']),
    storeName: String(row['storeName']),
    isLocationEnabled: row['isLocationEnabled'] === 1,
    currency: String(row['currency']),
    locale: String(row['locale']),
    isRebateProgramEnabled: row['isRebateProgramEnabled'] === 1,
    isCustomerRequired: row['isCustomerRequired'] === 1,
    effectiveTenders: inherited(record.tenderTypes, inherited(locationTenders, merchantTenders)),
  };
}

/** A list can only narrow the parent's (spec "Tender types"). */
export function inherited(own: readonly string[] | null, parents: readonly string[]): readonly string[] {
  return own === null ? parents : own.filter((tender) => parents.includes(tender));
}
