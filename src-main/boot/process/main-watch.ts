import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Pulse } from '../../supervision/pulse.ts';
import { mainThreadOf } from './main-thread-of.ts';
import { sleepOf } from './sleep-of.ts';
import { spareProcessorMs, systemClock } from './system-clock.ts';
import type { MainWatch } from '../../electron/process/watch-main.ts';

// This thread of the main process goes on where the main thread hangs, and nothing else in the process could find that
// out.

const { mark, mayMiss } = workerData as MainWatch;

const pulse = new Pulse({
  clock: systemClock,
  spareMs: spareProcessorMs,
  thread: () => mainThreadOf(process.pid),
  sleep: () => sleepOf(process.pid, []),
  ask: () => parentPort?.postMessage('ask'),
  mayMiss: () => mayMiss,
  onSilent: () => {
    try {
      writeFileSync(mark, '', { mode: 0o600 });
    } finally {
      // Nothing is lost: the sale is on the disk, and the supervisor starts the till again.
      process.kill(process.pid, 'SIGKILL');
    }
  },
});
parentPort?.on('message', () => pulse.answered());
void pulse.watch(new AbortController().signal);
