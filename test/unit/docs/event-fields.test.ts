import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERY_EVENT } from '../../support/records/every-event.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/ledger.md'), 'utf8');

/** The rows of the table of events, by type; a row may be that of several. */
const ROWS = new Map(
  [...PAGE.matchAll(/^\| (`[^|]+) \| ([^\n]+) \|$/gm)].flatMap(([, types = '', fields = '']) =>
    namesIn(types).map((type) => [type, namesIn(fields)] as const),
  ),
);

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

test.each(Object.entries(EVERY_EVENT))('the page of the ledger names each field of %s', (type, event) => {
  const { type: _type, ...fields } = event;
  expect(Object.keys(fields).filter((field) => !ROWS.get(type)?.includes(field))).toEqual([]);
  expect(ROWS.has(type)).toBe(true);
});
