import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeAtQuit } from '../../../src-main/boot/process/close-at-quit.ts';
import { LogFile } from '../../../src-main/diagnosis/log/log-file.ts';
import { RestartRecord } from '../../../src-main/diagnosis/restarts/restart-record.ts';
import { StartingAgain } from '../../../src-main/electron/process/starting-again.ts';
import { nextTurn } from '../../../src-main/supervision/next-turn.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

let listeners: readonly (readonly unknown[])[];
beforeEach(() => {
  listeners = SIGNALS.map((signal) => process.listeners(signal));
});
afterEach(() => {
  for (const [index, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal))
      if (!listeners[index]?.includes(listener)) process.off(signal, listener);
});

/** A till that is open, and what is known of it on the disk. */
function openTill(close: () => Promise<void>) {
  const folder = temporaryFolder();
  const log = new LogFile(join(folder, 'logs'), () => 0);
  const restarts = new RestartRecord(folder, () => 0);
  restarts.begin();
  const app = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const window = new EventEmitter();
  const startingAgain = new StartingAgain({ relaunch: vi.fn(), quit: vi.fn() }, { isSupervised: false });
  closeAtQuit(app as never, { window: window as never, log, restarts, startingAgain, isTrial: false, close });
  const read = (...names: readonly string[]) => readFileSync(join(folder, ...names), 'utf8');
  return { folder, app, window, restarts, read };
}

test('a till that cannot be closed in good order ends all the same, and the next start may open it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { app, read } = openTill(() => {
    throw new Error('EIO: i/o error, read');
  });
  app.emit('will-quit', { preventDefault: () => undefined });
  await expect.poll(() => app.exit.mock.calls).toEqual([[0]]);
  expect(read('logs', 'till.jsonl')).toContain('till-closed');
  expect(read('restarts.json')).toContain('"isOpen":false');
});

test('what was typed last is written also where the slow disk of the ledger takes all the time before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let written = false;
  const { app, folder } = openTill(async () => {
    // The ledger is closed at once, and nothing else can run meanwhile.
    vi.advanceTimersByTime(2_500);
    await writeFile(join(folder, 'carts.json'), 'the last cart');
    written = true;
  });
  let wasWritten: boolean | undefined;
  app.exit.mockImplementation(() => void (wasWritten = written));
  app.emit('will-quit', { preventDefault: () => undefined });
  while (wasWritten === undefined) await nextTurn();
  expect(wasWritten).toBe(true);
});

test('a disk that takes nothing at all keeps the till from closing for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = openTill(() => new Promise(() => undefined));
  app.emit('will-quit', { preventDefault: () => undefined });
  vi.advanceTimersByTime(1_999);
  await nextTurn();
  expect(app.exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await nextTurn();
  await nextTurn();
  expect(app.exit).toHaveBeenCalledOnce();
});

test('a till whose Windows is shut down was closed, also where the process ends with the event', async () => {
  const close = vi.fn(() => Promise.resolve());
  const { folder, app, window, restarts, read } = openTill(close);
  await expect.poll(() => read('restarts.json')).toContain('"isOpen":true');
  const quitting = vi.fn();
  app.on('before-quit', quitting);
  window.emit('session-end');
  expect(read('restarts.json')).toContain('"isOpen":false');
  expect(quitting).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledWith({ forGood: true });
  await restarts.end();
  const next = new RestartRecord(folder, () => 0);
  next.begin();
  expect(next.all()).toEqual([]);
});
