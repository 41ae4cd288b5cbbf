import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setAsideIfDamaged } from '../../../src-main/terminal/damaged-file.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

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
