import type { Row } from '../file/connection.ts';

/** An event as the database holds it. */
export interface EventRow {
  readonly saleId: string;
  readonly at: number;
  readonly type: string;
  readonly body: string;
  /** With this event, if it is the last, its sale needs no more work. Part of the record, so that `sale` can be drawn. */
  readonly closes: boolean;
}

/** An entry of the journal as the database holds it. */
export interface EntryRow {
  readonly at: number;
  readonly type: string;
  readonly cashierId: string | null;
  readonly shift: number | null;
  readonly body: string;
}

/** The columns of a row of `event`, for its link: whatever stands in a damaged row has a link too. */
export function eventColumns(row: Row): EventRow {
  return {
    saleId: String(row['sale_id']),
    at: Number(row['at']),
    type: String(row['type']),
    body: String(row['body']),
    closes: row['closes'] === 1,
  };
}

/** The same of a row of `journal`. */
export function entryColumns({ at, type, cashier_id: cashierId, shift, body }: Row): EntryRow {
  return {
    at: Number(at),
    type: String(type),
    cashierId: typeof cashierId === 'string' ? cashierId : null,
    shift: shift === null ? null : Number(shift),
    body: String(body),
  };
}

/** A row's place in the chain that goes through events and entries of the journal alike. */
export interface Link {
  /** Counts rows of both tables from 1 on; grows by 1, after a loss by more. */
  readonly place: number;
  /** The `own` of the row at the place before, 64 hexadecimal digits; `BEGINNING` of the first row. */
  readonly previous: string;
  /** SHA-256 over `previous` and all of the row. */
  readonly own: string;
}

/** What a row had where it was. Those of earlier versions have no link. */
export interface FormerPlace {
  readonly seq: number;
  readonly link?: Link;
}
