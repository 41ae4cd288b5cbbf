import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { copyAside } from '../../../src-main/ledger/file/copy-aside.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { inodesSynced } from '../../support/ledger/inodes-synced.ts';
import { asOrdinaryUser } from '../../support/system/ordinary-user.ts';
import { paidSale, wall } from '../../support/ledger/ledger-folder.ts';
import { events, keptEvents, laidOut, quarantined, soldLedger } from '../../support/ledger/sold-ledger.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

describe('a repair', () => {
  test('leaves a sale open that was opened again after its end, whatever the order its rows are found in', () => {
    const files = ledgerFiles(temporaryFolder());
    const sale = paidSale('again', 1);
    const ledger = new SqliteLedger(connect(files));
    ledger.append([...sale, ...paidSale('closed', 2)], ['again', 'closed']);
    ledger.append(sale.slice(3, 4));
    writeFileSync(files.database, Buffer.alloc(0));
    const repaired = openLedger(files.folder, wall);
    expect(repaired.notices).toMatchObject([{ code: 'ledger-repaired' }]);
    const gap = { type: 'record-damaged', saleId: 'again', at: wall() };
    expect(repaired.ledger.openSales()).toEqual([[...sale, ...sale.slice(3, 4), gap]]);
  });

  test('says where the untouched copy is', () => {
    const files = laidOut(new Map([['ledger.db', Buffer.from('no ledger')]]));
    const { notices } = openLedger(files.folder, wall);
    expect(notices).toEqual([
      {
        code: 'ledger-repaired',
        detail: expect.stringContaining('ledger-quarantined-2026-01-02T03-04-05') as string,
      },
    ]);
    expect(readFileSync(join(notices[0]?.detail ?? '', 'ledger.db'), 'utf8')).toBe('no ledger');
  });

  test('that a crash interrupted is completed from the copy', () => {
    const files = laidOut(soldLedger('in its log'));
    const copy = copyAside(files, 'quarantined', wall());
    writeFileSync(files.repair, basename(copy));
    // The crash came after the new file was begun and before anything was in it.
    for (const file of [files.database, files.wal, files.index]) rmSync(file, { force: true });
    connect(files);
    const { notices, ledger } = openLedger(files.folder, wall);
    expect(notices).toEqual([{ code: 'ledger-repaired', detail: copy }]);
    expect(keptEvents(files)).toEqual(events);
    ledger.close();
    expect(openLedger(files.folder, wall).notices).toEqual([]);
  });

  test('has its note and its copy on the disk, by their names, before the damaged ledger goes', () => {
    const files = laidOut(new Map([['ledger.db', Buffer.from('no ledger')]]));
    const { ino } = statSync(files.folder);
    const isDamaged = (): boolean => statSync(files.database, { throwIfNoEntry: false })?.size === 9;
    const before: string[][] = [];
    inodesSynced((inode) => {
      if (inode === ino && isDamaged()) before.push(readdirSync(files.folder));
    });
    openLedger(files.folder, wall).ledger.close();
    const copy = expect.stringMatching(/^ledger-quarantined-/) as string;
    expect(before.at(-1)).toEqual(expect.arrayContaining([basename(files.repair), copy]));
  });

  test('is said once more by the start after a till that was ended before anybody saw it', () => {
    const files = laidOut(new Map([['ledger.db', Buffer.from('no ledger')]]));
    const noticesOfKilled = () => openLedger(files.folder, wall).notices;
    const said = noticesOfKilled();
    expect(said).toMatchObject([{ code: 'ledger-repaired' }]);
    expect(noticesOfKilled()).toEqual(said);
    expect(noticesOfKilled()).toEqual([]);
  });

  test('is not said again after a till that ended in order', () => {
    const files = laidOut(new Map([['ledger.db', Buffer.from('no ledger')]]));
    openLedger(files.folder, wall).ledger.close();
    expect(openLedger(files.folder, wall).notices).toEqual([]);
  });

  test('whose note was cut short changes nothing', () => {
    const files = laidOut(soldLedger('in the database'));
    writeFileSync(files.repair, '');
    expect(openLedger(files.folder, wall).notices).toEqual([]);
    expect(keptEvents(files)).toEqual(events);
  });

  test('is not begun where no copy can be made', () => {
    const files = laidOut(new Map([['ledger.db', Buffer.from('no ledger')]]));
    asOrdinaryUser(() => expect(() => openLedger(files.folder, wall)).toThrow('cannot be'));
    expect(readFileSync(files.database, 'utf8')).toBe('no ledger');
    expect(quarantined(files)).toBeUndefined();
  });
});
