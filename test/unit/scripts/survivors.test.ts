import { expect, test } from 'vitest';
import { faultsAmong } from '../../../scripts/checks/survivors.mjs';

const FILE = 'src-main/sales/due.ts';
const SOURCE = `export function isDue(at: number, now: number): boolean {
  if (at === 0) {
    return false;
  }
  return now >= at;
}
`;

/** Changes `from` to `to` in the source, and no test notices. */
function mutant(from: string, to: string, status = 'Survived') {
  const place = (offset: number) => {
    const before = SOURCE.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const start = SOURCE.indexOf(from);
  return { status, replacement: to, location: { start: place(start), end: place(start + from.length) } };
}

const boundary = mutant('now >= at', 'now > at');
const whole = mutant('{\n    return false;\n  }', '{}');
const filesWith = (...mutants: readonly ReturnType<typeof mutant>[]) => ({
  [FILE]: { source: SOURCE, mutants },
});
const NOTHING = { explained: {}, unexamined: {} };
const because = 'nothing is due at the millisecond';
const explained = {
  ...NOTHING,
  explained: { [FILE]: [{ from: 'return now >= at;', to: 'return now > at;', because }] },
};

test('a change that no test notices is a fault, named with its lines', () => {
  expect(faultsAmong(filesWith(boundary), NOTHING)).toEqual([
    `${FILE}:5: no test notices\n    return now >= at;\n  → return now > at;`,
  ]);
  expect(faultsAmong(filesWith(whole), NOTHING)).toEqual([
    `${FILE}:2: no test notices\n    if (at === 0) { return false; }\n  → if (at === 0) {}`,
  ]);
});

test('so is one in code that no test runs', () => {
  expect(faultsAmong(filesWith({ ...boundary, status: 'NoCoverage' }), NOTHING)).toHaveLength(1);
});

test.each(['Killed', 'Timeout', 'Ignored', 'CompileError'])('one that is %s is none', (status) => {
  expect(faultsAmong(filesWith({ ...boundary, status }), NOTHING)).toEqual([]);
});

test('an explained one is none, and explains no other', () => {
  expect(faultsAmong(filesWith(boundary), explained)).toEqual([]);
  expect(faultsAmong(filesWith(boundary, whole), explained)).toHaveLength(1);
});

test('an explanation of what the source does not have any more is a fault', () => {
  expect(faultsAmong(filesWith(whole), explained)).toContain(
    `${FILE}: explained, but the source has it no more: return now >= at; → return now > at;`,
  );
  expect(faultsAmong(filesWith({ ...boundary, status: 'Killed' }), explained)).toEqual([]);
});

test('of a file that nobody has examined all are named as soon as there are more than were counted', () => {
  const counted = { ...NOTHING, unexamined: { [FILE]: 1 } };
  expect(faultsAmong(filesWith(boundary), counted)).toEqual([]);
  expect(faultsAmong(filesWith(boundary, whole), counted)).toHaveLength(2);
});
