import { join } from 'node:path';

/** Every file of the ledger, all in one folder. */
export interface LedgerFiles {
  readonly folder: string;
  readonly database: string;
  /** SQLite's write-ahead log: recent sales live here until it is folded into the database. */
  readonly wal: string;
  /** SQLite's index of the write-ahead log; it can always be made again. */
  readonly index: string;
  /** What SQLite undoes a change by that was cut off before the database had a write-ahead log. */
  readonly undo: string;
  /** A database that is about to be the ledger, with nothing in it. */
  readonly beginning: string;
  /** How far the record went, as far as that has been written. */
  readonly mark: string;
  /** Left by a till that met damage while it ran: the next start examines the whole file, whatever its size. */
  readonly suspicion: string;
  /** Names the quarantine folder while a repair is under way, so that a crash in between loses nothing. */
  readonly repair: string;
  /** What a repair comes to, until the till after it has ended in order or another has said it again. */
  readonly repaired: string;
  /** Room on the disk that a start on a full one gives free. */
  readonly spare: string;
  /** Holds nothing; its locks tell the tool that restores whether a till is open, and keep tills out while it works. */
  readonly lock: string;
  /** A copy of a backup that is being proved. */
  readonly proving: string;
  /** A backup that is about to take the ledger's place: a restore that is complete but for that. */
  readonly restoring: string;
  /** Left by a restore: the next start says in the record that something may be missing. */
  readonly restored: string;
  readonly backups: string;
}

/** The files of the ledger in `folder`; none of them need be there. */
export function ledgerFiles(folder: string): LedgerFiles {
  const database = join(folder, 'ledger.db');
  return {
    folder,
    database,
    wal: `${database}-wal`,
    index: `${database}-shm`,
    undo: `${database}-journal`,
    beginning: join(folder, 'ledger-beginning.db'),
    mark: join(folder, 'ledger-mark'),
    suspicion: join(folder, 'ledger-suspect'),
    repair: join(folder, 'ledger-repair'),
    repaired: join(folder, 'ledger-repaired'),
    spare: join(folder, 'ledger-spare'),
    lock: join(folder, 'ledger-hold'),
    proving: join(folder, 'ledger-restoring.db.part'),
    restoring: join(folder, 'ledger-restoring.db'),
    restored: join(folder, 'ledger-restored'),
    backups: join(folder, 'backups'),
  };
}
