import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import { succeeded } from '../../../shared/failure.ts';
import { ExportTask } from '../../../src-main/reports/export-task.ts';
import { STATEMENT_LIMIT } from '../../../src-main/reports/formats/statement-form.ts';
import { writeTable } from '../../../src-main/reports/formats/write-table.ts';
import { NOTHING_READ } from '../../support/reports/nothing-read.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { CsvTable, ExportUnderWay } from '../../../src-main/reports/ports.ts';

/** A statement of so many lines of one cent each. */
function statement(lines: number, reference = (line: number) => `R-${line}`): CsvTable {
  return {
    name: 'xero',
    limit: STATEMENT_LIMIT,
    text: async function* () {
      yield await Promise.resolve('Date,Amount,Reference\r\n');
      for (let line = 1; line <= lines; line++) yield `2026-05-12,0.01,${reference(line)}\r\n`;
    },
  };
}

const references = (file: string) =>
  parse<{ readonly Reference: string }>(readFileSync(file), { columns: true }).map((line) => line.Reference);

test('what fits is one file under the name that was chosen', async () => {
  const folder = temporaryFolder();
  const saved = await writeTable(join(folder, 'xero.csv'), statement(999));
  expect(saved).toEqual({ fileName: 'xero.csv' });
  expect(readdirSync(folder)).toEqual(['xero.csv']);
  expect(references(join(folder, 'xero.csv'))).toHaveLength(999);
});

test('a line more makes two files, each with its head, in which every line is once and in its place', async () => {
  const folder = temporaryFolder();
  const saved = await writeTable(join(folder, 'my.xero.csv'), statement(1000));
  expect(saved).toEqual({
    fileName: 'my.xero-part-1.csv',
    parts: { count: 2, last: 'my.xero-part-2.csv' },
  });
  const names = readdirSync(folder).sort();
  expect(names).toEqual(['my.xero-part-1.csv', 'my.xero-part-2.csv']);
  const parts = names.map((name) => references(join(folder, name)));
  expect(parts.map(({ length }) => length)).toEqual([999, 1]);
  expect(parts.flat()).toEqual(Array.from({ length: 1000 }, (_, index) => `R-${index + 1}`));
});

test('a part is full by its bytes, too: letters of several bytes count as many', async () => {
  const folder = temporaryFolder();
  const reference = () => '売'.repeat(250);
  const saved = await writeTable(join(folder, 'xero.csv'), statement(999, reference));
  expect(saved.parts?.count).toBe(3);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  expect(files.every(({ length }) => length <= 350_000)).toBe(true);
  expect(readdirSync(folder).flatMap((name) => references(join(folder, name)))).toHaveLength(999);
});

test('a part may be as large as the limit, and no larger', async () => {
  const table = (bytes: number): CsvTable => ({
    ...statement(0),
    limit: { lines: 1000, bytes },
    text: async function* () {
      yield* await Promise.resolve(['head\n', 'one\n', 'two\n']);
    },
  });
  const partsAt = async (bytes: number) =>
    (await writeTable(join(temporaryFolder(), 'xero.csv'), table(bytes))).parts?.count;
  expect([await partsAt(13), await partsAt(12)]).toEqual([undefined, 2]);
});

test('what fails or is cancelled in a later part leaves none, and the file from before as it was', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'xero.csv');
  writeFileSync(file, 'from before');
  const fails = statement(3000, (line) => {
    if (line > 2500) throw new Error('the record cannot be read');
    return `R-${line}`;
  });
  await expect(writeTable(file, fails)).rejects.toThrow('the record cannot be read');
  const stop = new AbortController();
  const cancelled = statement(3000, (line) => {
    if (line === 2500) {
      expect(existsSync(join(folder, 'xero-part-1.csv.new'))).toBe(true);
      stop.abort();
    }
    return `R-${line}`;
  });
  const run = { signal: stop.signal, onProgress: () => undefined };
  await expect(writeTable(file, cancelled, run)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['xero.csv']);
  expect(readFileSync(file, 'utf8')).toBe('from before');
});

test('of an earlier table of the same name nothing stays beside the new one, in however many parts either is', async () => {
  const folder = temporaryFolder();
  const write = async (lines: number) => {
    await writeTable(join(folder, 'xero.csv'), statement(lines));
    return readdirSync(folder).sort();
  };
  const parts = (count: number) => Array.from({ length: count }, (_, index) => `xero-part-${index + 1}.csv`);
  expect(await write(10)).toEqual(['xero.csv']);
  expect(await write(4500)).toEqual(parts(5));
  expect(await write(2500)).toEqual(parts(3));
  expect(await write(10)).toEqual(['xero.csv']);
});

