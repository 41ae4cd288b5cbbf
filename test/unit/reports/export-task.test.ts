import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { ExportTask } from '../../../src-main/reports/export-task.ts';
import { NOTHING_READ } from '../../support/reports/nothing-read.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { ExportTaskView } from '../../../shared/contract/back-office/exports.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ExportRun, Saved } from '../../../src-main/reports/ports.ts';

const HOUR_MS = 60 * 60_000;
const SAVED = succeeded({ fileName: 'sales.csv' });
const FAILURE = { action: 'try-again', code: 'file-not-written' } as const;
const NOT_WRITTEN = failed(FAILURE);

const FORGETFUL = { load: () => undefined, save: () => undefined };

function newTask() {
  const clock = new VirtualClock();
  const views: (ExportTaskView | undefined)[] = [];
  const task: ExportTask = new ExportTask(clock, FORGETFUL, NOTHING_READ, () => views.push(task.view));
  return { clock, task, views };
}

/** Ends as a writer does whose signal aborts: with a failure, once its draft is removed. */
const untilStopped = ({ signal }: ExportRun): Promise<Result<Saved>> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(NOT_WRITTEN), { once: true });
  });

const hanging = (): Promise<Result<Saved>> => new Promise(() => undefined);

test('each hundredth is shown once, however many steps there are, and at last the file', async () => {
  const { task, views } = newTask();
  const answer = await task.run('sales', ({ onProgress }) => {
    for (const step of ['reading', 'writing'] as const) {
      for (let done = 0; done <= 100_000; done += 25) onProgress({ step, done, of: 100_000 });
    }
    return Promise.resolve(SAVED);
  });
  expect(answer).toEqual(SAVED);
  expect(views.filter((view) => view?.progress)).toHaveLength(202);
  expect(views).toContainEqual({ kind: 'sales', progress: { step: 'writing', done: 12_000, of: 100_000 } });
  expect(views.at(-1)).toEqual({ kind: 'sales', end: { result: 'saved', fileName: 'sales.csv' } });
});

test('one that is stopped says so before it ends, and then that there is no file', async () => {
  const { task, views } = newTask();
  const answer = task.run('xero', untilStopped);
  expect(await task.run('sales', () => Promise.resolve(SAVED))).toMatchObject({ ok: false });
  task.stop();
  expect(task.view).toEqual({ kind: 'xero', stopping: true });
  expect(await answer).toEqual(succeeded({}));
  expect(views.at(-1)).toEqual({ kind: 'xero', end: { result: 'stopped' } });
  expect(await task.run('sales', () => Promise.resolve(SAVED))).toEqual(SAVED);
});

test('of several files the count and the last one are told', async () => {
  const { task } = newTask();
  const parts = { count: 3, last: 'xero-part-3.csv' };
  await task.run('xero', () => Promise.resolve(succeeded({ fileName: 'xero-part-1.csv', parts })));
  expect(task.view?.end).toEqual({ result: 'saved', fileName: 'xero-part-1.csv', parts });
});

test('what a file does not hold is told with it, and not with the next', async () => {
  const { task } = newTask();
  await task.run('xero', ({ onLeftOut }) => {
    for (const merchant of ['A', 'B', 'A']) onLeftOut?.({ merchant });
    onLeftOut?.({ currency: 'EUR' });
    return Promise.resolve(SAVED);
  });
  expect(task.view?.end).toMatchObject({
    leftOut: [
      { merchant: 'A', count: 2 },
      { merchant: 'B', count: 1 },
      { currency: 'EUR', count: 1 },
    ],
  });
  await task.run('xero', () => Promise.resolve(SAVED));
  expect(task.view?.end).toEqual({ result: 'saved', fileName: 'sales.csv' });
});

test('a file that was there before the stop came is not denied', async () => {
  const { task } = newTask();
  await task.run('xero', () => {
    task.stop();
    return Promise.resolve(SAVED);
  });
  expect(task.view?.end).toEqual({ result: 'saved', fileName: 'sales.csv' });
});

