import { chainRows } from '../chain/chain-rows.ts';
import { isChained } from '../chain/verify-chain.ts';
import { readOnly } from '../file/read-only.ts';
import { Connection, textOf, wholeOf } from '../file/connection.ts';
import { refuseForeign } from './describe-ledger.ts';
import { readEvent } from '../record/stored-event.ts';
import type { RecordRelation, RecordSide } from '../../../shared/contract/ledger-care.ts';
import type { ChainRow } from '../chain/chain-rows.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

type Files = Pick<LedgerFiles, 'folder' | 'database'>;

/** How two ledgers belong together, row by row. Changes nothing. Throws `LedgerUnavailable` when one cannot be read. */
export function relationOf(one: Files, other: Files): RecordRelation {
  return reading(one, (first) => reading(other, (second) => related(first, second)));
}

function related(first: Connection, second: Connection): RecordRelation {
  // Rows of versions that knew no links cannot be distinguished from rows of others.
  if (!isChained(first) || !isChained(second)) return { kind: 'not-linked' };
  const [ours, theirs] = [rowsIn(first), rowsIn(second)];
  let same: ChainRow | undefined;
  for (;;) {
    const [a, b] = [ours.next(), theirs.next()];
    if (a.done && b.done) return { kind: 'same' };
    if (!a.done && !b.done && a.value.computed === b.value.computed) {
      same = a.value;
      continue;
    }
    if (!same) return { kind: 'unrelated' };
    const until = { place: same.link?.place ?? 0, at: same.at };
    const [here, there] = [nameOf(a), nameOf(b)];
    const [rowsHere, rowsThere] = [countFrom(a, ours), countFrom(b, theirs)];
    if (here === undefined) return { kind: 'later', ...until, rowsThere };
    if (there === undefined) return { kind: 'earlier', ...until, rowsHere };
    return {
      kind: 'parted',
      ...until,
      here: { rows: rowsHere, first: here, ...salesAfter(first, until.place) },
      there: { rows: rowsThere, first: there, ...salesAfter(second, until.place) },
    };
  }
}

/** The sales that a ledger has begun after this place of its chain: how many, and the last one. */
function salesAfter(ledger: Connection, place: number): Pick<RecordSide, 'sales' | 'lastSale'> {
  const begun = `FROM event WHERE event.type = 'sale-started' AND event.place > ${place}`;
  const [counted] = ledger.prepare(`SELECT count(*) AS sales ${begun}`).all();
  const [last] = ledger
    .prepare(
      `SELECT ${textOf('sale_id')}, ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')} ${begun} ORDER BY seq DESC LIMIT 1`,
    )
    .all();
  // Its number alone is asked for, whatever the scale of its amount.
  const event = last && readEvent(last, []);
  return {
    sales: Number(counted?.['sales'] ?? 0),
    ...(event?.type === 'sale-started' && { lastSale: { number: event.number, at: event.at } }),
  };
}

/** A relation for a technician. */
export function relationInWords(relation: RecordRelation): string {
  switch (relation.kind) {
    case 'same':
      return 'The same ledger, with the same rows.';
    case 'later':
      return `The other one goes on after this one's last row, after place ${relation.place}: this one is an earlier copy.`;
    case 'earlier':
      return `The other one ends after place ${relation.place}: it is an earlier copy.`;
    case 'parted':
      return `They part after place ${relation.place}: here ${sideInWords(relation.here)}, there ${sideInWords(relation.there)}. Both went on from one ledger by themselves. Keep both: a till goes on with one, and payments of the other’s own rows are to be looked for at the payment service. Restoring one loses the sales of the other.`;
    case 'unrelated':
      return 'Another ledger: not one row is the same.';
    case 'not-linked':
      return 'One of them is of a version that did not link its rows: they cannot be compared.';
  }
}

function sideInWords({ rows, first, sales, lastSale }: RecordSide): string {
  const last =
    lastSale && `, the last one number ${lastSale.number} of ${new Date(lastSale.at).toISOString()}`;
  return `follows ${first} (rows: ${rows}; sales: ${sales}${last ?? ''})`;
}

function rowsIn(ledger: Connection): Iterator<ChainRow, undefined> {
  return chainRows(ledger)[Symbol.iterator]() as Iterator<ChainRow, undefined>;
}

function nameOf(row: IteratorResult<ChainRow, undefined>): string | undefined {
  return row.done ? undefined : row.value.name;
}

function countFrom(first: IteratorResult<ChainRow, undefined>, rows: Iterator<ChainRow, undefined>): number {
  let count = 0;
  for (let row = first; !row.done; row = rows.next()) count += 1;
  return count;
}

/** As it stands at one moment: a till may write on meanwhile. */
function reading<T>({ database, folder }: Files, work: (ledger: Connection) => T): T {
  const ledger = new Connection(readOnly(database), folder, () => undefined);
  try {
    refuseForeign(ledger, database);
    ledger.exec('BEGIN');
    const answer = work(ledger);
    ledger.exec('COMMIT');
    return answer;
  } finally {
    ledger.close();
  }
}
