import { minorDigits } from '../../../shared/money/money.ts';
import { readEvent } from '../record/stored-event.ts';
import { codeIn, nameIn, paymentIn } from './sale-tables.ts';
import { START_COLUMNS, startOf } from './sale-start.ts';
import { DERIVED_FROM_TYPES, isExceptional } from './derived-from-events.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Row, Value } from '../file/connection.ts';

/** What the tables should say of a sale, by its events. */
export interface ExpectedSale {
  /** Of its row, by column. Those of a start that this version cannot read are not in it. */
  readonly columns: ReadonlyMap<string, Value>;
  /** Each with the number of the event that tells it. */
  readonly payments: ReadonlyMap<string, number>;
  readonly codes: readonly string[];
  /** Something that its events tell cannot be read by this version: there may be more. */
  readonly isPartial: boolean;
}

/** Of a row of `event`; the body only of types of which the tables learn something. */
export const EXPECTING_COLUMNS = {
  seq: 'whole',
  sale_id: 'text',
  at: 'whole',
  type: 'text',
  closes: 'whole',
  body: { sql: `CASE WHEN event.type IN (${DERIVED_FROM_TYPES}) THEN body END`, kind: 'text' },
} as const;

/** `rows` are all events of the sale in the order of their numbers. */
export function expectedSale(rows: readonly Row[], scales: readonly AssumedScale[]): ExpectedSale {
  const columns = new Map<string, Value>([['name', null]]);
  const payments = new Map<string, number>();
  const codes = new Map<string, string>();
  let [isPartial, exceptional, closed] = [false, false, false];
  for (const row of rows) {
    const closes = row['closes'] === 1;
    if (closed && !closes) exceptional = true;
    closed = closes;
    if (row['body'] === null) continue;
    const event = readEvent(row, scales);
    if (!event) {
      isPartial = true;
      continue;
    }
    if (event.type === 'sale-started') {
      const start = startOf(event, minorDigits(event.amount.currency));
      for (const [index, column] of START_COLUMNS.entries())
        columns.set(column, stored(start[index] ?? null));
    }
    const [name, code, payment] = [nameIn(event), codeIn(event), paymentIn(event)];
    if (name !== undefined) columns.set('name', stored(name));
    if (code !== undefined && !codes.has(folded(code))) codes.set(folded(code), String(stored(code)));
    if (payment !== undefined && !payments.has(payment)) payments.set(payment, Number(row['seq']));
    if (isExceptional(event)) exceptional = true;
  }
  if (isPartial) columns.delete('name');
  // What was read makes it an exception for certain; what was not may have.
  if (exceptional || !isPartial) columns.set('exceptional', exceptional ? 1 : 0);
  columns.set('open', closed ? 0 : 1).set('events', rows.length);
  return { columns, payments, codes: [...codes.values()], isPartial };
}

/** As SQLite gives it back: half a surrogate pair is none. */
function stored(value: Value): Value {
  return typeof value === 'string' ? wellFormed(value) : value;
}

/** Codes that SQLite takes for the same (NOCASE): only the letters of ASCII have two cases there. */
function folded(code: string): string {
  return wellFormed(code).replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
