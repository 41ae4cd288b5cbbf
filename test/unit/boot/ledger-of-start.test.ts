import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ledgerOfStart } from '../../../src-main/boot/process/ledger-of-start.ts';
import { profileText } from '../../support/records/terminal-profile.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const LEDGER = /^[\w-]+-[0-9a-f]{8}$/;
const plain = { training: false, givenProfile: undefined };

test('names the ledger of the profile that is given, else of what was used last', () => {
  const folder = temporaryFolder();
  expect(ledgerOfStart({ folder, ...plain })).toBeUndefined();
  const used = { lastMode: 'profile', profileText: profileText() };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(used));
  const own = ledgerOfStart({ folder, ...plain });
  expect(basename(own ?? '')).toMatch(LEDGER);
  expect(ledgerOfStart({ folder, ...plain, givenProfile: profileText() })).toBe(own);
  const others = [
    ledgerOfStart({ folder, ...plain, givenProfile: profileText({ terminalId: 'another' }) }),
    ledgerOfStart({ folder, ...plain, training: true }),
  ];
  for (const other of others) {
    expect(basename(other ?? '')).toMatch(LEDGER);
    expect(other).not.toBe(own);
  }
});

test('names none where set-up comes first', () => {
  const folder = temporaryFolder();
  expect(ledgerOfStart({ folder, ...plain, givenProfile: '' })).toBeUndefined();
});
