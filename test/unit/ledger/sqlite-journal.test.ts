import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { newestSql, SqliteJournal } from '../../../src-main/ledger/sqlite-journal.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { entryBody, readEntry } from '../../../src-main/ledger/record/stored-entry.ts';
import { temporaryLedger } from '../../support/ledger/ledger-folder.ts';
import { reportOf } from '../../support/records/shift-report.ts';
import type { EntryType, JournalEntryBody } from '../../../src-main/staff/shifts/journal-entry.ts';

/** One of each type, with every optional field. */
const bodies: { [T in EntryType]: Extract<JournalEntryBody, { type: T }> } = {
  'cashier-added': {
    type: 'cashier-added',
    cashierId: 'a',
    name: 'Ann ☕',
    role: 'manager',
    owner: true,
    by: 'b',
  },
  'cashier-renamed': { type: 'cashier-renamed', cashierId: 'a', name: 'Anna', by: 'b' },
  'cashier-removed': { type: 'cashier-removed', cashierId: 'a', by: 'b' },
  'cashier-pin-changed': { type: 'cashier-pin-changed', cashierId: 'a', by: 'b' },
  'cashier-signed-in': { type: 'cashier-signed-in', cashierId: 'a' },
  'cashier-signed-out': { type: 'cashier-signed-out', cashierId: 'a', why: 'idle' },
  'sign-in-refused': { type: 'sign-in-refused', cashierId: 'a', failures: 2 },
  'sign-in-locked': { type: 'sign-in-locked', cashierId: 'a', failures: 5, forMs: 30_000 },
  'sign-in-pause-left': { type: 'sign-in-pause-left', cashierId: 'a', failures: 5, leftMs: 20_000 },
  'kiosk-unlocked': { type: 'kiosk-unlocked', cashierId: 'kiosk', by: 'b' },
  'kiosk-attended': { type: 'kiosk-attended', did: 'noted', by: 'b', saleId: 's' },
  'cashiers-lost': { type: 'cashiers-lost' },
  'staff-rules-changed': { type: 'staff-rules-changed', lockAfterMinutes: 5, shiftRequired: true, by: 'b' },
  'terminal-left': { type: 'terminal-left', open: 2, by: 'b' },
  'service-used': {
    type: 'service-used',
    origin: 'https://api.example.test',
    merchantId: 'm',
    terminal: 'production-t1',
  },
  'version-used': { type: 'version-used', version: '1.2.3' },
  'shift-opened': { type: 'shift-opened', shift: 3, cashierId: 'a' },
  'shift-closed': { type: 'shift-closed', shift: 3, cashierId: 'a', upTo: 9, report: reportOf(3) },
  'report-printed': { type: 'report-printed', shift: 3, cashierId: 'a', copy: true },
  'ledger-begun': { type: 'ledger-begun', ledgerId: 'l', epoch: 0, earlier: { events: 3, entries: 0 } },
  'ledger-repaired': {
    type: 'ledger-repaired',
    saleNumbersFrom: 1_054_000,
    ledgerId: 'l',
    epoch: 1,
    earlier: { events: 3, entries: 0 },
    missing: [[5, 9]],
  },
  'ledger-verified': { type: 'ledger-verified', rows: 12, faults: 0, by: 'm1' },
  'ledger-backed-up': { type: 'ledger-backed-up', elsewhere: true, by: 'm1' },
  'ledger-exported': { type: 'ledger-exported', rows: 12, by: 'm1' },
  'setting-changed': { type: 'setting-changed', what: 'printer', by: 'm1' },
  'service-record-changed': {
    type: 'service-record-changed',
    what: 'terminal-updated',
    record: 'term_1',
    unconfirmed: true,
    by: 'm1',
  },
  'file-exported': { type: 'file-exported', what: 'payouts', by: 'm1' },
  'article-changed': {
    type: 'article-changed',
    currency: 'USD',
    before: { name: 'Tea', unitMinor: 280 },
    after: {
      name: 'Tea',
      unitMinor: 290,
      code: '1',
      quick: true,
      taxRate: 'low',
      category: 'Hot',
      colour: 'red',
      picture: 'tea.jpg',
    },
    undo: true,
    by: 'm1',
  },
  'catalogue-replaced': {
    type: 'catalogue-replaced',
    added: 2,
    changed: 1,
    removed: 0,
    undo: true,
    by: 'm1',
  },
  'scales-noticed': { type: 'scales-noticed' },
  'drawer-opened': { type: 'drawer-opened', cashierId: 'a', saleId: 's' },
  'scales-assumed': {
    type: 'scales-assumed',
    scales: [{ currency: 'COP', scale: 0, from: 7, by: 'statements' }],
  },
  'cashier-role-changed': { type: 'cashier-role-changed', cashierId: 'a', role: 'cashier', by: 'b' },
  'owners-lost': { type: 'owners-lost' },
};

