import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { setAsideIfDamaged } from '../../../src-main/terminal/damaged-file.ts';
import { Settings } from '../../../src-main/terminal/settings.ts';
import { whileUnread } from '../../support/system/unread-files.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

/** electron-store asks it for a folder and a version, and is given a folder here. */
vi.mock('electron', () => ({ default: { app: { getPath: () => '/nowhere', getVersion: () => '1.0.0' } } }));

const settingsIn = (folder: string) => join(folder, 'settings.json');

test.each([undefined, '{}', '{"profileText":"x"}'])('%j is left as it is', (content) => {
  const file = settingsIn(temporaryFolder());
  if (content !== undefined) writeFileSync(file, content);
  expect(setAsideIfDamaged(file)).toBeUndefined();
  expect(existsSync(file)).toBe(content !== undefined);
});

test.each(['{"profileText":"{\\"terminalId', '{"profileText":5}', '', '[]', 'null'])(
  '%j is kept under another name',
  (damaged) => {
    const file = settingsIn(temporaryFolder());
    writeFileSync(file, damaged);
    expect(setAsideIfDamaged(file)).toBe(`${file}.unreadable`);
    expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(damaged);
  },
);

// It can be read, so that every start went on with it until something was to be kept.
test('what nests too deeply to be written again is kept under another name', () => {
  const file = settingsIn(temporaryFolder());
  writeFileSync(file, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
  expect(setAsideIfDamaged(file)).toBe(`${file}.unreadable`);
});

test('settings that the disk does not give stay in their place, unwritten, and are there at the next start', () => {
  const folder = temporaryFolder();
  new Settings(folder).useProfile('{}');
  const kept = readFileSync(settingsIn(folder), 'utf8');
  const settings = whileUnread(() => new Settings(folder));
  expect(settings.profileText).toBeUndefined();
  expect(settings.notices()).toEqual([{ code: 'file-not-read', detail: settingsIn(folder) }]);
  expect(() => settings.useProfile('{"other":1}')).toThrow('was not read at the start');
  expect(existsSync(`${settingsIn(folder)}.unreadable`)).toBe(false);
  expect(readFileSync(settingsIn(folder), 'utf8')).toBe(kept);
  expect(new Settings(folder).profileText).toBe('{}');
});
