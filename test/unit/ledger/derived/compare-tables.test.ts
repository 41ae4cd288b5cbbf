import { describe, expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { Connection, textOf } from '../../../../src-main/ledger/file/connection.ts';
import { MIGRATIONS, REBUILT_TABLES } from '../../../../src-main/ledger/file/migrations.ts';
import { compareTables } from '../../../../src-main/ledger/derived/compare-tables.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { repair } from '../../../../src-main/ledger/repair/repair.ts';
import { earlierLedger } from '../../../support/ledger/earlier-ledger.ts';
import { editLedger } from '../../../support/ledger/edited-ledger.ts';
import { started, temporaryLedger, wall } from '../../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';
import type { SaleEvent, SaleEventBody } from '../../../../src-main/sales/events.ts';

/** Everything that tables can learn: of a, closed, and of b, open, which both recorded the payment t2. */
function sold(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  const after = (saleId: string, ...bodies: readonly SaleEventBody[]): readonly SaleEvent[] =>
    bodies.map((body) => ({ ...body, saleId, at: wall() }));
  const read = (paymentCode: string, outcome: 'completed' | 'underpaid'): SaleEventBody => ({
    type: 'status-read',
    trackingId: 't',
    reading: { status: { kind: 'final', outcome }, paymentCode },
  });
  ledger.append([
    { ...started('a', 1), serviceTime: wall() + 0.5, shift: 1 } as SaleEvent,
    { ...started('b', 2), serviceTime: wall() + 1.5, shift: 1 } as SaleEvent,
  ]);
  ledger.append(
    after(
      'a',
      { type: 'payment-created', trackingId: 't1', url: 'https://pay.example.test/1' },
      { type: 'sale-parked', name: 'Table 9 \ud800' },
      { type: 'stray-found', trackingId: 't2' },
      read('K7-2291', 'completed'),
      read('k7-2291', 'completed'),
      read('x\ud800', 'underpaid'),
      { type: 'sale-acknowledged' },
    ),
    ['a'],
  );
  ledger.append(after('b', { type: 'stray-found', trackingId: 't2' }, read('Ä-1', 'completed')));
  ledger.close();
  return files;
}

function faults(files: LedgerFiles): readonly string[] {
  const connection = connect(files);
  const found = compareTables(connection);
  connection.close();
  return found;
}

/** An edit of each column, of a. */
const EDITS: Readonly<Record<string, string>> = {
  number: '7',
  reference: `'other'`,
  reference_key: `'other'`,
  amount_minor: '1',
  amount_scale: '0',
  currency: `'EUR'`,
  started_at: 'started_at - 86400000',
  service_started_at: 'NULL',
  shift: '2',
  open: '1',
  exceptional: '0',
  name: `'TABLE 9 \ufffd'`,
  events: '1',
};

describe('what differs from the events is named by sale and column:', () => {
  test('nothing of what was sold', () => expect(faults(sold())).toEqual([]));

  test.each(Object.entries(EDITS))('%s', (column, value) => {
    const files = sold();
    editLedger(files, `UPDATE sale SET ${column} = ${value} WHERE id = 'a'`);
    expect(faults(files)).toEqual([`sale a has another ${column} than its events say`]);
  });

  test('there is no column that is not compared', () => {
    const connection = connect(temporaryLedger());
    const columns = connection.prepare(`SELECT ${textOf('name')} FROM pragma_table_info('sale')`).all();
    connection.close();
    expect(columns.map(({ name }) => name).sort()).toEqual(['id', ...Object.keys(EDITS)].sort());
  });

  test.each([
    ['a payment that is another sale’s', `UPDATE payment SET sale_id = 'b' WHERE tracking_id = '"t1"'`],
    [
      'a payment that was recorded for another first',
      `UPDATE payment SET sale_id = 'b' WHERE tracking_id = '"t2"'`,
    ],
    ['an identifier', `UPDATE payment SET tracking_id = '"t0"' WHERE tracking_id = '"t1"'`],
    ['a payment that is gone', `DELETE FROM payment WHERE tracking_id = '"t1"'`],
    ['a payment that nobody recorded', `INSERT INTO payment VALUES ('"t3"', 'a')`],
    ['a code', `UPDATE payment_code SET code = 'other' WHERE code = 'k7-2291'`],
    ['letters of a code', `UPDATE payment_code SET code = 'k7-2291' WHERE code = 'K7-2291'`],
    ['a code of another sale', `UPDATE payment_code SET sale_id = 'b' WHERE code = 'k7-2291'`],
    ['a code that is gone', `DELETE FROM payment_code WHERE sale_id = 'b'`],
    ['a code that no event has', `INSERT INTO payment_code VALUES ('other', 'b')`],
    ['a sale that nobody made', `INSERT INTO sale (id, number, open) VALUES ('c', 3, 0)`],
    ['a sale of another name', `UPDATE sale SET id = 'c' WHERE id = 'a'`],
    [
      'sales that were changed for each other',
      `UPDATE sale SET id = iif(id = 'a', 'z', 'a'); UPDATE sale SET id = 'b' WHERE id = 'z'`,
    ],
    ['a table without a row', 'DELETE FROM payment'],
    ['a sale without its row', `DELETE FROM sale WHERE id = 'b'`],
    ['a ledger without the rows of its sales', 'DELETE FROM sale'],
  ])('%s', (_, statement) => {
    const files = sold();
    editLedger(files, statement);
    expect(faults(files)).not.toEqual([]);
    repair(files, wall());
    expect(faults(files)).toEqual([]);
  });

  test('texts that are none', () => {
    const files = sold();
    editLedger(files, `UPDATE sale SET reference = CAST(x'ff41' AS TEXT), name = CAST(x'ff' AS TEXT)`);
    expect(faults(files)).toHaveLength(4);
  });
});

test.each(Array.from({ length: MIGRATIONS.indexOf(REBUILT_TABLES) }, (_, step) => step + 1))(
  'the tables of version %i are written anew as this one would',
  (version) => {
    const files = earlierLedger(version, 20, { currency: 'COP', requested: '10.0{n} COP' });
    if (version === 12) editLedger(files, `UPDATE sale SET amount_minor = 7, open = 1 WHERE id = 'closed-7'`);
    openLedger(files.folder, wall).ledger.close();
    expect(faults(files)).toEqual([]);
    repair(files, wall());
    expect(faults(files)).toEqual([]);
  },
);

test('an event that this version cannot read hides no other difference, and is none', () => {
  const files = sold();
  editLedger(files, `UPDATE event SET body = '{}' WHERE sale_id = 'a' AND type = 'sale-started'`);
  expect(faults(files)).toEqual([]);
  editLedger(
    files,
    `UPDATE sale SET open = 1 WHERE id = 'a'; UPDATE sale SET amount_minor = 1 WHERE id = 'b'`,
  );
  expect(faults(files)).toEqual([
    'sale a has another open than its events say',
    'sale b has another amount_minor than its events say',
  ]);
});

test('a file that cannot be written is compared as well', () => {
  const files = sold();
  const connection = new Connection(`file:${files.database}?mode=ro`, files.folder, () => undefined);
  expect(compareTables(connection)).toEqual([]);
  connection.close();
});