function newJournal() {
  const connection = connect(temporaryLedger());
  return {
    connection,
    journal: new SqliteJournal(connection, () => undefined),
    ledger: new SqliteLedger(connection),
  };
}

const plan = (connection: ReturnType<typeof connect>, sql: string, ...values: readonly (string | number)[]) =>
  connection
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map((row) => String(row['detail']))
    .join('; ');

test.each(Object.values(bodies))('$type comes back as it was written', (body) => {
  const entry = { ...body, at: 1_767_323_045_000 };
  expect(readEntry({ at: entry.at, type: entry.type, body: entryBody(entry) }, [])).toEqual(entry);
});

test.each(Object.keys(bodies))('%s is in the description of the export', (type) => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/ledger.md'), 'utf8')).toContain(`\`${type}\``);
});

test.each([
  { at: 1, type: 'toString', body: '{}' },
  { at: 1, type: 'shift-opened', body: '{}' },
  { at: 1, type: 'shift-opened', body: '{' },
  { at: null, type: 'cashier-signed-in', body: '{"cashierId":"a"}' },
])('a row that is no entry is not taken for one: %j', (row) => {
  expect(readEntry(row, [])).toBeUndefined();
});

describe('the journal', () => {
  test('answers the newest first, of all, of a cashier or of a shift', () => {
    const { journal } = newJournal();
    const entries = Object.values(bodies).map((body, at) => ({ ...body, at }));
    journal.append(...entries, { type: 'cashier-signed-in', cashierId: 'b', at: 99 });
    journal.append({ type: 'shift-opened', shift: 4, at: 100 });
    expect(journal.newest(['shift-opened', 'shift-closed'], 1)).toMatchObject([{ shift: 4 }]);
    expect(journal.newest(['shift-opened', 'shift-closed'], Number.MAX_SAFE_INTEGER)).toHaveLength(3);
    expect(journal.newest(['cashier-signed-in'], 9, { cashierId: 'a' })).toMatchObject([{ at: 4 }]);
    expect(journal.newest(['shift-closed'], 9, { shift: 3 })).toMatchObject([{ report: reportOf(3) }]);
    expect(journal.newest(['shift-closed'], 9, { shift: 4 })).toEqual([]);
  });

  test('appends all of the entries or none', () => {
    const { journal } = newJournal();
    const faulty = { type: 'shift-opened', shift: 'x', at: 2 } as unknown as {
      type: 'shift-opened';
      shift: number;
      at: number;
    };
    expect(() => journal.append({ type: 'shift-opened', shift: 1, at: 1 }, faulty)).toThrow();
    expect(journal.newest(['shift-opened'], 9)).toEqual([]);
  });

  test.each([
    'UPDATE journal SET at = 0',
    'DELETE FROM journal',
    `INSERT OR REPLACE INTO journal (seq, at, type, body) VALUES (1, 0, 'shift-opened', '{}')`,
  ])('never changes or deletes an entry: %s', (sql) => {
    const { connection, journal } = newJournal();
    journal.append({ type: 'shift-opened', shift: 1, at: 1 });
    expect(() => connection.exec(sql)).toThrow('entries are never');
  });

  test('is searched by index', () => {
    const { connection } = newJournal();
    expect(plan(connection, newestSql(1), 'shift-closed', 1)).toMatch(
      /USING (COVERING )?INDEX journal_by_type/,
    );
    expect(plan(connection, newestSql(4, { cashierId: 'a' }), 'a', 'b', 'c', 'd', 'a', 1)).toMatch(
      /INDEX journal_by_cashier/,
    );
  });
});
