import { LedgerUnavailable } from '../sales/ports.ts';
import type { Connection } from './connection.ts';

/**
 * The ledger's form, step by step: step n takes a file from `user_version` n - 1 to n. A released step never changes.
 * `event` is the record; `sale` is drawn from it, so that a start reads only what is open however much was sold.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE sale (
    id           TEXT PRIMARY KEY,
    number       INTEGER,
    reference    TEXT,
    amount_minor INTEGER,
    currency     TEXT,
    started_at   INTEGER,
    open         INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE INDEX sale_by_number ON sale (number);
  CREATE INDEX sale_open ON sale (id) WHERE open = 1;

  CREATE TABLE event (
    seq     INTEGER PRIMARY KEY,
    sale_id TEXT NOT NULL REFERENCES sale (id),
    at      INTEGER NOT NULL,
    type    TEXT NOT NULL,
    body    TEXT NOT NULL,
    closes  INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX event_by_sale ON event (sale_id, seq);

  CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
  BEGIN SELECT RAISE (ABORT, 'events are never changed'); END;
  CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
  BEGIN SELECT RAISE (ABORT, 'events are never deleted'); END;
  `,
  'CREATE INDEX sale_by_reference ON sale (reference)',
  // What is like a sale is found newest first. And a sale is open again after an event that follows its end.
  `
  DROP INDEX sale_by_reference;
  CREATE INDEX sale_by_reference ON sale (reference, started_at, number);
  CREATE INDEX sale_by_amount ON sale (amount_minor, currency, started_at, number);

  UPDATE sale SET open = 1
  WHERE open = 0 AND (SELECT closes FROM event WHERE sale_id = sale.id ORDER BY seq DESC LIMIT 1) = 0;
  `,
];

/** Brings the file to this version's form, all steps or none. Throws `LedgerUnavailable` for a newer till's file. */
export function migrate(connection: Connection, folder: string, steps = MIGRATIONS): void {
  connection.transaction(() => {
    const version = Number(connection.prepare('PRAGMA user_version').all()[0]?.['user_version']);
    if (version > steps.length) {
      throw new LedgerUnavailable(
        `The ledger in ${folder} was written by a newer version of the till. Install that version again.`,
      );
    }
    if (version === steps.length) return;
    for (const step of steps.slice(version)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

/** Writes what is there already: a file that cannot be written is to be known at the start, not at the first sale. */
export function tryWriting(connection: Connection): void {
  connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
}
