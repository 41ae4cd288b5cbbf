import { wholeOf } from '../file/connection.ts';
import { BEGINNING } from './link.ts';
import type { Connection, RecordEnd, Row, Statement } from '../file/connection.ts';

const LAST = (table: 'event' | 'journal'): string => `
  SELECT * FROM (SELECT seq, ${wholeOf('place')}, CAST(hex(substr(link, 33)) AS BLOB) AS own, '${table}' AS tbl
    FROM ${table} ORDER BY seq DESC LIMIT 1)`;

/** The end of the chain, at which the next row is appended. Call it within the transaction that appends. */
export class Chain {
  readonly #connection: Connection;
  readonly #last: Statement;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#last = connection.prepare(`${LAST('event')} UNION ALL ${LAST('journal')}`);
  }

  /** Read once: reading it for each row would cost as much as all else that is appended with it. */
  end(): RecordEnd {
    this.#connection.recordEnd ??= this.#read();
    return this.#connection.recordEnd;
  }

  /** The row that `moved` describes has been appended. */
  move(moved: Partial<RecordEnd>): void {
    this.#connection.recordEnd = { ...this.end(), ...moved };
  }

  /** Rows have been written that were not appended at the end. */
  forget(): void {
    this.#connection.recordEnd = undefined;
  }

  /** Rows of earlier versions have no place: the first one after them begins the chain. */
  #read(): RecordEnd {
    const rows = this.#last.all();
    const last = rows.reduce((newest: Row, row) => (placeOf(row) > placeOf(newest) ? row : newest), {});
    const seqOf = (table: string): number => Number(rows.find(({ tbl }) => tbl === table)?.['seq'] ?? 0);
    return {
      event: seqOf('event'),
      journal: seqOf('journal'),
      place: placeOf(last),
      own: placeOf(last) === 0 ? BEGINNING : String(last['own']).toLowerCase(),
    };
  }
}

function placeOf({ place }: Row): number {
  return Number(place ?? 0);
}
