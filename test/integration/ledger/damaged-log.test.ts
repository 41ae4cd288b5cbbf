import { beforeEach, expect, test } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/repair/salvage/pages.ts';
import { compareRecord } from '../../../src-main/ledger/tool/compare-record.ts';
import { restoreLedger } from '../../../src-main/ledger/tool/restore-ledger.ts';
import { faultsOf, verifyLedger } from '../../../src-main/ledger/tool/verify-ledger.ts';
import { backedUp, kept, later, openSales } from '../../support/ledger/backed-up-ledger.ts';
import { wall } from '../../support/ledger/ledger-folder.ts';
import { events, laidOut, soldLedger } from '../../support/ledger/sold-ledger.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** As `ledger-quarantined-…` holds it: no mark lies beside, and all sales are in the log, of which one byte is damaged. */
let files: LedgerFiles;

beforeEach(() => {
  const sold = soldLedger('in its log');
  const log = Buffer.from(sold.get('ledger.db-wal') ?? '');
  const place = 32 + 30 * (24 + PAGE_BYTES) + 100;
  log.writeUInt8(log.readUInt8(place) ^ 0xff, place);
  files = laidOut(new Map([...sold, ['ledger.db-wal', log]]));
});

test('of a log with damage before its end a check says so, and no verification calls the ledger whole', () => {
  const { health, chain } = verifyLedger(files);
  expect(health).toMatchObject({ state: 'damaged', salvageable: events.length });
  expect(health).toMatchObject({ faults: [expect.stringContaining('the write-ahead log') as string] });
  expect(chain).toBeUndefined();
});

test('a comparison with another ledger says it too', () => {
  expect(compareRecord(backedUp().files, files.database)).toMatchObject({
    faults: [expect.stringContaining('the write-ahead log') as string],
    madeBy: 'unknown',
  });
});

test('a restore does not leave out what SQLite would leave out without a word', () => {
  const { files: till } = backedUp();
  expect(() => restoreLedger(till, files.database, wall())).toThrow('is damaged or is no ledger');
  expect(openSales(till).sales).toEqual([[kept], [later]]);
});

test('a log that a till writes meanwhile is no damaged one', () => {
  const { files: till } = backedUp();
  const { ledger } = openLedger(till.folder, wall);
  ledger.append([{ ...kept, saleId: 'third' }]);
  expect(faultsOf(verifyLedger(till))).toEqual([]);
  ledger.close();
});
