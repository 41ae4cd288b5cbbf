import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSetAside, setAside, trySetAside } from '../../src-main/set-aside.ts';
import { temporaryFolder } from '../support/system/temporary-folder.ts';

const kinds = {
  file: (path: string, content: string) => writeFileSync(path, content),
  folder: (path: string, content: string) => {
    mkdirSync(path);
    writeFileSync(join(path, 'inside'), content);
  },
  link: (path: string, content: string) => symlinkSync(content, path),
};
const KINDS = Object.keys(kinds) as (keyof typeof kinds)[];

test.each(KINDS.flatMap((first) => KINDS.map((second) => [first, second] as const)))(
  'a %s that was set aside stays where a %s is set aside later',
  (first, second) => {
    const path = join(temporaryFolder(), 'settings.json');
    kinds[first](path, 'first');
    expect(setAside(path)).toBe(`${path}.unreadable`);
    const before = lstatSync(`${path}.unreadable`).ino;
    kinds[second](path, 'second');
    expect(setAside(path)).toBe(`${path}.unreadable-2`);
    expect(lstatSync(`${path}.unreadable`).ino).toBe(before);
    expect(lstatSync(path, { throwIfNoEntry: false })).toBeUndefined();
  },
);

test('of what is set aside again and again the first nine stay, and the latest', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'settings.json');
  for (let time = 1; time <= 12; time++) {
    kinds[KINDS[time % 2] ?? 'file'](path, `${time}`);
    setAside(path);
  }
  expect(readdirSync(folder)).toHaveLength(10);
  expect(readdirSync(folder).every(isSetAside)).toBe(true);
  expect(readFileSync(join(`${path}.unreadable`, 'inside'), 'utf8')).toBe('1');
  expect(readFileSync(`${path}.unreadable-10`, 'utf8')).toBe('12');
});

test('what cannot be set aside stays, and is only said where nothing depends on it', () => {
  const path = join(temporaryFolder(), 'settings.json');
  expect(() => setAside(path)).toThrow('ENOENT');
  expect(trySetAside(path)).toBeUndefined();
  expect(existsSync(`${path}.unreadable`)).toBe(false);
});
