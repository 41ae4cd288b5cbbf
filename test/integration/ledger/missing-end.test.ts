import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Connection, textOf } from '../../../src-main/ledger/file/connection.ts';
import { examine } from '../../../src-main/ledger/repair/examine.ts';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { checkLedger } from '../../../src-main/ledger/tool/check-ledger.ts';
import { replay } from '../../../src-main/sales/apply-event.ts';
import { creationPause } from '../../../src-main/sales/creation/creation-limits.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

const tried: SaleEvent = { saleId: 'tried', at: wall(), type: 'create-tried' };

/** A closed sale, an open one whose payment was asked for, and one whose code is shown. */
function soldLedger(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append(paidSale('closed', 1), ['closed']);
  ledger.append([started('tried', 2), tried]);
  ledger.append(paidSale('shown', 3).slice(0, 3));
  ledger.close();
  return files;
}

/** SQLite finds nothing wrong with what is left: rows are gone as if they had never been written. */
function lose(files: LedgerFiles, ...statements: readonly string[]): void {
  const connection = new Connection(files.database, files.folder, () => undefined);
  const [trigger] = connection
    .prepare(`SELECT ${textOf('sql')} FROM sqlite_schema WHERE name = 'event_is_never_deleted'`)
    .all();
  connection.exec(`
    PRAGMA foreign_keys = OFF;
    DROP TRIGGER event_is_never_deleted;
    ${statements.join(';')};
    ${String(trigger?.['sql'])};
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
  connection.close();
}

const last = (sale: string): string => `(SELECT max(seq) FROM event WHERE sale_id = '${sale}')`;

function salesAtStart(files: LedgerFiles) {
  const { ledger, notices } = openLedger(files.folder, wall);
  const sales = new Map(ledger.openSales().map((events) => [events[0]?.saleId, replay(events)]));
  ledger.close();
  return { sales, notices: notices.map(({ code }) => code) };
}

describe('a ledger without the last event of a sale, which SQLite finds sound', () => {
  test('is repaired at the start, and no payment is asked for again by itself', () => {
    const files = soldLedger();
    lose(files, `DELETE FROM event WHERE seq = ${last('tried')}`);
    const { sales, notices } = salesAtStart(files);
    expect(notices).toEqual(['ledger-repaired']);
    const sale = sales.get('tried');
    expect(sale && creationPause(sale)).toMatchObject({ reason: 'record-damaged' });
    // Once: what is missing now has been said.
    expect(salesAtStart(files)).toMatchObject({ notices: [] });
  });

  test('has the sale open again, where the event that closed it is gone', () => {
    const files = soldLedger();
    lose(files, `DELETE FROM event WHERE seq = ${last('closed')}`);
    const { sales, notices } = salesAtStart(files);
    expect(notices).toEqual(['ledger-repaired']);
    expect(sales.get('closed')).toMatchObject({ recordDamaged: true, end: { outcome: 'completed' } });
  });

  test('gives no number twice, or a Z report would leave a new event out', () => {
    const files = soldLedger();
    lose(files, `DELETE FROM event WHERE seq = ${last('shown')}`);
    const { ledger, recorded } = openLedger(files.folder, wall);
    expect(recorded.end()).toBeGreaterThan(2 ** 32);
    ledger.close();
  });

  test('is no backup: it says that it is damaged, and the next start examines everything', () => {
    const files = soldLedger();
    lose(files, `DELETE FROM event WHERE seq = ${last('shown')}`);
    expect(() => makeBackup(files, wall(), 7)).toThrow('damaged');
    expect(existsSync(files.suspicion)).toBe(true);
  });

  test('is told by the tool, sale by sale', () => {
    const files = soldLedger();
    expect(checkLedger(files)).toMatchObject({ state: 'sound' });
    lose(files, `DELETE FROM event WHERE seq IN (${last('shown')}, ${last('closed')})`);
    expect(checkLedger(files)).toEqual({
      state: 'damaged',
      faults: [
        'sale closed: 5 events were written, 4 are there',
        'sale shown: 3 events were written, 2 are there',
      ],
      salvageable: 8,
    });
  });
});

test.each([
  ['all events of a sale', `DELETE FROM event WHERE sale_id = 'shown'`],
  ['the row of a sale', `DELETE FROM sale WHERE id = 'shown'`],
  ['the last change of the row of a sale', `UPDATE sale SET events = events - 1 WHERE id = 'shown'`],
])('a ledger without %s is repaired', (_, statement) => {
  const files = soldLedger();
  lose(files, statement);
  expect(salesAtStart(files).notices).toEqual(['ledger-repaired']);
});

test('after the row of an open sale was lost, its payment is followed again', () => {
  const files = soldLedger();
  lose(files, `DELETE FROM sale WHERE id = 'shown'`);
  expect([...salesAtStart(files).sales.keys()]).toContain('shown');
});

test('a large ledger counts its open sales at each start, and all of them once damage was met', () => {
  const files = soldLedger();
  const filler = 'x'.repeat(1_000_000);
  const { journal, ledger } = openLedger(files.folder, wall);
  for (let entry = 0; entry < 17; entry += 1)
    journal.append({ type: 'service-used', at: wall(), origin: filler, merchantId: 'm' });
  ledger.close();
  lose(files, `DELETE FROM event WHERE seq = ${last('closed')}`);
  expect(examine(files)).toBe('sound');
  lose(files, `DELETE FROM event WHERE seq = ${last('shown')}`);
  expect(examine(files)).toBe('damaged');
});
