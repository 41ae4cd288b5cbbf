import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAtQuit } from '../../../src-main/boot/process/close-at-quit.ts';
import { LogFile } from '../../../src-main/diagnosis/log/log-file.ts';
import { RestartRecord } from '../../../src-main/diagnosis/restarts/restart-record.ts';
import { StartingAgain } from '../../../src-main/electron/process/starting-again.ts';
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
