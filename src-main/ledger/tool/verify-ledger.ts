import { Connection } from '../file/connection.ts';
import { readOnly } from '../file/read-only.ts';
import { compareTables } from '../derived/compare-tables.ts';
import { lastKnownEnd } from '../backup/last-known-end.ts';
import { unreachedSql } from '../chain/mark.ts';
import { isChained, verifyChain } from '../chain/verify-chain.ts';
import { tailInWords } from './chain-in-words.ts';
import { rowsIn } from './describe-ledger.ts';
import { countRows } from './progress.ts';
import { checkLedger } from './check-ledger.ts';
import type { VerifiedChain } from '../chain/verify-chain.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { OnProgress } from './progress.ts';
import type { LedgerHealth } from './check-ledger.ts';

type Files = Pick<LedgerFiles, 'folder' | 'database' | 'wal'>;

export interface Verified {
  readonly health: LedgerHealth;
  /** None of a file that is so damaged that its rows cannot be read in their order, or of an earlier version. */
  readonly chain?: VerifiedChain;
  /** Where what is derived from events is not what they say, in words. */
  readonly tables: readonly string[];
  /** The last place that is known to have been given, when the ledger does not have what stood there. */
  readonly unreached?: number;
}

/** Proves a ledger, or a backup, row by row, and changes nothing. Throws `LedgerUnavailable` when it cannot be read. */
export function verifyLedger(
  files: Files & Partial<Pick<LedgerFiles, 'mark' | 'backups'>>,
  onProgress: OnProgress = () => undefined,
): Verified {
  // They are gone through twice: can they be read, and is the chain whole?
  const onRow = countRows(2 * rowsOf(files), onProgress);
  const health = checkLedger(files, onRow);
  if (health.state === 'damaged') return { health, tables: [] };
  // Before the rows: a till that is open notes later ones meanwhile.
  const { folder, mark, backups } = files;
  const known =
    mark === undefined || backups === undefined ? undefined : lastKnownEnd({ folder, mark, backups });
  return reading(files, (ledger) => {
    const tables = compareTables(ledger);
    if (!isChained(ledger)) return { health, tables };
    const isUnreached = known && ledger.prepare(unreachedSql(known)).all().length > 0;
    const chain = verifyChain(ledger, onRow);
    return { health, chain, tables, ...(isUnreached && { unreached: known.place }) };
  });
}

/** All that is not as it was written, in words. */
export function faultsOf({ health, chain, tables, unreached }: Verified): readonly string[] {
  return [
    ...(health.state === 'damaged' ? health.faults : []),
    ...(chain?.faults ?? []),
    ...tables,
    ...(unreached === undefined ? [] : [tailInWords(unreached)]),
  ];
}

/** One of a file whose rows cannot even be counted: the check says what is wrong with it. */
function rowsOf(files: Files): number {
  try {
    return reading(files, (ledger) => rowsIn(ledger, 'event') + rowsIn(ledger, 'journal'));
  } catch {
    return 1;
  }
}

function reading<T>({ database, folder }: Files, work: (ledger: Connection) => T): T {
  const ledger = new Connection(readOnly(database), folder, () => undefined);
  try {
    return work(ledger);
  } finally {
    ledger.close();
  }
}
