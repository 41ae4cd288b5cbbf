import { existsSync, statSync } from 'node:fs';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { isBackupSql } from '../backup/backup-mark.ts';
import { lastKnownEnd } from '../backup/last-known-end.ts';
import { lacksRows } from '../chain/lacks-rows.ts';
import { unreachedSql } from '../chain/mark.ts';
import { Connection } from '../file/connection.ts';
import { MISCOUNTED_OF_ALL, MISCOUNTED_OPEN, MISSING_ENTRIES } from '../lookup/event-counts.ts';
import { isHeaderDamaged } from '../file/header.ts';
import { MIGRATIONS } from '../file/migrations.ts';
import { isLogDamaged } from '../file/log-frames.ts';
import { readOnly } from '../file/read-only.ts';
import { deformedSql } from '../file/schema-form.ts';
import { unavailable } from '../file/trouble.ts';
import { PAGE_BYTES } from './salvage/pages.ts';
import type { Mark } from '../chain/mark.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { Trouble } from '../file/trouble.ts';

/**
 * Up to here SQLite's `quick_check` of the whole file costs a few milliseconds (about 10,000 sales). A larger file
 * gets it only after damage was met: a check of gigabytes at each start would keep a cashier waiting, while a
 * truncated or foreign file shows itself without it.
 */
const WHOLE_CHECK_BYTES = 16 * 1024 * 1024;

// Nothing of a row is asked for: see `textOf`.
const EXPECTED_TABLES = `
  SELECT 1 FROM (SELECT seq, sale_id, at, type, body FROM event LIMIT 1);
  SELECT 1 FROM (SELECT id, open FROM sale LIMIT 1);
`;

/** `newer`: of a form that this version does not know, which it must not take for damage. */
export type Finding = 'absent' | 'newer' | 'sound' | 'damaged';

/** Looks at the ledger without changing a byte of it. Throws `LedgerUnavailable` when it cannot be looked at. */
export function examine(files: LedgerFiles): Finding {
  const found = statSync(files.database, { throwIfNoEntry: false });
  // Whoever opens a pipe waits for good, and a copy of a device is none of the ledger.
  if (found?.isFile() === false) throw unavailable('cannot-open', files.folder, undefined);
  const size = found?.size;
  // What takes the place of a ledger that was set back ends before the mark of that one.
  const mark = existsSync(files.restored) ? undefined : lastKnownEnd(files);
  // SQLite takes a missing or empty file for a new database and throws its write-ahead log away.
  if (size === undefined)
    return mark || statSync(files.wal, { throwIfNoEntry: false })?.size ? 'damaged' : 'absent';
  // It reads zeros for the missing part of a page, and is content with a text of zeros.
  if (size === 0 || size % PAGE_BYTES !== 0) return 'damaged';
  if (isHeaderDamaged(files.database) || isLogDamaged(files.wal)) return 'damaged';
  // Not before: SQLite throws the log of a file away that was cut off.
  if (isNewer(files)) return 'newer';
  // What proved the damage has said so in it.
  if (statSync(files.suspicion, { throwIfNoEntry: false })?.size) return 'damaged';
  if (!mark && size === PAGE_BYTES && hasNoTables(files)) return 'absent';
  const ofSmall = size <= WHOLE_CHECK_BYTES ? 'quick_check' : undefined;
  const wholeCheck = existsSync(files.suspicion) ? 'integrity_check' : ofSmall;
  return isSound(files, wholeCheck, mark) ? 'sound' : 'damaged';
}

/** One that cannot be read at all is not: what follows says what it is. */
function isNewer({ database, folder }: LedgerFiles): boolean {
  const connection = new Connection(readOnly(database), folder, () => undefined);
  try {
    expectNone(connection, `SELECT 1 FROM pragma_user_version WHERE user_version > ${MIGRATIONS.length}`);
    return false;
  } catch (error) {
    return !(error instanceof LedgerUnavailable);
  } finally {
    connection.close();
  }
}

/** So the till left it that was ended before it had made its ledger: `beginFile`. A mark would say that there was more. */
function hasNoTables({ database, folder }: LedgerFiles): boolean {
  const connection = new Connection(readOnly(database), folder, () => undefined);
  try {
    expectNone(connection, 'SELECT 1 FROM sqlite_schema');
    return true;
  } catch {
    return false; // there are some, or they cannot be read: what follows says which
  } finally {
    connection.close();
  }
}

/**
 * Whether a database is a ledger that can be read, as far as the check looks, and reaches `mark`. `folder` is named in messages. Throws
 * `LedgerUnavailable` when it cannot be looked at.
 */
export function isSound(
  { database, folder }: Pick<LedgerFiles, 'database' | 'folder'>,
  wholeCheck?: 'quick_check' | 'integrity_check',
  mark?: Mark,
): boolean {
  let trouble: Trouble | undefined;
  const connection = new Connection(readOnly(database), folder, (met) => (trouble = met));
  try {
    connection.exec(EXPECTED_TABLES);
    expectNone(connection, deformedSql());
    if (wholeCheck) expectNone(connection, `SELECT 1 FROM pragma_${wholeCheck} WHERE ${wholeCheck} != 'ok'`);
    if (mark)
      expectNone(connection, `SELECT 1 FROM (${unreachedSql(mark)}) WHERE NOT EXISTS (${isBackupSql})`);
    if (countsEvents(connection)) {
      expectNone(connection, wholeCheck ? MISCOUNTED_OF_ALL : MISCOUNTED_OPEN);
      expectNone(connection, MISSING_ENTRIES);
    }
    return !(wholeCheck && lacksRows(connection));
  } catch (error) {
    if (trouble !== undefined && trouble !== 'damaged') throw error;
    return false;
  } finally {
    connection.close();
  }
}

/** Throws when the query answers a row: `exec` gives none back, but it reports a broken rule. */
function expectNone(connection: Connection, query: string): void {
  connection.exec(`
    CREATE TEMP TABLE refused (row CHECK (0));
    INSERT INTO refused SELECT 1 FROM (${query});
    DROP TABLE refused;
  `);
}

/** Ledgers of earlier versions do not: they are counted when this version takes them over. */
export function countsEvents(connection: Connection): boolean {
  try {
    connection.exec('SELECT 1 FROM (SELECT events FROM sale LIMIT 1)');
    return true;
  } catch (error) {
    if (error instanceof LedgerUnavailable) throw error;
    return false;
  }
}
