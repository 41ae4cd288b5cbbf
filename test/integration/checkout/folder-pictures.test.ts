import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import { FolderPictures } from '../../../src-main/checkout/pictures/folder-pictures.ts';
import { png, withChunk } from '../../support/system/png.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';

test('the pictures of a folder are found by name, and nothing else in it', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'b.png'), png(4, 3));
  writeFileSync(join(folder, 'a.png'), png(8, 3, '#112233'));
  writeFileSync(join(folder, 'notes.png'), 'milk, sugar');
  writeFileSync(join(folder, 'moves.png'), withChunk(png(4, 3), 'acTL'));
  writeFileSync(join(folder, 'wide.png'), png(1_001, 2));
  mkdirSync(join(folder, 'folder.png'));
  symlinkSync(join(folder, 'a.png'), join(folder, 'link.png'));
  const pictures = new FolderPictures(folder, systemClock);
  expect(pictures.names()).toEqual([]);
  expect(await pictures.source('a.png')).toBeNull();
  for (const hidden of ['.hidden.png', 'Thumbs.db', 'desktop.ini'])
    writeFileSync(join(folder, hidden), 'icons');
  const long = `${'n'.repeat(125)}.png`;
  writeFileSync(join(folder, long), png(2, 2));
  expect(await pictures.find()).toEqual({
    folder,
    canBeRead: true,
    shown: 2,
    notShown: 6,
    faults: [
      { name: 'folder.png', fault: 'not-a-file' },
      { name: 'link.png', fault: 'not-a-file' },
      { name: 'moves.png', fault: 'not-a-picture' },
      { name: long, fault: 'bad-name' },
      { name: 'notes.png', fault: 'not-a-picture' },
      { name: 'wide.png', fault: 'too-many-dots' },
    ],
  });
  expect(pictures.names()).toEqual(['a.png', 'b.png']);
  expect(await pictures.source('a.png')).toBe(
    `data:image/png;base64,${png(8, 3, '#112233').toString('base64')}`,
  );
  for (const name of ['notes.png', 'link.png', long, '../a.png', join(folder, 'a.png')])
    expect(await pictures.source(name)).toBeNull();
});

test('twenty are shown, of five hundred files at most', async () => {
  const folder = temporaryFolder();
  for (let place = 0; place < 25; place += 1)
    writeFileSync(join(folder, `${String(place).padStart(3, '0')}.png`), png(2, 2));
  const pictures = new FolderPictures(folder, systemClock);
  expect(await pictures.find()).toMatchObject({ shown: 20, notShown: 5 });
  expect(pictures.names()).toHaveLength(20);
  expect(pictures.names().at(-1)).toBe('019.png');

  const full = temporaryFolder();
  for (let place = 0; place < 500; place += 1) writeFileSync(join(full, `a${place}.txt`), '');
  writeFileSync(join(full, 'b.png'), png(2, 2));
  const late = new FolderPictures(full, systemClock);
  const found = await late.find();
  expect(found).toMatchObject({ shown: 0, notShown: 501 });
  expect(found?.faults).toHaveLength(20);
});

test('a picture that goes is passed over, and a till without its folder goes on', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.png'), png(2, 2));
  const pictures = new FolderPictures(folder, systemClock);
  await pictures.find();
  rmSync(join(folder, 'a.png'));
  expect(await pictures.source('a.png')).toBeNull();
  for (const none of [undefined, join(folder, 'not-there'), join(folder, 'a.png')]) {
    const without = new FolderPictures(none, systemClock);
    expect(await without.find()).toEqual(
      none === undefined ? undefined : { folder: none, canBeRead: false, shown: 0, notShown: 0, faults: [] },
    );
    expect([without.names(), await without.source('a.png')]).toEqual([[], null]);
  }
});

test('a folder that is away for a while keeps its pictures, and what is put into it later is found', async () => {
  const folder = temporaryFolder();
  const away = `${folder}-away`;
  writeFileSync(join(folder, 'a.png'), png(2, 2));
  const pictures = new FolderPictures(folder, systemClock);
  await pictures.find();
  renameSync(folder, away);
  expect(await pictures.find()).toMatchObject({ canBeRead: false, shown: 1 });
  expect(pictures.names()).toEqual(['a.png']);
  renameSync(away, folder);
  writeFileSync(join(folder, 'b.png'), png(2, 2));
  expect(await pictures.find()).toMatchObject({ canBeRead: true, shown: 2, notShown: 0 });
  expect(pictures.names()).toEqual(['a.png', 'b.png']);
});

test('a folder that does not answer is not waited for, and its pictures come when it does', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.png'), png(2, 2));
  // Time passes before any file can have been read.
  const clock = new VirtualClock(undefined, () => Promise.resolve());
  const pictures = new FolderPictures(folder, clock);
  const first = pictures.find();
  await clock.advance(5_000);
  expect(await first).toEqual({ folder, canBeRead: false, shown: 0, notShown: 0, faults: [] });
  expect(await pictures.find()).toMatchObject({ canBeRead: true, shown: 1 });
});
