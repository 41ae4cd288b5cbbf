import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { checkLedger } from '../../../src-main/ledger/tool/check-ledger.ts';
import { restoreLedger } from '../../../src-main/ledger/tool/restore-ledger.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { backedUp, kept, later } from '../../support/ledger/backed-up-ledger.ts';
import { started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { asOrdinaryUser } from '../../support/system/ordinary-user.ts';
import { tillWith } from '../../support/worlds/open-till.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** Places in the first page: "The Database Header" of https://www.sqlite.org/fileformat2.html */
const DAMAGES = [
  ['may only be read', 18, 0x08],
  ['is of a later SQLite', 47, 0x01],
  ['is of a version that has no number', 60, 0x80],
  ['is of a version far ahead', 62, 0x01],
  ['is of a version far ahead, by one bit of the last byte', 63, 0x80],
  ['is of an earlier version', 63, 0x04],
] as const;

function damage(file: string, place: number, mask: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(place) ^ mask, place);
  writeFileSync(file, bytes);
}

function start(files: LedgerFiles) {
  const { ledger, notices } = openLedger(files.folder, wall);
  const sales = ledger.openSales().map((events) => events.filter(({ type }) => type !== 'record-damaged'));
  ledger.close();
  return { sales, notices: notices.map(({ code }) => code) };
}

test.each(DAMAGES)(
  'a ledger of which one damaged byte says that it %s is repaired, and the till opens',
  (_, place, mask) => {
    const files = temporaryLedger();
    const { ledger } = openLedger(files.folder, wall);
    ledger.append([started('a', 1)]);
    ledger.close();
    damage(files.database, place, mask);
    expect(start(files)).toEqual({ sales: [[started('a', 1)]], notices: ['ledger-repaired'] });
    expect(start(files).notices).toEqual([]);
  },
);

test.each(DAMAGES)('a backup of which one says that it %s is not restored', (_, place, mask) => {
  const { files, backup } = backedUp();
  const damaged = `${files.folder}/damaged.db`;
  copyFileSync(backup, damaged);
  damage(damaged, place, mask);
  expect(() => restoreLedger(files, damaged, wall())).toThrow('is damaged or is no ledger');
  expect(start(files)).toEqual({ sales: [[kept], [later]], notices: [] });
});

test('a file that this user may not read is said to be that by a check, too', () => {
  const { files, ledger } = tillWith(1);
  ledger.close();
  chmodSync(files.database, 0o000);
  asOrdinaryUser(() => expect(() => checkLedger(files)).toThrow(LedgerUnavailable));
});
