import { expect, test, vi } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { trainingService } from '../../../src-main/boot/terminal/training-service.ts';
import type { TrainingReady } from '../../../src-main/electron/training/training-ready.ts';

test('training begins also where the disk does not take the port of its sandbox', async () => {
  const ready = { port: 4711, profileText: '{}', secrets: {} } as TrainingReady;
  const sandbox = {
    start: () => Promise.resolve(succeeded(ready)),
    simulate: () => Promise.resolve(succeeded(null)),
    stop: () => undefined,
  };
  const settings = {
    get sandboxPort(): number | undefined {
      return undefined;
    },
    set sandboxPort(_port: number | undefined) {
      throw new Error('ENOSPC: no space left on device, write');
    },
  };
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await trainingService(sandbox, settings).start()).toEqual(succeeded(ready));
});
