import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const TEXT = readFileSync(join(PROJECT, 'docs/specification.md'), 'utf8');

/** The sections of the specification that state something, by their titles. */
const SECTIONS = [
  'What the service does',
  'Conventions that apply to all resources',
  'Address object',
  'Customer object (`CustomerRequest`)',
  'Contact fields',
  'Amount and volume fields',
  'Merchant category codes',
  'Tender types',
  'Payment',
  'Partner, merchant, location, terminal',
  'Onboarding application',
  'Onboarding webhook configuration',
  'Settlement side',
  'Pagination envelope and error object',
  'Payment statuses (`statusCode`)',
  'Onboarding application statuses',
  'Batch statuses',
  'Other state-bearing resources',
  'Endpoints',
  'Payments',
  'Onboarding',
  'Partners, merchants, locations, terminals',
  'Payment history',
  'Settlement and reconciliation',
  'Authentication',
  'API key',
  'OAuth 2.0 password grant',
  'Events',
  'Payment and terminal webhooks',
  'Onboarding webhooks (partner level)',
  'Settlement webhooks',
  'Error object',
  'HTTP status codes',
  'Limits',
  'Versioning',
];

/** Where the files of each column lie. */
const FOLDERS = ['sandbox', 'src-main', 'test'] as const;

interface Row {
  readonly statement: string;
  /** Sandbox, client, tests. */
  readonly cells: readonly string[];
}

function rows(): Row[] {
  return TEXT.split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (-|statement)/.test(line))
    .map((line) => {
      const [statement = '', ...cells] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { statement, cells };
    });
}

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file);

test('every section of the specification is there, and no other', () => {
  const titles = [...TEXT.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(titles).toEqual(SECTIONS);
});

test('every file that is named exists', () => {
  const missing = rows().flatMap(({ cells }) =>
    cells.flatMap((cell, column) =>
      filesIn(cell)
        .map((file) => join(FOLDERS[column] ?? '', file))
        .filter((file) => !existsSync(join(PROJECT, file))),
    ),
  );
  expect(missing).toEqual([]);
});

test('every statement has an implementation or says why not, and a test', () => {
  const open = rows().filter(({ cells: [sandbox = '', client = '', tests = ''] }) => {
    const isBuilt = filesIn(sandbox).length + filesIn(client).length > 0;
    const isExplained = /^(nothing to build|not imitated)/.test(sandbox);
    return (!isBuilt && !isExplained) || filesIn(tests).length === 0;
  });
  expect(open).toEqual([]);
});

test('every described path is named', () => {
  const paths = Object.keys(DESCRIPTION.paths);
  expect(paths.filter((path) => !TEXT.includes(`\`${path}\``))).toEqual([]);
});
