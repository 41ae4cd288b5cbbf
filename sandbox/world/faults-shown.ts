import type { Database } from './database.ts';

/** Test amounts whose fault has been shown, by terminal, reference and amount. */
export class FaultsShown {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Notes that it is shown now; answers whether that is the first time. */
  isFirst(sale: string): boolean {
    return this.#db.run('INSERT OR IGNORE INTO faults_shown VALUES (?)', sale) > 0;
  }
}
