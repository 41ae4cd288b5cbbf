import type { TrainingSandbox } from '../../electron/training/training-sandbox.ts';
import type { TrainingService } from '../../session/till/parts.ts';
import type { Settings } from '../../terminal/settings.ts';

/**
 * The payment service of training mode. It is started on the same port each time, where that is free, so that the addresses
 * of earlier payments stay valid.
 */
export function trainingService(
  sandbox: Pick<TrainingSandbox, 'start' | 'simulate' | 'stop'>,
  settings: Pick<Settings, 'sandboxPort'>,
): TrainingService {
  return {
    start: async () => {
      const started = await sandbox.start(settings.sandboxPort);
      if (started.ok) keep(started.value.port, settings);
      return started;
    },
    simulate: (trackingId, outcome) => sandbox.simulate(trackingId, outcome),
    stop: () => sandbox.stop(),
  };
}

function keep(port: number, settings: Pick<Settings, 'sandboxPort'>): void {
  try {
    settings.sandboxPort = port;
  } catch (error) {
    // The sandbox runs by then; after the next start its earlier payments may have another address.
    console.error('the port of the sandbox is not kept', error);
  }
}
