import { textOf, wholeOf } from '../file/connection.ts';
import type { SaleFilter, SalePlace } from '../../../shared/search/sale-search.ts';
import type { SalesFound, SalesWanted } from '../../history/ports.ts';
import type { Connection, Row, Statement, Value } from '../file/connection.ts';

const PAGE = 50;
/** Rows that one look for a part of a reference or a name reads at most: the till stands still meanwhile. */
const LOOK = 100_000;
/** The same for the address of a page, for which the events of each sale are read. */
const PAGE_LOOK = 20_000;

const NEWEST_FIRST = 'ORDER BY sale.started_at DESC, sale.number DESC';
const PLACE = `${wholeOf('started_at')}, ${wholeOf('number')}`;
const WITHIN = '(started_at, number) < (?, ?) AND started_at >= ?';

/** Named in the queries, so that none can come to read a million rows because the planner guessed wrong. */
const INDEX_OF: Readonly<Record<SaleFilter, string>> = {
  all: 'sale_by_time',
  open: 'sale_open',
  exceptions: 'sale_exceptional',
};
const FITS: Readonly<Record<SaleFilter, string>> = {
  all: 'TRUE',
  open: 'open = 1',
  exceptions: 'exceptional = 1',
};

type Ask = (query: Query) => readonly Row[];

/** Sales by what people remember of them, a page at a time. Throws `LedgerUnavailable`. */
export function prepareFindSales(connection: Connection): (wanted: SalesWanted) => SalesFound {
  // There are few queries, and to prepare one takes longer than to ask it.
  const prepared = new Map<string, Statement>();
  const ask: Ask = ({ sql, values }) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...values);
  };
  return (wanted) => {
    // Page addresses have no index.
    if (wanted.pageId !== undefined) return wanted.match === 'exact' ? { ids: [] } : findPage(ask, wanted);
    return wanted.match === 'exact' ? findExact(ask, wanted) : findPart(ask, wanted);
  };
}

function findExact(ask: Ask, wanted: SalesWanted): SalesFound {
  const found = new Map<string, Row>();
  for (const query of exactQueries(wanted)) {
    for (const row of ask(query)) found.set(String(row['id']), row);
  }
  const rows = [...found.values()].sort((a, b) => newestFirst(placeOf(a), placeOf(b)));
  return pageOf(rows);
}

interface Query {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** One query for each thing a sale may have in common with what is wanted: each is answered by an index of its own. */
export function exactQueries(wanted: SalesWanted): readonly Query[] {
  const { text, amount, number, only } = wanted;
  const select = (from: string, condition: string, ...values: readonly Value[]): Query => ({
    sql: `SELECT ${textOf('id')}, ${PLACE} FROM ${from}
      WHERE ${condition} AND ${WITHIN} AND ${FITS[only]} ${NEWEST_FIRST} LIMIT ${PAGE + 1}`,
    values: [...values, ...withinOf(wanted)],
  });
  // With a filter few sales are left: they are gone through, whatever is wanted of them.
  const sale = (index: string) => `sale INDEXED BY ${only === 'all' ? index : INDEX_OF[only]}`;
  if (text === undefined && amount === undefined && number === undefined) {
    return [select(sale(INDEX_OF.all), 'TRUE')];
  }
  // Whoever hears or reads "table 1" or "table1" means TABLE-1, too.
  const written =
    text === undefined
      ? []
      : [text, text.replaceAll(/\s+/g, '-'), text.replace(/^(\p{L}+)(\p{N}+)$/u, '$1-$2')];
  const spellings = [...new Set(written.flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]))];
  return [
    ...spellings.map((spelling) => select(sale('sale_by_reference'), 'reference = ?', spelling)),
    ...(text === undefined
      ? []
      : [
          select(sale('sale_by_name'), 'name = ?', text),
          select('payment_code CROSS JOIN sale ON sale.id = payment_code.sale_id', 'code = ?', text),
        ]),
    ...(amount
      ? [select(sale('sale_by_amount'), 'amount_minor = ? AND currency = ?', amount.minor, amount.currency)]
      : []),
    ...(number === undefined ? [] : [select(sale('sale_by_number'), 'number = ?', number)]),
  ];
}

/** Goes through references and names newest first, as far as one look may. */
function findPart(ask: Ask, wanted: SalesWanted): SalesFound {
  const looked = `SELECT rowid AS place, started_at, number, reference, name FROM sale INDEXED BY ${INDEX_OF[wanted.only]}
    WHERE ${WITHIN} AND ${FITS[wanted.only]} ${NEWEST_FIRST} LIMIT ${LOOK}`;
  const within = withinOf(wanted);
  // A space stands for any one character: for the hyphen of TABLE-1, too.
  const part = `%${(wanted.text ?? '').replaceAll(/[\\%_]/g, '\\$&').replaceAll(/\s/g, '_')}%`;
  const rows = ask({
    sql: `SELECT ${textOf('sale.id')}, ${wholeOf('looked.started_at')}, ${wholeOf('looked.number')}
      FROM (${looked}) AS looked CROSS JOIN sale ON sale.rowid = looked.place
      WHERE looked.reference LIKE ?4 ESCAPE '\\' OR looked.name LIKE ?4 ESCAPE '\\' LIMIT ${PAGE + 1}`,
    values: [...within, part],
  });
  if (rows.length > PAGE) return pageOf(rows);
  return { ...pageOf(rows), ...endOf(ask, looked, within, LOOK) };
}

/** Goes through the payments of sales newest first, as far as one look may. */
function findPage(ask: Ask, wanted: SalesWanted): SalesFound {
  const looked = `SELECT id, started_at, number FROM sale INDEXED BY ${INDEX_OF[wanted.only]}
    WHERE ${WITHIN} AND ${FITS[wanted.only]} ${NEWEST_FIRST} LIMIT ${PAGE_LOOK}`;
  const within = withinOf(wanted);
  const rows = ask({
    sql: `SELECT DISTINCT ${textOf('looked.id')}, ${wholeOf('looked.started_at')}, ${wholeOf('looked.number')}
      FROM (${looked}) AS looked CROSS JOIN event ON event.sale_id = looked.id
      WHERE event.type = 'payment-created' AND instr(event.body, ?4) > 0 LIMIT ${PAGE + 1}`,
    values: [...within, wanted.pageId ?? ''],
  });
  return rows.length > 0 ? pageOf(rows) : { ids: [], ...endOf(ask, looked, within, PAGE_LOOK) };
}

/** Where a look that read as many rows as it may goes on. */
function endOf(ask: Ask, looked: string, within: readonly Value[], most: number): Omit<SalesFound, 'ids'> {
  const [end] = ask({ sql: `SELECT ${PLACE} FROM (${looked}) LIMIT 1 OFFSET ${most - 1}`, values: within });
  if (!end) return {};
  const next = placeOf(end);
  return { next, searchedBackTo: next.startedAt };
}

function withinOf({ from, to, after }: SalesWanted): readonly [number, number, number] {
  const before = after ?? { startedAt: to ?? Number.MAX_SAFE_INTEGER, number: -1 };
  return [before.startedAt, before.number, from ?? Number.MIN_SAFE_INTEGER];
}

function pageOf(rows: readonly Row[]): SalesFound {
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return { ids: page.map((row) => String(row['id'])), ...(last && { next: placeOf(last) }) };
}

function placeOf(row: Row): SalePlace {
  return { startedAt: Number(row['started_at']), number: Number(row['number']) };
}

function newestFirst(a: SalePlace, b: SalePlace): number {
  return b.startedAt - a.startedAt || b.number - a.number;
}
