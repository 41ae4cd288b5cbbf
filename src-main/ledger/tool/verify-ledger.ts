import { Connection } from '../file/connection.ts';
import { readOnly } from '../repair/examine.ts';
import { chainRows } from '../chain/chain-rows.ts';
import { compareTables } from '../derived/compare-tables.ts';
import { readMark, unreachedSql } from '../chain/mark.ts';
import { isChained, verifyChain } from '../chain/verify-chain.ts';
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
  /** The place that the till noted last, when the ledger does not have what stood there. */
  readonly unreached?: number;
}

/** Proves a ledger, or a backup, row by row, and changes nothing. Throws `LedgerUnavailable` when it cannot be read. */
export function verifyLedger(
  files: Files & { readonly mark?: string },
  onProgress: OnProgress = () => undefined,
): Verified {
  // They are gone through twice: can they be read, and is the chain whole?
  const onRow = countRows(2 * rowsOf(files), onProgress);
  const health = checkLedger(files, onRow);
  if (health.state === 'damaged') return { health, tables: [] };
  // Before the rows: a till that is open notes later ones meanwhile.
  const mark = files.mark === undefined ? undefined : readMark({ mark: files.mark });
  return reading(files, (ledger) => {
    const tables = compareTables(ledger);
    if (!isChained(ledger)) return { health, tables };
    const isUnreached = mark && ledger.prepare(unreachedSql(mark)).all().length > 0;
    const chain = verifyChain(ledger, onRow);
    return { health, chain, tables, ...(isUnreached && { unreached: mark.place }) };
  });
}

/** One of a file whose rows cannot even be counted: the check says what is wrong with it. */
function rowsOf(files: Files): number {
  try {
    return reading(files, (ledger) => rowsIn(ledger, 'event') + rowsIn(ledger, 'journal'));
  } catch {
    return 1;
  }
}

/** How two ledgers of the same identity belong together, in words. */
export function compareLedgers(one: Files, other: Files): string {
  return reading(one, (first) => reading(other, (second) => compared(first, second)));
}

function compared(first: Connection, second: Connection): string {
  const [ours, theirs] = [first, second].map((ledger) => chainRows(ledger)[Symbol.iterator]());
  if (!ours || !theirs) return '';
  let same = 0;
  for (;;) {
    const [a, b] = [ours.next(), theirs.next()];
    if (a.done && b.done) return 'The same ledger, with the same rows.';
    if (a.done)
      return `The other one goes on after this one's last row, ${after(same)}: this one is an earlier copy.`;
    if (b.done) return `The other one ends ${after(same)}: it is an earlier copy.`;
    if (a.value.computed !== b.value.computed) {
      if (same === 0) return 'Another ledger: not one row is the same.';
      return `They part ${after(same)}: here follows ${a.value.name}, there ${b.value.name}. Both went on from one ledger by themselves.`;
    }
    same = a.value.link?.place ?? 0;
  }
}

function after(place: number): string {
  return `after place ${place}`;
}

function reading<T>({ database, folder }: Files, work: (ledger: Connection) => T): T {
  const ledger = new Connection(readOnly(database), folder, () => undefined);
  try {
    return work(ledger);
  } finally {
    ledger.close();
  }
}
