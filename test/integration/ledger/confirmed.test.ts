import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chainRows } from '../../../src-main/ledger/chain/chain-rows.ts';
import { verifyChain } from '../../../src-main/ledger/chain/verify-chain.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { compareTables } from '../../../src-main/ledger/derived/compare-tables.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { repair } from '../../../src-main/ledger/repair/repair.ts';
import { earlierLedger } from '../../support/ledger/earlier-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { paidSale, temporaryLedger, verified, wall } from '../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** Two closed sales of five events each. */
function sold(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append(paidSale('a', 1), ['a']);
  ledger.append(paidSale('b', 2), ['b']);
  ledger.close();
  return files;
}

const EDIT = `UPDATE event SET body = replace(body, '12.50', '99.50') WHERE seq = 4`;

/** The link of the row that was edited, as somebody computes it who knows how. */
function linkAnew(files: LedgerFiles): void {
  const connection = connect(files);
  const row = [...chainRows(connection)].find(({ table, seq }) => table === 'event' && seq === 4);
  connection.close();
  editLedger(files, `UPDATE event SET link = unhex('${row?.link?.previous}${row?.computed}') WHERE seq = 4`);
}

test.each([
  ['was edited', () => undefined],
  ['was edited and linked anew', linkAnew],
])('an event that %s is not taken over, and its sale says that it is missing', (_, then) => {
  const files = sold();
  editLedger(files, EDIT);
  then(files);
  const { copy, rejected } = repair(files, wall());
  expect(rejected).toEqual(['event 4 of sale 1, order-1']);
  expect(readFileSync(`${copy}/ledger.db`).includes('99.50')).toBe(true);
  const { ledger } = openLedger(files.folder, wall);
  expect(ledger.sale('a').map(({ type }) => type)).toEqual([
    'sale-started',
    'create-tried',
    'payment-created',
    'sale-acknowledged',
    'record-damaged',
  ]);
  expect(ledger.sale('b')).toHaveLength(5);
  // Nothing is left that says how it ended: the till reads its payment again.
  expect(ledger.openSales().map(([start]) => start?.saleId)).toEqual(['a']);
  ledger.close();
});

test('a closed sale whose missing event says nothing of its end stays closed', () => {
  const files = sold();
  editLedger(files, 'UPDATE event SET at = at + 1 WHERE seq = 2');
  repair(files, wall());
  const { ledger } = openLedger(files.folder, wall);
  expect(ledger.sale('a').map(({ type }) => type)).toEqual([
    'sale-started',
    'payment-created',
    'status-read',
    'sale-acknowledged',
    'record-damaged',
  ]);
  expect(ledger.openSales()).toEqual([]);
  ledger.close();
  expect(verified(files).faults).toEqual([]);
});

test('a closed sale one of whose rows is gone without a trace says so, and no other does', () => {
  const files = sold();
  editLedger(files, 'DELETE FROM event WHERE seq = 4');
  expect(repair(files, wall()).rejected).toEqual([]);
  const { ledger } = openLedger(files.folder, wall);
  expect(ledger.sale('a').at(-1)).toMatchObject({ type: 'record-damaged' });
  expect(ledger.sale('b')).toHaveLength(5);
  expect(ledger.openSales().map(([start]) => start?.saleId)).toEqual(['a']);
  ledger.close();
});

test('a payment is found by its reading where the event of its creation is lost', () => {
  const files = sold();
  editLedger(files, 'DELETE FROM event WHERE seq = 3');
  repair(files, wall());
  const { ledger } = openLedger(files.folder, wall);
  expect(ledger.saleOfPayment('trk-a')).toBe('a');
  ledger.close();
  const connection = connect(files);
  expect(compareTables(connection)).toEqual([]);
  connection.close();
});

test('an open sale says once that one of its events is missing', () => {
  const files = temporaryLedger();
  const { ledger: before } = openLedger(files.folder, wall);
  before.append(paidSale('a', 1).slice(0, 4));
  before.close();
  editLedger(files, `UPDATE event SET body = replace(body, 'trk-a', 'trk-b') WHERE seq = 3`);
  expect(repair(files, wall()).rejected).toEqual(['event 3 of sale 1, order-1']);
  const { ledger } = openLedger(files.folder, wall);
  const [events = []] = ledger.openSales();
  expect(events.map(({ type }) => type)).toEqual([
    'sale-started',
    'create-tried',
    'status-read',
    'record-damaged',
  ]);
  ledger.close();
});

test('the last event is confirmed by what the till noted', () => {
  const files = sold();
  editLedger(files, `UPDATE event SET body = '{"x":1}' WHERE seq = 10`);
  expect(repair(files, wall()).rejected).toEqual(['event 10 of sale 2, order-2']);
});

test('an event that no till wrote is not taken over', () => {
  const files = sold();
  editLedger(
    files,
    `INSERT INTO event (sale_id, at, type, body, closes) VALUES ('a', 1, 'sale-opened', '{}', 1)`,
  );
  expect(repair(files, wall()).rejected).toEqual(['event 11 of sale 1, order-1']);
});

test('rows of earlier versions are', () => {
  const files = earlierLedger(8, 20);
  openLedger(files.folder, wall).ledger.close();
  expect(repair(files, wall()).rejected).toEqual([]);
  const { ledger } = openLedger(files.folder, wall);
  expect(ledger.sale('closed-7')).toHaveLength(5);
  ledger.close();
});

test('a row whose neighbour is lost is', () => {
  const files = sold();
  editLedger(files, 'DELETE FROM event WHERE seq = 4');
  expect(repair(files, wall()).rejected).toEqual([]);
  const connection = connect(files);
  expect(verifyChain(connection)).toMatchObject({ linked: 12, faults: [] });
  connection.close();
});

test('the manager is told which, and nothing is left to repair', () => {
  const files = sold();
  editLedger(files, EDIT);
  writeFileSync(files.suspicion, 'proved');
  const { ledger, notices } = openLedger(files.folder, wall);
  ledger.close();
  expect(notices).toEqual([
    {
      code: 'ledger-repaired',
      detail: expect.stringMatching(
        /ledger-quarantined-.*\(not taken over: event 4 of sale 1, order-1\)$/,
      ) as string,
    },
  ]);
  expect(openLedger(files.folder, wall).notices).toEqual([]);
});
