import { existsSync, rmSync, statSync } from 'node:fs';
import { Database } from './database.ts';
import type { Environment } from './environment.ts';

/** The state file cannot be used. The message is one line for the person who started the sandbox. */
export class StateFileFault extends Error {
  override readonly name = 'StateFileFault';
}

/** The SQLite application id of each environment ("ctsb", "ctsp"). */
const APPLICATION_ID: Readonly<Record<Environment, number>> = {
  sandbox: 0x63747362,
  production: 0x63747370,
};
/** Raised when a table changes. */
const VERSION = 1;

/**
 * Opens the database in `path`, or one in memory. A new one is filled by `create`, completely or not at all. A file of
 * another kind, version or environment is not changed. Throws `StateFileFault`.
 */
export function openState(
  path: string | undefined,
  environment: Environment,
  create: (db: Database) => void,
): Database {
  if (path === undefined) {
    const db = new Database();
    db.transaction(() => create(db));
    return db;
  }
  const fault = (what: string) => new StateFileFault(`The state file ${path} ${what}`);
  const existed = existsSync(path);
  // SQLite would use an empty file as a new database, and it may be meant for something else.
  if (existed && statSync(path).size === 0) throw fault('does not hold a sandbox world');
  const db = attempt(() => new Database(path), fault, existed);
  try {
    attempt(() => openFile(db, APPLICATION_ID[environment], fault, create), fault, existed);
    return db;
  } catch (error) {
    db.close();
    // What a full disk leaves of a new file would be taken for something else the next time.
    if (!existed) for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
    throw error;
  }
}

function openFile(
  db: Database,
  expected: number,
  fault: (what: string) => StateFileFault,
  create: (db: Database) => void,
): void {
  const applicationId = Number(db.get('PRAGMA application_id')?.['application_id']);
  const version = Number(db.get('PRAGMA user_version')?.['user_version']);
  const tables = Number(db.get('SELECT count(*) AS tables FROM sqlite_master')?.['tables']);
  const isNew = applicationId === 0 && tables === 0;
  if (!isNew && applicationId !== expected) throw fault('does not hold a sandbox world');
  if (!isNew && version !== VERSION) {
    throw fault('was written by another version of the sandbox; start with another file, or remove it');
  }
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  if (!isNew) return;
  db.transaction(() => {
    create(db);
    db.exec(`PRAGMA application_id = ${expected}; PRAGMA user_version = ${VERSION};`);
  });
}

/** Turns errors of SQLite into a `StateFileFault`. */
function attempt<T>(work: () => T, fault: (what: string) => StateFileFault, existed: boolean): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StateFileFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.includes('not a database')) throw fault('does not hold a sandbox world');
    throw fault(existed ? `cannot be used: ${reason}` : `cannot be written: ${reason}`);
  }
}
