import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';

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

type Message = (values: object) => string;

/** Whatever is put into a message. */
const ANYTHING = new Proxy({}, { get: () => '…' });

function saidBy(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [(value as Message)(ANYTHING)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(saidBy) : [];
}

/** All that the screens say in English, with `…` for what is filled in. */
const SAID = new Set(saidBy(await loadAllMessages('en')));

test.each(MANUAL)('what %s.md has in bold stands on a screen exactly so', (page) => {
  const text = readFileSync(join(DOCS, `${page}.md`), 'utf8');
  const quoted = [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, phrase = '']) =>
    phrase.replaceAll(/\s+/g, ' '),
  );
  expect(quoted.filter((phrase) => !SAID.has(phrase))).toEqual([]);
});
