import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ArticlePictures } from '../../../src-main/checkout/pictures/article-pictures.ts';
import { readPicture } from '../../../src-main/checkout/pictures/read-picture.ts';
import { png } from '../../support/system/png.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(temporaryFolder(), 'counters', 'till', 'pictures.json');
});

const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes);
const faultOf = async (name: string) => {
  const read = await readPicture(folder, name);
  return typeof read === 'string' ? read : read.type;
};
const pictures = (...names: readonly string[]) =>
  new ArticlePictures({ file, named: () => Promise.resolve(new Set(names)), atFirst: AT_FIRST });
const AT_FIRST = new Map([['apple.png', 'data:image/svg+xml,apple']]);

test('a picture is what its bytes say, whatever it is called', async () => {
  put('tea.jpg', png(300, 200));
  put('notes.png', 'milk, sugar');
  put('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await faultOf('tea.jpg')).toBe('image/png');
  expect(await faultOf('notes.png')).toBe('not-a-picture');
  expect(await faultOf('drawing.svg')).toBe('not-a-picture');
});

test('what is too large is said, in bytes and in dots', async () => {
  put('large.png', Buffer.concat([png(4, 3), Buffer.alloc(200_000)]));
  put('wide.png', png(1_001, 2));
  put('just.png', png(1_000, 1_000));
  expect(await faultOf('large.png')).toBe('too-large');
  expect(await faultOf('wide.png')).toBe('too-many-dots');
  expect(await faultOf('just.png')).toBe('image/png');
});

test('no link, folder or pipe is read, and nothing outside of the folder', async () => {
  put('tea.png', png(4, 3));
  const outside = join(temporaryFolder(), 'secret.png');
  writeFileSync(outside, png(4, 3));
  symlinkSync(outside, join(folder, 'link.png'));
  symlinkSync(join(folder, 'tea.png'), join(folder, 'inner.png'));
  mkdirSync(join(folder, 'sub.png'));
  execFileSync('mkfifo', [join(folder, 'pipe.png')]);
  for (const name of ['link.png', 'inner.png', 'sub.png', 'pipe.png'])
    expect(await faultOf(name)).toBe('not-a-file');
  for (const name of ['../secret.png', outside, 'sub.png/../tea.png', '', '.', 'gone.png'])
    expect(await faultOf(name)).toBe('missing');
});

test('a file that the system does not lead to is unreadable', async () => {
  symlinkSync(join(folder, 'loop'), join(folder, 'loop'));
  expect(await readPicture(join(folder, 'loop'), 'tea.png')).toBe('unreadable');
});

test('the folder stays chosen, and only what articles name is read from it', async () => {
  put('tea.png', png(4, 3));
  put('other.png', png(4, 3));
  const before = pictures('tea.png', 'gone.png');
  expect(await before.source('tea.png')).toBeNull();
  expect(await before.check()).toEqual({ ready: 0, notShown: 0, faults: [] });
  expect(await before.use(folder)).toEqual({ ok: true, value: null });
  const again = pictures('tea.png', 'gone.png');
  expect(await again.source('tea.png')).toBe(`data:image/png;base64,${png(4, 3).toString('base64')}`);
  expect(await again.source('other.png')).toBeNull();
  expect(await again.source('gone.png')).toBeNull();
  expect(await again.check()).toEqual({
    folder,
    ready: 1,
    notShown: 1,
    faults: [{ name: 'gone.png', fault: 'missing' }],
  });
});

test('pictures that come with the first articles are shown until a folder is chosen, and only where one is named', async () => {
  expect(await pictures('tea.png').source('apple.png')).toBeNull();
  const named = pictures('apple.png');
  expect(await named.source('apple.png')).toBe('data:image/svg+xml,apple');
  expect(await named.check()).toEqual({ ready: 0, notShown: 0, faults: [] });
  await named.use(folder);
  expect(await named.source('apple.png')).toBeNull();
});

test('a folder that has gone breaks nothing: each picture is said to be missing', async () => {
  const chosen = pictures('tea.png');
  await chosen.use(join(folder, 'gone'));
  expect(await chosen.check()).toMatchObject({ faults: [{ name: 'tea.png', fault: 'missing' }] });
});

test('a choice that cannot be read is none, and one that cannot be kept is said and not made', async () => {
  put('tea.png', png(4, 3));
  await pictures().use(folder);
  const tooLong = JSON.stringify({ folder }).padEnd(64 * 1024 + 1);
  for (const damaged of [tooLong, '{"fol', '{"folder":"pictures"}', '[]']) {
    writeFileSync(file, damaged);
    expect(await pictures('tea.png').check()).not.toHaveProperty('folder');
  }
  const chosen = pictures('tea.png');
  mkdirSync(`${file}.new`);
  expect(await chosen.use(folder)).toMatchObject({ failure: { code: 'file-not-written' } });
  expect(await chosen.source('tea.png')).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe('[]');
});

test('of many faults the first are listed, and all are counted', async () => {
  const names = Array.from({ length: 450 }, (_, place) => `${place}.png`);
  const chosen = pictures(...names);
  await chosen.use(folder);
  const { notShown, faults } = await chosen.check();
  expect(notShown).toBe(450);
  expect(faults).toHaveLength(200);
});
