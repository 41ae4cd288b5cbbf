import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RENDERER = join(import.meta.dirname, '../../../../src-renderer');

/** The files of screens that draw something for themselves. */
function drawing(what: string): readonly string[] {
  return readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(join(RENDERER, file), 'utf8').includes(what))
    .map((file) => file.replaceAll('\\', '/'));
}

it.each([
  ['yes or no', 'type="checkbox"', 'components/form/checkbox.tsx'],
  ['one of a few', 'type="radio"', 'components/form/radio-group.tsx'],
  ['a list to choose from', '<select', 'components/form/field.tsx'],
  ['something over itself', '<dialog', 'components/dialog/dialog.tsx'],
])('there is one way in which a screen draws %s', (_, what, component) => {
  expect(drawing(what)).toEqual([component]);
});
