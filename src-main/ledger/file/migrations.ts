import { LedgerOfNewerVersion } from '../../sales/ports.ts';
import { AMOUNT_SCALE, recordScales } from '../amounts/record-scales.ts';
import { linkEarlier } from '../chain/link-earlier.ts';
import { CHAIN } from '../chain/link.ts';
import { rebuildTables } from '../derived/rebuild-tables.ts';
import { EVENT_COUNTS } from '../lookup/event-counts.ts';
import { lastVersion } from '../record/versions-used.ts';
import type { Connection } from './connection.ts';

/** Past sales are found by time and by payment code, and exceptions on their own. */
const FINDING_AIDS = `
  ALTER TABLE sale ADD COLUMN exceptional INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX sale_by_time ON sale (started_at, number, reference);
  CREATE INDEX sale_exceptional ON sale (started_at, number) WHERE exceptional = 1;
  CREATE TABLE payment_code (
    code    TEXT NOT NULL COLLATE NOCASE,
    sale_id TEXT NOT NULL REFERENCES sale (id),
    PRIMARY KEY (code, sale_id)
  ) STRICT, WITHOUT ROWID;
`;

/** Whose payment a tracking id is. */
const PAYMENTS = `
  CREATE TABLE payment (
    tracking_id TEXT PRIMARY KEY,
    sale_id     TEXT NOT NULL REFERENCES sale (id)
  ) STRICT, WITHOUT ROWID;
`;

/** Sales are found by what their references have in common (`referenceKey`), and both ways in the order of their numbers. */
export const REFERENCE_KEYS = `
  ALTER TABLE sale ADD COLUMN reference_key TEXT;
  CREATE INDEX sale_by_reference_key ON sale (reference_key, number);
  CREATE INDEX sale_by_amount_in_order ON sale (amount_minor, currency, number);
`;

/**
 * Rows of earlier versions are linked, and all tables that are derived from events written again: from here on a file in which
 * they are not as this version derives them was edited.
 */
const LINKED_ROWS = 'SELECT 1';

/** A sale whose payment expired or was cancelled, and for which money came all the same, is an exception. */
const LATE_MONEY = `SELECT 'late money is an exception'`;

/**
 * The last step that changed a table derived from events: a file that it is due for has them written again. They are written
 * with all columns of this version, and so by no step before it.
 */
export const REBUILT_TABLES = LATE_MONEY;

/**
 * The ledger's form, step by step: step n takes a file from `user_version` n - 1 to n. A released step never changes.
 * `event` and `journal` are the record; `sale` is derived from `event`, so that a start reads only what is open however much was sold.
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
  // Who worked at the till: a record beside that of sales. And the sales of a shift are found without the others.
  `
  CREATE TABLE journal (
    seq        INTEGER PRIMARY KEY,
    at         INTEGER NOT NULL,
    type       TEXT NOT NULL,
    cashier_id TEXT,
    shift      INTEGER,
    body       TEXT NOT NULL
  ) STRICT;
  CREATE INDEX journal_by_type ON journal (type, seq);
  CREATE INDEX journal_by_cashier ON journal (cashier_id, type, seq) WHERE cashier_id IS NOT NULL;
  CREATE INDEX journal_by_shift ON journal (shift, type, seq) WHERE shift IS NOT NULL;

  CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
  BEGIN SELECT RAISE (ABORT, 'entries are never changed'); END;
  CREATE TRIGGER journal_is_never_deleted BEFORE DELETE ON journal
  BEGIN SELECT RAISE (ABORT, 'entries are never deleted'); END;

  ALTER TABLE sale ADD COLUMN shift INTEGER;
  CREATE INDEX sale_by_shift ON sale (shift, number) WHERE shift IS NOT NULL;
  `,
  FINDING_AIDS,
  PAYMENTS,
  // Amounts carry their scale from here on; what was written before is read as it was decided once.
  AMOUNT_SCALE,
  REFERENCE_KEYS,
  EVENT_COUNTS,
  // Sales like another are left out by the index alone when they began long ago: the rows of fifty sales of one amount
  // lie on as many pages. Sales of earlier versions have no time here, and are read.
  `
  ALTER TABLE sale ADD COLUMN service_started_at INTEGER;
  DROP INDEX sale_by_reference_key;
  DROP INDEX sale_by_amount_in_order;
  CREATE INDEX sale_by_reference_key ON sale (reference_key, number, service_started_at, id);
  CREATE INDEX sale_by_amount_in_order ON sale (amount_minor, currency, number, service_started_at, id);
  `,
  // Sales are found by the name that the cashier gave them; a part of it is looked for in the index that holds references.
  `
  ALTER TABLE sale ADD COLUMN name TEXT COLLATE NOCASE;
  CREATE INDEX sale_by_name ON sale (name, started_at, number) WHERE name IS NOT NULL;
  DROP INDEX sale_by_time;
  CREATE INDEX sale_by_time ON sale (started_at, number, reference, name);
  `,
  CHAIN,
  LINKED_ROWS,
  LATE_MONEY,
];

/** Brings the file to this version's form, all steps or none. Throws `LedgerOfNewerVersion` for a newer till's file. */
export function migrate(connection: Connection, folder: string, steps = MIGRATIONS): void {
  connection.transaction(() => {
    const version = Number(connection.prepare('PRAGMA user_version').all()[0]?.['user_version']);
    if (version > steps.length) {
      throw new LedgerOfNewerVersion(folder, lastVersion(connection));
    }
    if (version === steps.length) return;
    const due = steps.slice(version);
    for (const step of due) connection.exec(step);
    if (due.includes(LINKED_ROWS)) linkEarlier(connection);
    if (due.includes(AMOUNT_SCALE)) recordScales(connection);
    if (due.includes(REBUILT_TABLES)) rebuildTables(connection);
    connection.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

/**
 * Writes what is there already: a file that cannot be written is to be known at the start, not at the first sale. The
 * start does not wait for the disk to keep it.
 */
export function tryWriting(connection: Connection): void {
  connection.exec('PRAGMA synchronous = NORMAL');
  try {
    connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  } finally {
    connection.exec('PRAGMA synchronous = FULL');
  }
}
