import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as words from '../../../shared/text/en/index.ts';
import * as laterWords from '../../../shared/text/en/later.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const MANUAL = [
  'cashier',
  'manager',
  'deployment',
  'profile',
  'scanners',
  'printers',
  'catalogue',
  'shortcuts',
  'troubleshooting',
  'glossary',
];

type Fill = (...parts: string[]) => string;

const filled = (fill: Fill): string => fill(...Array.from({ length: fill.length }, () => '…'));

function saidBy(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [filled(value as Fill)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(saidBy) : [];
}

/** All that the screens say in English, with `…` for what is filled in. */
const SAID = new Set([words, laterWords].flatMap(saidBy));

test.each(MANUAL)('what %s.md has in bold stands on a screen exactly so', (page) => {
  const text = readFileSync(join(DOCS, `${page}.md`), 'utf8');
  const quoted = [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, phrase = '']) =>
    phrase.replaceAll(/\s+/g, ' '),
  );
  expect(quoted.filter((phrase) => !SAID.has(phrase))).toEqual([]);
});
