import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { ExportTask } from '../../../../src-main/reports/export-task.ts';
import { reasonOf } from '../../../../src-main/reports/half-file.ts';
import { systemClock } from '../../../../src-main/boot/process/system-clock.ts';
import { memoryIn } from '../../../support/reports/export-memory.ts';
import { NOTHING_READ } from '../../../support/reports/nothing-read.ts';
import { bundleForNode } from '../../../support/system/bundle-for-node.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import type { ExportRun } from '../../../../src-main/reports/ports.ts';
import type { ExportTaskView } from '../../../../shared/contract/back-office/exports.ts';

const day = { year: 2026, month: 5, day: 11 } as const;
const days = { from: day, to: day };
const INTERRUPTED = { kind: 'xero', end: { result: 'interrupted', fileName: 'table.csv', days } };

let program: string;
beforeAll(async () => {
  program = await bundleForNode('test/support/reports/export-until-killed.ts', 'export-until-killed');
});

/** Kills an export at its last line; `linesInAFile` of none is one file. */
async function killed(folder: string, linesInAFile = 0): Promise<void> {
  const exporting = spawn(process.execPath, [program, folder, String(linesInAFile)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(exporting.stdout, 'data');
  exporting.kill('SIGKILL');
  await once(exporting, 'exit');
}

/** The next start of the till, and what it shows first. */
async function nextStart(folder: string): Promise<{ task: ExportTask; view: ExportTaskView | undefined }> {
  const memory = memoryIn(folder);
  const task: ExportTask = new ExportTask(systemClock, memory, NOTHING_READ, () => undefined);
  await task.written();
  return { task, view: task.view };
}

const files = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('table'));

describe('an export that a kill cut short', () => {
  test.each([
    { what: 'one file', lines: 0 },
    { what: 'many files', lines: 30_000 },
  ])('of $what leaves nothing behind, says so at each start, and is saved again', async ({ lines }) => {
    const folder = temporaryFolder();
    await killed(folder, lines);
    expect(files(folder)).not.toEqual([]);
    expect((await nextStart(folder)).view).toEqual(INTERRUPTED);
    expect(files(folder)).toEqual([]);
    const { task, view } = await nextStart(folder);
    expect(view).toEqual(INTERRUPTED);
    await task.run('xero', (run) => {
      run.onFile?.(join(folder, 'table.csv'));
      return Promise.resolve(succeeded({ fileName: 'table.csv' }));
    });
    expect((await nextStart(folder)).view).toBeUndefined();
  });

  test('leaves the file of that name from before as it was', async () => {
    const folder = temporaryFolder();
    const before = join(folder, 'table.csv');
    writeFileSync(before, 'before');
    utimesSync(before, new Date(0), new Date(0));
    await killed(folder);
    expect((await nextStart(folder)).view).toEqual(INTERRUPTED);
    expect(files(folder)).toEqual(['table.csv']);
  });
});

describe('half a file that the disk does not let go', () => {
  /** No file that could be removed. */
  const stuck = (folder: string) => mkdirSync(join(folder, 'table.csv.new', 'inside'), { recursive: true });
  const halfFile = { fileName: 'table.csv.new', reason: 'other' };

  test('is named at each start, until it is gone', async () => {
    const folder = temporaryFolder();
    stuck(folder);
    writeFileSync(join(folder, 'table.csv.new.new'), 'x');
    memoryIn(folder).save({ kind: 'xero', file: join(folder, 'table.csv'), startedAt: 0 });
    const announced = { kind: 'xero', end: { result: 'interrupted', fileName: 'table.csv', halfFile } };
    expect((await nextStart(folder)).view).toEqual(announced);
    expect(files(folder)).toEqual(['table.csv.new']);
    expect((await nextStart(folder)).view).toEqual(announced);
    rmSync(join(folder, 'table.csv.new'), { recursive: true });
    expect((await nextStart(folder)).view?.end).not.toHaveProperty('halfFile');
    expect((await nextStart(folder)).view).toBeUndefined();
  });

  test('is named where an export was cancelled or failed', async () => {
    const folder = temporaryFolder();
    const { task } = await nextStart(folder);
    stuck(folder);
    const failure = { action: 'try-again', code: 'file-not-written' } as const;
    const work = (run: ExportRun) => {
      run.onFile?.(join(folder, 'table.csv'));
      return Promise.resolve(failed(failure));
    };
    await task.run('xero', work);
    expect(task.view?.end).toEqual({ result: 'failed', failure, halfFile });
    await task.run('xero', (run) => {
      task.stop();
      return work(run);
    });
    expect(task.view?.end).toEqual({ result: 'stopped', halfFile });
  });

  test.each([
    ['EACCES', 'denied'],
    ['EROFS', 'readOnly'],
    ['EBUSY', 'inUse'],
    ['EIO', 'other'],
  ])('has a reason for %s', (code, reason) => {
    expect(reasonOf(Object.assign(new Error(code), { code }))).toBe(reason);
  });
});

describe('a till that ended just after', () => {
  const savedAt = (folder: string) =>
    memoryIn(folder).save({ kind: 'xero', file: join(folder, 'table.csv'), startedAt: Date.now() });

  test('the file got its name says nothing', async () => {
    const folder = temporaryFolder();
    savedAt(folder);
    writeFileSync(join(folder, 'table.csv'), 'whole');
    expect((await nextStart(folder)).view).toBeUndefined();
    expect(files(folder)).toEqual(['table.csv']);
  });

  test('some of the files got their names leaves none of them', async () => {
    const folder = temporaryFolder();
    savedAt(folder);
    for (const name of ['table-part-1.csv', 'table-part-2.csv.new', 'table-part-3.csv.new'])
      writeFileSync(join(folder, name), 'x');
    expect((await nextStart(folder)).view?.end?.result).toBe('interrupted');
    expect(files(folder)).toEqual([]);
  });

  test('all of them got theirs keeps them', async () => {
    const folder = temporaryFolder();
    savedAt(folder);
    for (const name of ['table-part-1.csv', 'table-part-2.csv']) writeFileSync(join(folder, name), 'x');
    expect((await nextStart(folder)).view).toBeUndefined();
    expect(files(folder)).toEqual(['table-part-1.csv', 'table-part-2.csv']);
  });
});

test('a till that is closed during an export says at its next start that nothing was saved', async () => {
  const folder = temporaryFolder();
  const task: ExportTask = new ExportTask(systemClock, memoryIn(folder), NOTHING_READ, () => undefined);
  const answer = task.run<object>('xero', (run) => {
    run.onFile?.(join(folder, 'table.csv'));
    return new Promise((resolve) =>
      run.signal.addEventListener('abort', () => resolve(succeeded({})), { once: true }),
    );
  });
  task.close();
  await answer;
  expect((await nextStart(folder)).view).toMatchObject({ kind: 'xero', end: { result: 'interrupted' } });
});
