import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { FLEET_COLUMNS, FLEET_FAULTS, MOST_FLEET_ROWS } from '../../../shared/contract/back-office/fleet.ts';
import { fleetRowSchema } from '../../../src-main/provisioning/fleet/fleet-row.ts';
import { readFleetCsv } from '../../../src-main/provisioning/fleet/read-fleet-csv.ts';

const faultsOf = (text: string) => readFleetCsv(text).faults;

describe('a file of tills', () => {
  test('is read by the names of its columns, with any of the usual separators', () => {
    expect(readFleetCsv('name;Location;tenders\r\nBar;loc_1;usdcBase|ethereum usdcBase\r\n').rows).toEqual([
      { line: 2, locationId: 'loc_1', name: 'Bar', tenderTypes: ['usdcBase', 'ethereum'] },
    ]);
    expect(readFleetCsv('\uFEFFterminal\tstore\nterm_1\tCorner\n').rows).toEqual([
      { line: 2, terminalId: 'term_1', storeName: 'Corner' },
    ]);
  });

  test.each<[string, string, object]>([
    ['a column with a slip', 'location,nmae\na,b', { line: 1, fault: 'unknown-column', text: 'nmae' }],
    ['a column twice', 'location,name,name\na,b,c', { line: 1, column: 'name', fault: 'column-twice' }],
    ['a missing column', 'location\na', { line: 1, column: 'name', fault: 'missing-column' }],
    ['nothing', '', { line: 1, column: 'location', fault: 'missing-column' }],
    ['no tills', 'location,name\n', { line: 0, fault: 'no-rows' }],
    ['a name missing', 'location,name\na,b\na,\n', { line: 3, column: 'name', fault: 'missing' }],
    ['a location missing', 'location,name\n,b', { line: 2, column: 'location', fault: 'missing' }],
    [
      'a place for one that is there',
      'location,terminal\na,b',
      { line: 2, column: 'location', fault: 'place-twice' },
    ],
    ['more cells than columns', 'location,name\na,b,c', { line: 2, fault: 'too-many-cells' }],
    ['an open quotation mark', 'location,name\na,"b', { line: 2, fault: 'quotes' }],
    [
      'a name that is too long',
      `location,name\na,${'b'.repeat(129)}`,
      { line: 2, column: 'name', fault: 'too-long' },
    ],
    [
      'a sign that does not show',
      'location,name\na,b\u200Bc',
      { line: 2, column: 'name', fault: 'malformed' },
    ],
    ['a space in an ID', 'location,name\na b,c', { line: 2, column: 'location', fault: 'malformed' }],
    ['a name twice', 'location,name\na,b\na,b', { line: 3, column: 'name', fault: 'name-twice' }],
    ['a terminal twice', 'terminal\na\na', { line: 3, column: 'terminal', fault: 'terminal-twice' }],
  ])('with %s is refused, with the line', (_what, text, fault) => {
    expect(faultsOf(text)).toContainEqual(fault);
    expect(readFleetCsv(text).rows).toEqual([]);
  });

  test('spaces in a name are one, since the service’s names are read so', () => {
    expect(readFleetCsv('location,name\na, Front  desk\u00a01 ').rows).toMatchObject([
      { name: 'Front desk 1' },
    ]);
    expect(faultsOf('location,name\na,Front desk\na,Front  desk')).toMatchObject([{ fault: 'name-twice' }]);
  });

  test('has a limit', () => {
    const rows = (count: number) =>
      `location,name\n${Array.from({ length: count }, (_, index) => `a,${index}`).join('\n')}`;
    expect(readFleetCsv(rows(MOST_FLEET_ROWS)).rows).toHaveLength(MOST_FLEET_ROWS);
    expect(faultsOf(rows(MOST_FLEET_ROWS + 1))).toEqual([{ line: 0, fault: 'too-many-rows' }]);
  });

  test('names the line on which a till begins, however many lines its cells have', () => {
    expect(faultsOf('location,name\n"a\nb",c\nd,\n').map(({ line }) => line)).toEqual([2, 4]);
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'loc_1',
    'term_1',
    'Bar',
    '"',
    '""',
    '\u202E',
    '\0',
    '=cmd()',
    '\uD800',
    'a\nb',
    'x'.repeat(300),
  ),
);
const table = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom<string>(...FLEET_COLUMNS), cell), { maxLength: 7 }),
    fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 }),
    fc.constantFrom(',', ';', '\t', ' '),
    fc.constantFrom('\n', '\r\n', '\r'),
  )
  .map(([header, rows, separator, end]) => [header, ...rows].map((row) => row.join(separator)).join(end));

test('1,000 hostile files: each is read into tills by the rules or refused in words, and none ends the till', () => {
  const words = new Set<string>(FLEET_FAULTS);
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof(table, fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
      const { rows, faults } = readFleetCsv(text);
      expect(rows.length > 0).toBe(faults.length === 0);
      for (const fault of faults) {
        expect(words.has(fault.fault)).toBe(true);
        expect(fault.line).toBeGreaterThanOrEqual(0);
      }
      for (const row of rows) {
        expect(fleetRowSchema.safeParse(row).success).toBe(true);
        expect(row.terminalId === undefined).toBe(row.locationId !== undefined);
        expect(row.terminalId ?? row.name).toBeTruthy();
        const texts = [row.locationId, row.terminalId, row.name, row.storeName, ...(row.tenderTypes ?? [])];
        for (const each of texts) expect(each ?? '').not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect((row.name ?? '').length).toBeLessThanOrEqual(128);
      }
      if (faults.length > 0) refused += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(refused).toBeGreaterThan(500);
});