test('parts of an earlier table go from the last on, so that none is behind a gap where one cannot be removed', async () => {
  const folder = temporaryFolder();
  await writeTable(join(folder, 'xero.csv'), statement(4500));
  rmSync(join(folder, 'xero-part-4.csv'));
  mkdirSync(join(folder, 'xero-part-4.csv'));
  await expect(writeTable(join(folder, 'xero.csv'), statement(2500))).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('xero-part-5.csv');
});

test('an earlier table stays as it was where the new one fails', async () => {
  const folder = temporaryFolder();
  await writeTable(join(folder, 'xero.csv'), statement(2500));
  const fails = statement(1500, (line) => {
    if (line > 1200) throw new Error('the record cannot be read');
    return `N-${line}`;
  });
  await expect(writeTable(join(folder, 'xero.csv'), fails)).rejects.toThrow();
  const names = readdirSync(folder).sort();
  expect(names.flatMap((name) => references(join(folder, name)))).toHaveLength(2500);
});

/** What the disk has after a power cut when all new parts are on it, and only the first steps after that were made. */
async function cutWhileNaming(lines: { readonly before: number; readonly now: number }) {
  const folder = temporaryFolder();
  const cut = temporaryFolder();
  const file = join(cut, 'xero.csv');
  await writeTable(join(folder, 'xero.csv'), statement(lines.before));
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1_000_000, 1_000_000);
  const memory: (ExportUnderWay | undefined)[] = [];
  const keep = { load: () => undefined, save: (kept: ExportUnderWay | undefined) => memory.push(kept) };
  const task = new ExportTask(systemClock, keep, NOTHING_READ, () => undefined);
  await task.run('xero', async (run) => {
    run.onFile?.(file);
    const onWhole = (parts: number) => {
      run.onWhole?.(parts);
      cpSync(folder, cut, { recursive: true, preserveTimestamps: true });
    };
    const now = statement(lines.now, (line) => `N-${line}`);
    return succeeded(await writeTable(join(folder, 'xero.csv'), now, { ...run, onWhole }));
  });
  const underWay = memory.find((kept) => kept?.parts !== undefined);
  const startAgain = async () => {
    const kept = { load: () => underWay, save: () => undefined };
    const later = new ExportTask(systemClock, kept, NOTHING_READ, () => undefined);
    await later.written();
    return { view: later.view, names: readdirSync(cut).sort() };
  };
  return { cut, startAgain };
}

test.each([
  ['before the first step', () => undefined],
  ['where a part of the earlier table was removed', (cut: string) => rmSync(join(cut, 'xero-part-5.csv'))],
  [
    'where all of these were, and one part has its name',
    (cut: string) => {
      for (const nth of [5, 4]) rmSync(join(cut, `xero-part-${nth}.csv`));
      renameSync(join(cut, 'xero-part-1.csv.new'), join(cut, 'xero-part-1.csv'));
    },
  ],
])('after a power cut %s the next start finishes the table', async (_, step) => {
  const { cut, startAgain } = await cutWhileNaming({ before: 4500, now: 2500 });
  step(cut);
  const { names, view } = await startAgain();
  expect(view).toBeUndefined();
  expect(names).toEqual([1, 2, 3].map((nth) => `xero-part-${nth}.csv`));
  const lines = names.flatMap((name) => references(join(cut, name)));
  expect(lines).toEqual(Array.from({ length: 2500 }, (__, index) => `N-${index + 1}`));
});

test('a part that is missing after a power cut makes no table, and the earlier one stays', async () => {
  const { cut, startAgain } = await cutWhileNaming({ before: 4500, now: 2500 });
  rmSync(join(cut, 'xero-part-3.csv.new'));
  const { names, view } = await startAgain();
  expect(view?.end?.result).toBe('interrupted');
  expect(names).toEqual([1, 2, 3, 4, 5].map((nth) => `xero-part-${nth}.csv`));
});

test('what has its names after a power cut is left as it is', async () => {
  const { cut, startAgain } = await cutWhileNaming({ before: 10, now: 2500 });
  rmSync(join(cut, 'xero.csv'));
  for (const nth of [1, 2, 3])
    renameSync(join(cut, `xero-part-${nth}.csv.new`), join(cut, `xero-part-${nth}.csv`));
  writeFileSync(join(cut, 'xero.csv'), 'somebody’s own');
  const { names, view } = await startAgain();
  expect(view).toBeUndefined();
  expect(names).toContain('xero.csv');
});
