import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderPictures } from '../../../src-main/checkout/pictures/folder-pictures.ts';
import { png } from '../../support/system/png.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

test('the pictures of a folder are found by name, and nothing else in it', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'b.png'), png(4, 3));
  writeFileSync(join(folder, 'a.png'), png(8, 3, '#112233'));
  writeFileSync(join(folder, 'notes.png'), 'milk, sugar');
  writeFileSync(join(folder, 'wide.png'), png(1_001, 2));
  mkdirSync(join(folder, 'folder.png'));
  symlinkSync(join(folder, 'a.png'), join(folder, 'link.png'));
  const pictures = new FolderPictures(folder);
  expect(pictures.names()).toEqual([]);
  expect(await pictures.source('a.png')).toBeNull();
  expect(await pictures.find()).toBe(true);
  expect(pictures.names()).toEqual(['a.png', 'b.png']);
  expect(await pictures.source('a.png')).toBe(
    `data:image/png;base64,${png(8, 3, '#112233').toString('base64')}`,
  );
  for (const name of ['notes.png', 'link.png', '../a.png', join(folder, 'a.png')])
    expect(await pictures.source(name)).toBeNull();
});

test('twenty are shown, of five hundred files at most', async () => {
  const folder = temporaryFolder();
  for (let place = 0; place < 25; place += 1)
    writeFileSync(join(folder, `${String(place).padStart(3, '0')}.png`), png(2, 2));
  const pictures = new FolderPictures(folder);
  await pictures.find();
  expect(pictures.names()).toHaveLength(20);
  expect(pictures.names().at(-1)).toBe('019.png');

  const full = temporaryFolder();
  for (let place = 0; place < 500; place += 1) writeFileSync(join(full, `a${place}.txt`), '');
  writeFileSync(join(full, 'b.png'), png(2, 2));
  const late = new FolderPictures(full);
  expect(await late.find()).toBe(false);
});

test('a picture that goes is passed over, and a till without its folder goes on', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.png'), png(2, 2));
  const pictures = new FolderPictures(folder);
  await pictures.find();
  rmSync(join(folder, 'a.png'));
  expect(await pictures.source('a.png')).toBeNull();
  for (const none of [undefined, join(folder, 'not-there'), join(folder, 'a.png')]) {
    const without = new FolderPictures(none);
    expect(await without.find()).toBe(false);
    expect([without.names(), await without.source('a.png')]).toEqual([[], null]);
  }
});
