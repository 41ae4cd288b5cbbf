import { copyFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { numbersAfterLoss } from '../../../src-main/ledger/record/sale-numbers.ts';
import { repair } from '../../../src-main/ledger/repair/repair.ts';
import { restoreLedger } from '../../../src-main/ledger/tool/restore-ledger.ts';
import { Shifts } from '../../../src-main/staff/shifts/shifts.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { OpenedLedger } from '../../../src-main/ledger/open-ledger.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

function shiftsOf({ journal, recorded }: OpenedLedger): Shifts {
  const parts = { clock: new VirtualClock(), journal, recorded, nameOf: () => undefined };
  return new Shifts({ ...parts, stale: () => new Set() }, () => undefined);
}

function reportOf(shifts: Shifts) {
  shifts.open();
  const closed = shifts.close();
  if (!closed.ok) throw new Error(closed.failure.code);
  return closed.value;
}

/** What no damage can be asked to do reliably: the last rows of the record are gone, the Z report's mark is not. */
function loseLastSale(opened: OpenedLedger, files: ReturnType<typeof temporaryLedger>): void {
  opened.ledger.close();
  const connection = connect(files);
  connection.exec(`
    PRAGMA foreign_keys = OFF;
    DROP TRIGGER event_is_never_deleted;
    DELETE FROM event WHERE sale_id = 's2';
    DELETE FROM sale WHERE id = 's2';
    CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
    BEGIN SELECT RAISE (ABORT, 'events are never deleted'); END;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
  connection.close();
}

test('after a repair every sale is in exactly one Z report, though the rows before it are lost', () => {
  const files = temporaryLedger();
  const opened = openLedger(files.folder, wall);
  opened.ledger.append([...paidSale('s1', 1), ...paidSale('s2', 2)], ['s1', 's2']);
  expect(reportOf(shiftsOf(opened)).withoutShift.newest.map(({ saleId }) => saleId)).toEqual(['s1', 's2']);
  loseLastSale(opened, files);
  repair(files, wall());

  const again = openLedger(files.folder, wall);
  again.ledger.append(paidSale('s3', 3), ['s3']);
  const shifts = shiftsOf(again);
  expect(reportOf(shifts).withoutShift.newest.map(({ saleId }) => saleId)).toEqual(['s3']);
  expect(reportOf(shifts).withoutShift.newest).toEqual([]);
  again.ledger.close();
});

test('a report says that a lost Z report may have counted its sales; the next one says nothing of it', () => {
  const files = temporaryLedger();
  const opened = openLedger(files.folder, wall);
  const first = shiftsOf(opened);
  first.open();
  opened.ledger.append(paidSale('s1', 1), ['s1']);
  expect(reportOf(first)).not.toHaveProperty('mayRepeatLost');
  opened.ledger.close();
  editLedger(files, `DELETE FROM journal WHERE type = 'shift-closed'`);

  const again = openLedger(files.folder, wall);
  expect(again.notices).toMatchObject([{ code: 'ledger-repaired' }]);
  const shifts = shiftsOf(again);
  expect(shifts.xReport()).toMatchObject({ value: { shift: 1, mayRepeatLost: true } });
  expect(reportOf(shifts)).toMatchObject({ shift: 1, mayRepeatLost: true });
  expect(shifts.zReport(1)).toMatchObject({ value: { mayRepeatLost: true } });
  expect(reportOf(shifts)).not.toHaveProperty('mayRepeatLost');
  again.ledger.close();
});

test('a shift of which the record has lost all but its sales gives its number to no other', () => {
  const files = temporaryLedger();
  const opened = openLedger(files.folder, wall);
  const first = shiftsOf(opened);
  first.open();
  const [begun, ...rest] = paidSale('s1', 1);
  opened.ledger.append([{ ...begun, shift: first.current() } as SaleEvent, ...rest], ['s1']);
  expect(reportOf(first)).toMatchObject({ shift: 1, sales: 1 });
  opened.ledger.close();
  editLedger(files, `DELETE FROM journal WHERE type IN ('shift-opened', 'shift-closed')`);

  const again = openLedger(files.folder, wall);
  expect(again.notices).toMatchObject([{ code: 'ledger-repaired' }]);
  expect(reportOf(shiftsOf(again))).toMatchObject({ shift: 2, sales: 0, withoutShift: { newest: [] } });
  again.ledger.close();
});

test('no sale number is given twice after a repair, though the sale that had it is lost', () => {
  const files = temporaryLedger();
  const opened = openLedger(files.folder, wall);
  opened.ledger.append([...paidSale('s1', 1), ...paidSale('s2', 2)], ['s1', 's2']);
  expect(opened.ledger.nextSaleNumber()).toBe(3);
  loseLastSale(opened, files);
  repair(files, wall());
  const { ledger } = openLedger(files.folder, wall);
  const next = ledger.nextSaleNumber();
  expect(next).toBeGreaterThan(2);
  ledger.append([started('s3', next)]);
  expect(ledger.nextSaleNumber()).toBe(next + 1);
  ledger.close();
});

test('nor after a second repair within the same minute', () => {
  const files = temporaryLedger();
  openLedger(files.folder, wall).ledger.close();
  repair(files, wall());
  const opened = openLedger(files.folder, wall);
  const given = opened.ledger.nextSaleNumber();
  opened.ledger.append(paidSale('s2', given), ['s2']);
  loseLastSale(opened, files);
  repair(files, wall());
  const { ledger } = openLedger(files.folder, wall);
  expect(ledger.nextSaleNumber()).toBeGreaterThan(given);
  ledger.close();
});

test('nor where only a Z report knows the sale that had it', () => {
  const files = temporaryLedger();
  openLedger(files.folder, wall).ledger.close();
  const report = JSON.stringify({ report: { lastSale: 9_000_000 } });
  editLedger(files, `INSERT INTO journal (at, type, body) VALUES (1, 'shift-closed', '${report}')`);
  const connection = connect(files);
  expect(numbersAfterLoss(connection, wall())).toBe(9_000_101);
  connection.close();
});

test('nor after the ledger was set back to the same backup twice', () => {
  const files = temporaryLedger();
  let now = wall();
  const opened = openLedger(files.folder, () => now);
  opened.ledger.append(paidSale('s1', 1), ['s1']);
  const backup = makeBackup(files, now, 3);
  opened.ledger.close();
  const given = new Set([1]);
  for (let restores = 1; restores <= 3; restores += 1) {
    now += 60 * 60_000;
    restoreLedger(files, backup, now);
    const { ledger } = openLedger(files.folder, () => now);
    for (let sales = 0; sales < 50; sales += 1) {
      const number = ledger.nextSaleNumber();
      expect(given).not.toContain(number);
      given.add(number);
      ledger.append([started(`s-${restores}-${sales}`, number)]);
    }
    ledger.close();
  }
});

test('an open sale says after a repair that its record may have a gap; a second repair goes on from there', () => {
  const files = temporaryLedger();
  const opened = openLedger(files.folder, wall);
  opened.ledger.append([started('s1', 1)]);
  opened.ledger.close();
  for (let repairs = 1; repairs <= 2; repairs += 1) {
    repair(files, wall());
    const { ledger, recorded } = openLedger(files.folder, wall);
    expect(recorded.end()).toBe(repairs * 2 ** 32);
    expect(ledger.sale('s1').map(({ type }) => type)).toEqual([
      'sale-started',
      ...Array.from({ length: repairs }, () => 'record-damaged'),
    ]);
    ledger.close();
  }
});

test('so does one of a ledger that was set back to a backup, and only once', () => {
  const files = temporaryLedger();
  const opened = openLedger(files.folder, wall);
  opened.ledger.append([started('s1', 1)]);
  const backup = makeBackup(files, wall(), 3);
  opened.ledger.close();
  restoreLedger(files, backup, wall());
  for (let starts = 0; starts < 2; starts += 1) {
    const { ledger } = openLedger(files.folder, wall);
    expect(ledger.sale('s1').map(({ type }) => type)).toEqual(['sale-started', 'record-damaged']);
    ledger.close();
  }
});

test('so does one whose backup somebody has put in its place by hand, and only once', () => {
  const files = temporaryLedger();
  const opened = openLedger(files.folder, wall);
  opened.ledger.append([started('s1', 1)]);
  const backup = makeBackup(files, wall(), 3);
  opened.ledger.append([started('s2', 2)]);
  opened.ledger.close();
  // Another folder: the closed ledger's file is held until it is collected.
  const byHand = temporaryLedger();
  copyFileSync(backup, byHand.database);
  for (let starts = 0; starts < 2; starts += 1) {
    const { ledger } = openLedger(byHand.folder, wall);
    expect(ledger.sale('s1').map(({ type }) => type)).toEqual(['sale-started', 'record-damaged']);
    expect(ledger.nextSaleNumber()).toBeGreaterThan(2);
    ledger.close();
  }
});
