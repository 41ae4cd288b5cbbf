import { assumedScales } from '../amounts/record-scales.ts';
import { textOf } from '../file/connection.ts';
import { preparePacked } from '../file/packed-rows.ts';
import { EXPECTING_COLUMNS, expectedSale } from './expected-sale.ts';
import type { Connection } from '../file/connection.ts';
import type { ExpectedSale } from './expected-sale.ts';

interface PaymentsCompared {
  /** What differs in the rows of one sale. */
  readonly of: (id: string, expected: ExpectedSale) => readonly string[];
  /** What no sale accounts for, once all of them were asked. */
  readonly left: () => readonly string[];
}

/** Whose payment an identifier is, and which codes a sale is found by. */
export function comparePayments(ledger: Connection): PaymentsCompared {
  const owner = ledger.prepare(`SELECT ${textOf('sale_id')} FROM payment WHERE tracking_id = ?`);
  const code = ledger.prepare(
    'SELECT 1 AS found FROM payment_code WHERE code = ?1 AND sale_id = ?2 AND CAST(code AS BLOB) = CAST(?1 AS BLOB)',
  );
  let [payments, codes] = [0, 0];

  function paymentFaults(id: string, expected: ExpectedSale): readonly string[] {
    return [...expected.payments].flatMap(([trackingId, seq]) => {
      const [row] = owner.all(trackingId);
      const found = row && String(row['sale_id']);
      if (found === id) payments += 1;
      if (found === id || (found !== undefined && recordedFirst(ledger, found, trackingId, seq))) return [];
      return [
        `payment ${trackingId} of sale ${id} is ${found === undefined ? 'missing' : `that of ${found}`}`,
      ];
    });
  }

  function codeFaults(id: string, expected: ExpectedSale): readonly string[] {
    return expected.codes.flatMap((each) => {
      const isThere = code.all(each, id).length > 0;
      if (isThere) codes += 1;
      return isThere ? [] : [`sale ${id} is not found by its payment code ${each}`];
    });
  }

  return {
    of: (id, expected) => [...paymentFaults(id, expected), ...codeFaults(id, expected)],
    left: () => [
      ...(rowsIn(ledger, 'payment') === payments ? [] : unaccounted(ledger, 'payment', 'tracking_id')),
      ...(rowsIn(ledger, 'payment_code') === codes ? [] : unaccounted(ledger, 'payment_code', 'code')),
    ],
  };
}

function recordedFirst(ledger: Connection, saleId: string, trackingId: string, before: number): boolean {
  const { payments, isPartial } = eventsSay(ledger, saleId);
  return isPartial || (payments.get(trackingId) ?? Infinity) < before;
}

function rowsIn(ledger: Connection, table: 'payment' | 'payment_code'): number {
  return Number(ledger.prepare(`SELECT count(*) AS n FROM ${table} NOT INDEXED`).all()[0]?.['n']);
}

const ROWS_AT_ONCE = 10_000;

/** Rows that no event of their sale tells of: gone through one by one, since their number says that there are some. */
function unaccounted(
  ledger: Connection,
  table: 'payment' | 'payment_code',
  column: 'tracking_id' | 'code',
): readonly string[] {
  const faults: string[] = [];
  const page = ledger.prepare(
    `SELECT ${textOf(column)}, ${textOf('sale_id')} FROM ${table} LIMIT ${ROWS_AT_ONCE} OFFSET ?`,
  );
  for (let [from, rows] = [0, page.all(0)]; rows.length > 0; from += ROWS_AT_ONCE, rows = page.all(from)) {
    for (const row of rows) {
      const [key, saleId] = [String(row[column]), String(row['sale_id'])];
      const { payments, codes, isPartial } = eventsSay(ledger, saleId);
      const isStated = table === 'payment' ? payments.has(key) : codes.includes(key);
      if (!isStated && !isPartial) faults.push(`no event says that ${column} ${key} is of sale ${saleId}`);
    }
  }
  return faults;
}

function eventsSay(ledger: Connection, saleId: string): ExpectedSale {
  const eventsOf = preparePacked(ledger, EXPECTING_COLUMNS, 'FROM event WHERE sale_id = ? ORDER BY seq');
  return expectedSale(eventsOf(saleId), assumedScales(ledger));
}
