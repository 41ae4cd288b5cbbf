import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Pulse } from '../../supervision/pulse.ts';
import { spareProcessorMs, systemClock } from './system-clock.ts';
import type { MainWatch } from '../../electron/process/watch-main.ts';

// A thread of the main process: it runs on where the main thread hangs, which nothing else in it could find out.

const { mark, mayMiss } = workerData as MainWatch;

const pulse = new Pulse({
  clock: systemClock,
  spareMs: spareProcessorMs,
  ask: () => parentPort?.postMessage('ask'),
  mayMiss: () => mayMiss,
  onSilent: () => {
    try {
      writeFileSync(mark, '', { mode: 0o600 });
    } finally {
      // The sale is on the disk, and whoever supervises the till starts it again.
      process.kill(process.pid, 'SIGKILL');
    }
  },
});
parentPort?.on('message', () => pulse.answered());
void pulse.watch(new AbortController().signal);
