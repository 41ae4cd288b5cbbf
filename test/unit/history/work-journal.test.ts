import { expect, test } from 'vitest';
import { WorkJournal } from '../../../src-main/history/work-journal.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { SqliteJournal } from '../../../src-main/ledger/sqlite-journal.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { started, temporaryLedger } from '../../support/ledger/ledger-folder.ts';
import { reportOf } from '../../support/records/shift-report.ts';
import type { JournalEntryBody } from '../../../src-main/staff/shifts/journal-entry.ts';

const people = [{ id: 'a', name: 'Ann' }];
const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
const day = { year: 2026, month: 1, day: 2 };
const days = { from: day, to: day };
const NOON = Date.UTC(2026, 0, 2, 12);

function newJournal(timeZone = 'UTC') {
  const connection = connect(temporaryLedger());
  const ledger = new SqliteLedger(connection);
  const journal = new SqliteJournal(connection, () => undefined);
  const work = new WorkJournal({ archive: ledger, nameOf, people: () => people, timeZone });
  const done = (at: number, ...bodies: readonly JournalEntryBody[]) =>
    journal.append(...bodies.map((body) => ({ ...body, at })));
  const lines = () => {
    const found = work.find({ days });
    return found.ok ? found.value.lines : [];
  };
  return { ledger, done, lines, work };
}

test('each line names the person who did it and the sale, and of a wrong PIN whose name it was typed at', () => {
  const { ledger, done, lines } = newJournal();
  const of = { saleId: 'a', at: NOON } as const;
  ledger.append([
    started('a', 7),
    { ...of, type: 'guard-overridden', warning: 'same-amount-open', by: 'a' },
    { ...of, type: 'guard-overridden', warning: 'same-amount-open', by: 'nobody-known' },
    { ...of, type: 'creation-stopped', by: 'a' },
    { ...of, type: 'code-withdrawn', by: 'a' },
    { ...of, type: 'concern-noted', concern: 'two-paid', by: 'a' },
  ]);
  done(
    NOON,
    { type: 'drawer-opened', cashierId: 'a', saleId: 'a' },
    { type: 'sign-in-refused', cashierId: 'a', failures: 2 },
    { type: 'sign-in-locked', cashierId: 'owner', failures: 5, forMs: 30_000 },
    { type: 'sign-in-pause-left', cashierId: 'a', failures: 5, leftMs: 20_000 },
    { type: 'sign-in-pause-left', cashierId: 'a', failures: 0, leftMs: 0 },
    {
      type: 'article-changed',
      currency: 'USD',
      before: { name: 'Tea', unitMinor: 280 },
      after: { name: 'Tea', unitMinor: 90 },
      by: 'a',
    },
  );
  const sale = { id: 'a', number: 7 };
  const overridden = { name: 'overridden', warning: 'same-amount-open' };
  expect(lines()).toEqual([
    {
      key: 'journal 6',
      at: NOON,
      by: 'Ann',
      fact: { name: 'article-changed', article: 'Tea', price: { before: 280, after: 90, currency: 'USD' } },
    },
    { key: 'journal 5', at: NOON, by: 'Ann', fact: { name: 'wrong-pins-forgotten' } },
    { key: 'journal 4', at: NOON, fact: { name: 'closed-while-paused' } },
    { key: 'journal 3', at: NOON, fact: { name: 'pin-paused', failures: 5 } },
    { key: 'journal 2', at: NOON, fact: { name: 'wrong-pin', who: 'Ann', failures: 2 } },
    { key: 'journal 1', at: NOON, by: 'Ann', sale, fact: { name: 'drawer-opened-for-sale' } },
    { key: 'event 6', at: NOON, by: 'Ann', sale, fact: { name: 'alert-acknowledged' } },
    { key: 'event 5', at: NOON, by: 'Ann', sale, fact: { name: 'code-withdrawn' } },
    { key: 'event 4', at: NOON, by: 'Ann', sale, fact: { name: 'creation-stopped' } },
    { key: 'event 3', at: NOON, sale, fact: overridden },
    { key: 'event 2', at: NOON, by: 'Ann', sale, fact: overridden },
  ]);
});

test.each([
  { type: 'cashier-signed-in', cashierId: 'a' },
  { type: 'cashier-signed-out', cashierId: 'a', why: 'asked' },
  { type: 'drawer-opened', cashierId: 'a' },
  { type: 'shift-opened', shift: 3, cashierId: 'a' },
  { type: 'shift-closed', shift: 3, cashierId: 'a', upTo: 9, report: reportOf(3) },
  { type: 'report-printed', shift: 3, cashierId: 'a', copy: true },
] satisfies readonly JournalEntryBody[])('$type was done by whom it names', (entry) => {
  const { done, lines } = newJournal();
  done(NOON, entry);
  expect(lines()).toMatchObject([{ by: 'Ann' }]);
});

test('days are those of the store', () => {
  const { done, lines } = newJournal('America/New_York');
  const opened = { type: 'drawer-opened', cashierId: 'a' } as const;
  const [begins, ends] = [Date.UTC(2026, 0, 2, 5), Date.UTC(2026, 0, 3, 5)];
  for (const at of [begins - 1, begins, ends - 1, ends]) done(at, opened);
  expect(lines().map(({ at }) => at)).toEqual([ends - 1, begins]);
});

test('nothing that only main may know leaves it', () => {
  const { done, lines } = newJournal();
  done(
    NOON,
    { type: 'shift-closed', shift: 3, cashierId: 'a', upTo: 9, report: reportOf(3) },
    { type: 'service-used', origin: 'https://api.example.test', merchantId: 'm-1', terminal: 'key-1' },
    { type: 'ledger-begun', ledgerId: 'ledger-1', epoch: 0, earlier: { events: 3, entries: 0 } },
  );
  expect(lines().map(({ fact }) => fact)).toEqual([
    { name: 'record-begun' },
    { name: 'service-used', origin: 'https://api.example.test' },
    { name: 'shift-closed', shift: 3 },
  ]);
});

test('says what to do when the ledger cannot be read', () => {
  const archive = {
    numberOf: () => undefined,
    findWork: () => {
      throw new LedgerUnavailable('The disk does not work.');
    },
  };
  const work = new WorkJournal({ archive, nameOf, people: () => people, timeZone: 'UTC' });
  expect(work.find({ days })).toMatchObject({ ok: false, failure: { code: 'ledger-unreadable' } });
});
