import { createServer } from 'node:net';
import { once } from 'node:events';
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readMark } from '../../../src-main/ledger/chain/mark.ts';
import { lockLedger } from '../../../src-main/ledger/file/lock.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { started, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { copiedLedger, notFiles, unavailability } from '../../support/ledger/unavailable-ledger.ts';

const noLedger = (): { folder: string; sales: number } => ({ folder: temporaryFolder(), sales: 0 });

async function aSocket(file: string): Promise<void> {
  const server = createServer().listen(file);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

describe('what is in the place of a file that holds nothing of the record', () => {
  const odd = {
    nonsense: (file) => writeFileSync(file, 'nonsense'),
    'nonsense that is long': (file) => writeFileSync(file, 'nonsense'.repeat(1_000)),
    'a database': (file) => copyFileSync(copiedLedger().database, file),
    'a link to another file': (file) => symlinkSync('/etc/hostname', file),
    'a link in a circle': (file) => symlinkSync(file, file),
    'a folder': (file) => mkdirSync(file),
  } satisfies Record<string, (file: string) => void>;

  test.each(Object.entries(odd))(
    '%s keeps no till out: its sales are there, and new ones recorded',
    (_, make) => {
      const { folder } = copiedLedger();
      const { lock, mark } = ledgerFiles(folder);
      for (const file of [lock, mark]) make(file);
      const { ledger, notices } = openLedger(folder, wall);
      onTestFinished(() => ledger.close());
      expect(notices).toEqual([]);
      expect(ledger.openSales()).toEqual([[started('a', 1)]]);
      ledger.append([started('b', 2)]);
      expect(readMark({ mark })?.event).toBe(2);
      expect(lstatSync(lock)).toMatchObject({ size: 0 });
    },
  );

  test.each([
    'wal',
    'index',
    'undo',
    'beginning',
    'mark',
    'suspicion',
    'repair',
    'lock',
    'restoring',
    'restored',
    'spare',
  ] as const)(
    'a folder in the place of %s keeps no till out, however often it comes, and no sale is lost',
    (name) => {
      for (const { folder, sales } of [copiedLedger, noLedger].map((make) => make())) {
        const file = ledgerFiles(folder)[name];
        for (let time = 1; time <= 3; time++) {
          rmSync(file, { force: true });
          mkdirSync(file);
          writeFileSync(join(file, 'inside'), `${time}`);
          const { ledger, notices } = openLedger(folder, wall);
          expect(notices).toEqual([]);
          expect(ledger.openSales()).toHaveLength(sales);
          ledger.close();
          expect(
            readFileSync(
              join(time === 1 ? `${file}.unreadable` : `${file}.unreadable-${time}`, 'inside'),
              'utf8',
            ),
          ).toBe(`${time}`);
        }
      }
    },
  );

  test.each(['wal', 'index', 'undo', 'mark', 'suspicion', 'repair', 'lock', 'restoring', 'spare'] as const)(
    'a pipe or a socket in the place of %s keeps no till out, and no sale is lost',
    async (name) => {
      for (const make of [notFiles['a pipe'], aSocket]) {
        const { folder } = copiedLedger();
        const file = ledgerFiles(folder)[name];
        await make(file);
        const { ledger, notices } = openLedger(folder, wall);
        expect(notices).toEqual([]);
        expect(ledger.openSales()).toEqual([[started('a', 1)]]);
        ledger.close();
        expect(lstatSync(`${file}.unreadable`).isFile()).toBe(false);
      }
    },
  );

  test('is taken out of a file by which an open till keeps others away, and the till keeps them away', () => {
    const { folder } = copiedLedger();
    const { ledger } = openLedger(folder, wall);
    onTestFinished(() => ledger.close());
    writeFileSync(ledgerFiles(folder).lock, 'nonsense');
    expect(unavailability(() => lockLedger(ledgerFiles(folder), 'exclusive'))).toContain(
      'Another program holds',
    );
  });
});
