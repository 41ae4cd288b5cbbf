import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KioskTouchFile } from '../../../src-main/terminal/kiosk-touch.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const TOUCH = { saleId: 'sale-1', wall: 1_000, sinceBoot: 10.5 };

test('the last touch outlives the till, and nobody else may read it', () => {
  const folder = temporaryFolder();
  const file = new KioskTouchFile(folder);
  expect(file.kept()).toBeUndefined();
  file.keep(TOUCH);
  file.keep({ ...TOUCH, wall: 2_000 });
  expect(new KioskTouchFile(folder).kept()).toEqual({ ...TOUCH, wall: 2_000 });
  file.keep({ ...TOUCH, language: 'ar' });
  expect(new KioskTouchFile(folder).kept()).toEqual({ ...TOUCH, language: 'ar' });
  if (process.platform !== 'win32')
    expect(statSync(join(folder, 'kiosk-touch.json')).mode & 0o777).toBe(0o600);
});

test.each([
  ...['', '{', 'null', '[]', '{"saleId":"a","wall":null,"sinceBoot":1}', '"text"', 'x'.repeat(2_000)],
  '{"saleId":"a","wall":1,"sinceBoot":1,"language":"tlh"}',
])('a damaged file counts as none: %s', (text) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'kiosk-touch.json'), text);
  expect(new KioskTouchFile(folder).kept()).toBeUndefined();
});

test('a link is neither read nor written through', () => {
  const folder = temporaryFolder();
  const other = join(folder, 'other');
  writeFileSync(other, JSON.stringify(TOUCH));
  symlinkSync(other, join(folder, 'kiosk-touch.json'));
  const file = new KioskTouchFile(folder);
  expect(file.kept()).toBeUndefined();
  file.keep({ ...TOUCH, wall: 3_000 });
  expect(file.kept()).toMatchObject({ wall: 3_000 });
  expect(readFileSync(other, 'utf8')).toBe(JSON.stringify(TOUCH));
});

test('a disk that takes nothing holds no shopper up', () => {
  const file = new KioskTouchFile(join(temporaryFolder(), 'not-there'));
  file.keep(TOUCH);
  expect(file.kept()).toBeUndefined();
});
