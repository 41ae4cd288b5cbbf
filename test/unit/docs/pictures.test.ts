import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MANUAL_PICTURES } from '../../gallery/manual-pictures.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const files = readdirSync(join(DOCS, 'screenshots')).filter((name) => name.endsWith('.png'));
const pages = readdirSync(DOCS).filter((name) => name.endsWith('.md'));
const shown = pages.flatMap((page) =>
  [...readFileSync(join(DOCS, page), 'utf8').matchAll(/!\[([^\]]*)\]\(screenshots\/([\w-]+\.png)\)/g)].map(
    ([, text = '', file = '']) => ({ page, text, file }),
  ),
);

test('every picture of the manual is made by `npm run pictures`', () => {
  expect(files.toSorted()).toEqual(MANUAL_PICTURES.map(({ file }) => `${file}.png`).toSorted());
});

test('every picture is shown by a page, once, and said in words for whoever does not see it', () => {
  expect(shown.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(shown.filter(({ text }) => text.length < 20)).toEqual([]);
});
