import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { textOf } from '../../../src-main/ledger/file/connection.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { SalesHistory } from '../../../src-main/history/sales-history.ts';
import { readSearch } from '../../../shared/search/read-search.ts';
import { makeLedgerOf } from '../ledger/ledger-of.ts';
import { median } from '../measuring/median.ts';
import { addNewestSales } from './newest-sales.ts';
import type { Row } from '../measuring/results.ts';

/** Measures in the empty folder in argv[2] and prints the rows as JSON. */
const SALES = 1_000_000;
/** Every byte of these is as a till writes it: what is found of them is proved as at a counter. */
const NEWEST = 10_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const ROUNDS = 31;
const TYPED = { reference: 'order-995000', amount: '12.34', nothing: 'nobody' };

const folder = process.argv[2] ?? '';
makeLedgerOf(SALES - NEWEST, folder, NOW - NEWEST * 60_000);
addNewestSales(NEWEST, folder, NOW);
const connection = connect(ledgerFiles(folder));
const ledger = new SqliteLedger(connection);
/** A history keeps sales that it has read: each search and each query has to read its own. */
const unread = (): SalesHistory =>
  new SalesHistory({ archive: ledger, shown: () => [], currency: 'EUR', nameOf: () => undefined });
const NEWEST_FIRST = 'ORDER BY started_at DESC, number DESC';
const [ofReference, ofAmount, ofPart] = [
  `sale INDEXED BY sale_by_reference WHERE reference = ? ${NEWEST_FIRST}`,
  `sale INDEXED BY sale_by_amount WHERE amount_minor = ? AND currency = 'EUR' ${NEWEST_FIRST}`,
  // As far back as the till looks before it asks.
  `(SELECT id, reference FROM sale INDEXED BY sale_by_time ${NEWEST_FIRST} LIMIT 100000)
   WHERE reference LIKE '%' || ? || '%'`,
].map(bareQuery) as [Bare, Bare, Bare];
console.log(
  JSON.stringify([
    typed('a reference typed, key by key', keysOf(TYPED.reference)),
    typed('an amount typed, key by key', keysOf(TYPED.amount)),
    typed('what no sale has', [TYPED.nothing]),
  ]),
);
ledger.close();

type Bare = (wanted: string | number) => void;

/** One query for the ids of the newest fifty by one index, and these sales as the till shows any. */
function bareQuery(from: string): Bare {
  const statement = connection.prepare(`SELECT ${textOf('id')} FROM ${from} LIMIT 50`);
  return (wanted) => void unread().loadSales(statement.all(wanted).map(({ id }) => String(id)));
}

/** All searches of these texts, one after the other, as a screen would send them. */
function typed(what: string, texts: readonly string[]): Row {
  const [measured, against] = texts.map(searched).reduce(([a, b], [c, d]) => [a + c, b + d]);
  const name = `search in 1,000,000 sales, ${what} / bare indexed queries`;
  return { name, measured, against, atMost: 2, unit: 'ms' };
}

function searched(text: string): readonly [number, number] {
  const meant = readSearch(text, {
    currency: 'EUR',
    locale: 'en',
    now: NOW,
    today: 'today',
    yesterday: 'yesterday',
  });
  const find = () => {
    const found = unread().find({ ...meant, only: 'all' });
    if (!found.ok) throw new Error(found.failure.code);
    return found.value;
  };
  const { amountMinor } = meant;
  const ofText = find().match === 'exact' ? ofReference : ofPart;
  const bare = () => (amountMinor === undefined ? ofText(text) : ofAmount(amountMinor));
  const [finds, bares]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bares.push(timed(bare));
    finds.push(timed(find));
  }
  return [median(finds), median(bares)];
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function keysOf(text: string): readonly string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}
