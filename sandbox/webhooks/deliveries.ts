import type { Database } from '../world/database.ts';
import { Records, recordTable } from '../world/records/records.ts';
import type { Delivery, Notice } from './delivery.ts';

export const DELIVERY_TABLES = recordTable('deliveries', ['state']);

/** Finished deliveries that are kept for the list. */
const KEPT = 1000;

/** Every delivery, in the order of the events. */
export class Deliveries {
  readonly #db: Database;
  readonly #records: Records<Delivery>;

  constructor(db: Database) {
    this.#db = db;
    this.#records = new Records(db, 'deliveries');
  }

  /** Times are epoch milliseconds by the sandbox's clock. */
  add(notice: Notice, created: number, due: number): Delivery {
    this.#db.run(PRUNE, KEPT);
    const id = String(Number(this.#db.get(LAST)?.['last'] ?? 0) + 1);
    return this.#records.put({ ...notice, id, created, state: 'waiting', due, tries: [] });
  }

  /** Does nothing where the delivery was deleted. */
  update(delivery: Delivery): void {
    if (this.#records.byId(delivery.id) !== undefined) this.#records.put(delivery);
  }

  waiting(): Delivery[] {
    return this.#records.find(`WHERE state = 'waiting' ORDER BY rowid`);
  }

  all(): Delivery[] {
    return this.#records.find();
  }
}

const LAST = 'SELECT max(rowid) AS last FROM deliveries';
const PRUNE = `DELETE FROM deliveries
  WHERE state <> 'waiting' AND rowid <= (SELECT max(rowid) FROM deliveries) - ?`;
