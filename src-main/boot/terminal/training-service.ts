import { TrainingSandbox } from '../../electron/training/training-sandbox.ts';
import type { TrainingService } from '../../session/till/parts.ts';
import type { Settings } from '../../terminal/settings.ts';

/**
 * The payment service of training mode. It is started on the same port each time, where that is free, so that the addresses of
 * earlier payments stay valid. `program` is the sandbox's entry file; its payments are kept in `stateFile`.
 */
export function trainingService(program: string, stateFile: string, settings: Settings): TrainingService {
  const sandbox = new TrainingSandbox(program, stateFile);
  return {
    start: async () => {
      const started = await sandbox.start(settings.sandboxPort);
      if (started.ok) settings.sandboxPort = started.value.port;
      return started;
    },
    simulate: (trackingId, outcome) => sandbox.simulate(trackingId, outcome),
    stop: () => sandbox.stop(),
  };
}
