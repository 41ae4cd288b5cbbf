import type { Database } from './database.ts';

/** Test amounts whose fault has happened, by terminal, reference and amount. */
export class FaultsShown {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether the fault happens for the first time. From then on it has happened. */
  isFirst(sale: string): boolean {
    return this.#db.run('INSERT OR IGNORE INTO faults_shown VALUES (?)', sale) > 0;
  }
}