test('what cannot be written is said, and a dialog that nobody answered says nothing', async () => {
  const { task } = newTask();
  expect(await task.run('xero', () => Promise.resolve(NOT_WRITTEN))).toEqual(NOT_WRITTEN);
  expect(task.view?.end).toEqual({ result: 'failed', failure: FAILURE });
  expect(await task.run('xero', () => Promise.resolve(succeeded({})))).toEqual(succeeded({}));
  expect(task.view).toBeUndefined();
});

test('one that takes longer than an hour is given up', async () => {
  const { task, clock } = newTask();
  const answer = task.run('datev', untilStopped);
  await clock.advance(HOUR_MS - 1);
  expect(task.view).toEqual({ kind: 'datev' });
  await clock.advance(1);
  expect(await answer).toEqual(succeeded({}));
  expect(task.view?.end).toEqual({ result: 'timed-out' });
});

test('a disk that does not answer keeps nobody waiting', async () => {
  const { task, clock } = newTask();
  const answer = task.run('datev', ({ onFile }) => {
    onFile?.('/exports/datev.csv');
    return hanging();
  });
  task.stop();
  await clock.advance(9_999);
  expect(task.view?.stopping).toBe(true);
  await clock.advance(1);
  expect(await answer).toEqual(succeeded({}));
  expect(task.view?.end).toEqual({ result: 'stopped' });
});

test('one that is stopped while the system asks where to ends at once, and writes nothing once that is answered', async () => {
  const { task, clock } = newTask();
  let choose = (): void => undefined;
  const chosen = new Promise<void>((resolve) => (choose = resolve));
  const written: string[] = [];
  const answer = task.run('day-pdf', async ({ signal }) => {
    await chosen;
    if (signal.aborted) return NOT_WRITTEN;
    written.push('day.pdf');
    return SAVED;
  });
  task.stop();
  await clock.advance(0);
  expect(await answer).toEqual(succeeded({}));
  expect(task.view?.end).toEqual({ result: 'stopped' });
  expect(await task.run('sales', () => Promise.resolve(SAVED))).toEqual(SAVED);
  choose();
  await clock.advance(0);
  expect(written).toEqual([]);
  expect(task.view).toEqual({ kind: 'sales', end: { result: 'saved', fileName: 'sales.csv' } });
});

test('what was cut short before this start is offered, and nothing more once something else was begun', async () => {
  const days = { from: { year: 2026, month: 5, day: 1 }, to: { year: 2026, month: 5, day: 12 } };
  const goesOn = { days, from: { year: 2026, month: 5, day: 4 } };
  const reading = { ...NOTHING_READ, goesOn: () => Promise.resolve(goesOn) };
  let shown = (): void => undefined;
  const isShown = new Promise<void>((resolve) => (shown = resolve));
  const task = new ExportTask(new VirtualClock(), FORGETFUL, reading, () => shown());
  await isShown;
  expect(task.view).toEqual({ kind: 'payouts', end: { result: 'unfinished', goesOn } });
  let found = (_kept: typeof goesOn): void => undefined;
  const late = new Promise<typeof goesOn>((resolve) => (found = resolve));
  const slow = { ...NOTHING_READ, goesOn: () => late };
  const busy = new ExportTask(new VirtualClock(), FORGETFUL, slow, () => undefined);
  await busy.run('sales', () => Promise.resolve(SAVED));
  found(goesOn);
  await late;
  await Promise.resolve();
  expect(busy.view).toEqual({ kind: 'sales', end: { result: 'saved', fileName: 'sales.csv' } });
});

test('a till that is closed shows nothing more and begins nothing, and waits for what is being removed', async () => {
  const { task, views } = newTask();
  const answer = task.run('sales', untilStopped);
  const shown = views.length;
  task.close();
  await task.written();
  await answer;
  expect(views).toHaveLength(shown);
  expect(await task.run('sales', () => Promise.resolve(SAVED))).toMatchObject({ ok: false });
});

test('an error that nobody expected ends it, and the next one can begin', async () => {
  const { task } = newTask();
  await expect(task.run('sales', () => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect');
  expect(task.view).toBeUndefined();
  expect(await task.run('sales', () => Promise.resolve(SAVED))).toEqual(SAVED);
});
