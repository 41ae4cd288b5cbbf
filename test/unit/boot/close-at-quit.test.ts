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

test('a till that cannot be closed in good order ends all the same, and the next start may open it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const folder = temporaryFolder();
  const log = new LogFile(join(folder, 'logs'), () => 0);
  const restarts = new RestartRecord(folder, () => 0);
  restarts.begin();
  const app = Object.assign(new EventEmitter(), { exit: vi.fn() });
  closeAtQuit(app as never, {
    log,
    restarts,
    startingAgain: new StartingAgain({ relaunch: vi.fn(), quit: vi.fn() }, { isSupervised: false }),
    isTrial: false,
    close: () => {
      throw new Error('EIO: i/o error, read');
    },
  });
  app.emit('will-quit', { preventDefault: () => undefined });
  await expect.poll(() => app.exit.mock.calls).toEqual([[0]]);
  expect(readFileSync(join(folder, 'logs', 'till.jsonl'), 'utf8')).toContain('till-closed');
  expect(readFileSync(join(folder, 'restarts.json'), 'utf8')).toContain('"isOpen":false');
});
