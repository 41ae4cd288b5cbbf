import { wholeOf, textOf } from '../file/connection.ts';
import { PROVED_COLUMNS } from '../record/event-columns.ts';
import { readEntry } from '../record/stored-entry.ts';
import { readEvent } from '../record/stored-event.ts';
import { entryTypesOf } from './kinds-of-work.ts';
import { mergedWork } from './merge-work.ts';
import type { WorkFound, WorkRow, WorkWanted } from '../../history/ports.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Connection, Row, Statement, Value } from '../file/connection.ts';
import type { Looked } from './merge-work.ts';

const PAGE = 50;
/** Rows of each table that one look goes through at most: the till stands still meanwhile. */
const LOOK = 20_000;

type Table = 'journal' | 'event';

/** Numbers, times and types alone: bodies are read of what is answered. */
const looked = (table: Table): string => `
  (SELECT seq AS number, at AS moment, type AS sort FROM ${table} WHERE seq < ?1 ORDER BY seq DESC LIMIT ?2) AS looked`;

const WITHIN = 'moment >= ?3 AND moment < ?4';
/** `?5` is the person's id in JSON; both are empty where anybody is meant. */
const DONE_BY = `(?5 = '' OR instr(body, '"by":' || ?5) > 0)`;

function entriesSql(types: readonly string[] | undefined): string {
  return `
    SELECT seq, ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')}, ${wholeOf('place')}
    FROM ${looked('journal')} CROSS JOIN journal ON seq = number
    WHERE ${WITHIN} AND ${types ? `sort IN (${types.map((type) => `'${type}'`).join()})` : 'TRUE'}
      AND (${DONE_BY} OR cashier_id IS ?6)
    ORDER BY number DESC LIMIT ${PAGE}`;
}

/**
 * What somebody did to a sale. A print is read where the sale had one before, and the start of a sale where its amount had to be
 * approved. That shoppers leave a kiosk is no work of anybody's.
 */
const EVENTS_SQL = `
  SELECT ${PROVED_COLUMNS} FROM ${looked('event')} CROSS JOIN event ON seq = number
  WHERE ${WITHIN} AND sort IN ('guard-overridden', 'creation-resumed', 'creation-stopped', 'code-withdrawn', 'concern-noted',
      'paper-printed', 'sale-started')
    AND (sort != 'sale-started' OR instr(body, '"approval":') > 0)
    AND (sort != 'paper-printed' OR EXISTS (
      SELECT 1 FROM event AS earlier
      WHERE earlier.sale_id = event.sale_id AND earlier.seq < event.seq AND earlier.type = 'paper-printed'))
    AND (sort NOT IN ('creation-stopped', 'code-withdrawn') OR instr(body, '"by":') > 0 OR NOT EXISTS (
      SELECT 1 FROM event AS start
      WHERE start.sale_id = event.sale_id AND start.type = 'sale-started' AND instr(start.body, '"kiosk":true') > 0))
    AND (${DONE_BY} OR ?6 = '')
  ORDER BY number DESC LIMIT ${PAGE}`;

const EARLIER_PRINTS = `
  SELECT ${PROVED_COLUMNS} FROM event WHERE sale_id = ? AND seq < ? AND event.type = 'paper-printed'`;

const endSql = (table: Table): string => `
  SELECT min(number) AS seq, count(*) AS rows, max(moment) AS newest FROM ${looked(table)}`;
const placeSql = (table: Table): string =>
  `SELECT seq, ${wholeOf('at')}, ${wholeOf('place')} FROM ${table} WHERE seq = ?`;

/** What was done at the till, a page at a time, newest first. Throws `LedgerUnavailable`. */
export class WorkReader {
  readonly #connection: Connection;
  readonly #scales: readonly AssumedScale[];
  readonly #look: number;
  readonly #prepared = new Map<string, Statement>();

  /** `look`: how many rows of each table one answer may go through. */
  constructor(connection: Connection, scales: readonly AssumedScale[], look = LOOK) {
    this.#connection = connection;
    this.#scales = scales;
    this.#look = look;
  }

  find(wanted: WorkWanted): WorkFound {
    const { kind, after } = wanted;
    const hasEvents = kind === undefined || kind === 'sales';
    const start = {
      entry: kind === 'sales' ? 0 : (after?.entry ?? Number.MAX_SAFE_INTEGER),
      event: hasEvents ? (after?.event ?? Number.MAX_SAFE_INTEGER) : 0,
    };
    const entries = this.#looked('journal', start.entry, wanted);
    const events = this.#looked('event', start.event, wanted);
    return mergedWork(entries, events, start, PAGE);
  }

  #looked(table: Table, before: number, { from, until, person, kind }: WorkWanted): Looked {
    if (before === 0) return { rows: [] };
    const sql =
      table === 'event' ? EVENTS_SQL : entriesSql(kind === undefined ? undefined : entryTypesOf(kind));
    const id = person ?? '';
    const named = id === '' ? '' : JSON.stringify(id);
    const found = this.#ask(sql, before, this.#look, from, until, named, id);
    const rows = found.flatMap((row) => (table === 'event' ? this.#event(row) : this.#entry(row)));
    const last = found.at(-1);
    if (found.length === PAGE && last) return { rows, end: markOf(last) };
    const [end = {}] = this.#ask(endSql(table), before, this.#look);
    // Clocks are put right: only where a whole look is of earlier days, all that is older is, too.
    if (Number(end['rows']) < this.#look || Number(end['newest']) < from) return { rows };
    const [row] = this.#ask(placeSql(table), Number(end['seq']));
    return row ? { rows, end: markOf(row) } : { rows };
  }

  #entry(row: Row): readonly WorkRow[] {
    return [{ ...markOf(row), table: 'journal', entry: readEntry(row, this.#scales) }];
  }

  #event(row: Row): readonly WorkRow[] {
    const event = readEvent(row, this.#scales);
    const saleId = String(row['sale_id']);
    if (event?.type === 'paper-printed') {
      const earlier = this.#ask(EARLIER_PRINTS, saleId, Number(row['seq']));
      const isAgain = earlier.some((print) => {
        const before = readEvent(print, this.#scales);
        return before?.type === 'paper-printed' && before.paper === event.paper;
      });
      if (!isAgain) return [];
    }
    return [{ ...markOf(row), table: 'event', saleId, event }];
  }

  #ask(sql: string, ...values: readonly Value[]): readonly Row[] {
    const statement = this.#prepared.get(sql) ?? this.#connection.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement.all(...values);
  }
}

function markOf({ seq, at, place }: Row) {
  return { seq: Number(seq), at: Number(at), place: Number(place ?? 0) };
}
