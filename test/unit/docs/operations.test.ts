import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DESCRIPTION } from '../../../sandbox/description/description.ts';
import { findOperation, operationsOf } from '../../contract/operations.ts';
import { BACK_OFFICE_CALLS } from '../../support/back-office/back-office-operations.ts';
import { OPERATION_COMMANDS } from '../../support/back-office/operation-commands.ts';
import {
  BY_THE_TILL,
  OPERATION_SCREENS,
  WITHOUT_SCREEN,
} from '../../support/back-office/operation-screens.ts';
import type { BackOfficeEndpoints } from '../../../src-main/service/back-office/endpoints.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const DESCRIBED = operationsOf(DESCRIPTION);

/** All sources of a folder, as one text. */
function sourceOf(folder: string): string {
  const sources = join(PROJECT, folder);
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(sources, name), 'utf8'))
    .join('\n');
}

/** What screens send commands with. */
const SENT = /(?:\bcall\(\s*commands,|\buse(?:Command|(?:News)?Reading)\(|\bcommands\[)\s*'([\w.]+)'/g;

const source = sourceOf('src-main/back-office');
const sentByScreens = new Set([...sourceOf('src-renderer').matchAll(SENT)].map(([, name = '']) => name));

/** The client's functions that make a request, as `family.function`. */
async function clientCall(call: (backOffice: BackOfficeEndpoints) => Promise<unknown>): Promise<string> {
  const path: string[] = [];
  const recorder: unknown = new Proxy(() => recorder, {
    get: (_, name) => {
      if (name === 'then') return undefined;
      path.push(String(name));
      return recorder;
    },
  });
  await call(recorder as BackOfficeEndpoints);
  return path.slice(0, 2).join('.');
}

/** By the name of an operation: the client's functions for it. */
async function callsByOperation(): Promise<ReadonlyMap<string, readonly string[]>> {
  const calls = new Map<string, readonly string[]>();
  for (const [sent, call] of BACK_OFFICE_CALLS) {
    const [method = '', target = ''] = sent.split(' ');
    const found = findOperation(DESCRIBED, method, target.replace(/\?.*/, ''));
    const name = found?.operation.operationId;
    if (name !== undefined) calls.set(name, [...(calls.get(name) ?? []), await clientCall(call)]);
  }
  return calls;
}

/** As the formatter writes it: each column as wide as its widest cell. */
function table([head = [], ...rows]: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((_, nth) => Math.max(...[head, ...rows].map((row) => row[nth]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, nth) => cell.padEnd(widths[nth] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}

test('an operation has a screen exactly where the back office calls it', async () => {
  const calls = await callsByOperation();
  const called = [...calls].flatMap(([name, functions]) =>
    functions.some((each) => new RegExp(`\\b${each.replace('.', '\\.')}s?\\b`).test(source)) ? [name] : [],
  );
  const screens = Object.keys(OPERATION_SCREENS).filter((name) => !BY_THE_TILL.has(name));
  expect(screens.sort()).toEqual(called.sort());
});

test('an operation has a screen exactly where commands are named for it, and screens send each of them', () => {
  expect(Object.keys(OPERATION_COMMANDS).sort()).toEqual(Object.keys(OPERATION_SCREENS).sort());
  const unsent = Object.entries(OPERATION_COMMANDS).flatMap(([operation, commands]) =>
    commands.filter((name) => !sentByScreens.has(name)).map((name) => `${operation}: ${name}`),
  );
  expect(unsent).toEqual([]);
});

test('what is not deprecated has a screen, or is nothing that a person would ask for', () => {
  const current = DESCRIBED.filter(({ operation }) => operation.deprecated !== true);
  const known = Object.keys({ ...OPERATION_SCREENS, ...WITHOUT_SCREEN });
  expect(current.map(({ operation }) => operation.operationId).sort()).toEqual(known.sort());
});

test('a page or a button that is named for an operation stands on a screen exactly so', () => {
  const catalogue = readFileSync(join(PROJECT, 'shared/messages/en.arb'), 'utf8');
  const said = new Set(Object.values(JSON.parse(catalogue) as Record<string, unknown>));
  // What begins small is a place in words: "a merchant", "after a lost answer".
  const named = Object.values(OPERATION_SCREENS)
    .flatMap((screen) => screen.split(/[;:,] /))
    .filter((name) => /^[A-Z]/.test(name));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !said.has(name))).toEqual([]);
});

test('docs/operations.md has every operation of the description, and where a screen reaches it', async () => {
  const calls = await callsByOperation();
  const rows = DESCRIBED.map(({ method, path, operation: { operationId, deprecated } }) => {
    const screen =
      deprecated === true ? 'deprecated' : { ...OPERATION_SCREENS, ...WITHOUT_SCREEN }[operationId];
    const client = [...new Set(calls.get(operationId))].map((each) => `\`${each}\``).join(' ');
    const commands = (OPERATION_COMMANDS[operationId] ?? []).map((each) => `\`${each}\``).join(' ');
    return [`\`${method.toUpperCase()} ${path}\``, `\`${operationId}\``, client, commands, screen ?? ''];
  });
  const current = DESCRIBED.filter(({ operation }) => operation.deprecated !== true);
  const reached = current.filter(({ operation }) => operation.operationId in OPERATION_SCREENS);
  const text = [
    '# Operations of the service, and their screens',
    '',
    `${reached.length} of ${current.length} operations that are not deprecated are reached from a screen; the others nobody has to ask for. "Client" is the function`,
    'of `src-main/service/back-office/endpoints.ts` that makes the request; "command" is what a screen sends to main for',
    'it; "screen" is where a person has it made, the pages of the back office by their names.',
    '',
    'This page is made: `npx vitest run test/unit/docs/operations.test.ts -u` writes it again, and the test fails where it,',
    'the description or the code say something else.',
    '',
    ...table([['operation', 'name', 'client', 'command', 'screen'], ...rows]),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(join(PROJECT, 'docs/operations.md'));
});
