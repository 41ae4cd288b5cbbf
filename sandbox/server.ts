import type { AddressInfo } from 'node:net';
import { SandboxClock } from './clock.ts';
import { accessTo } from './profile.ts';
import type { Addresses, TerminalAccess } from './profile.ts';
import { addressesAt, composeService } from './service.ts';
import { TRAINING_SIGN_IN, TRAINING_TERMINAL } from './world/training.ts';
import { openWorld } from './world/world.ts';

export interface SandboxOptions {
  /** A free port when omitted or 0. */
  readonly port?: number;
  /** Where the world survives a restart; without it everything is forgotten at the end. */
  readonly stateFile?: string;
  /** Makes time virtual, standing at this moment (ms since 1970) until the control interface advances it. */
  readonly virtualTime?: number;
}

/** A running sandbox: what its ready line says, and how to end it. */
export interface Sandbox extends Addresses, TerminalAccess {
  /** Closes all connections; resolves when the world is on disk. */
  readonly close: () => Promise<void>;
}

/** Starts the emulator on loopback. Rejects with `StateFileFault`, or with the system's error for a taken port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = new SandboxClock(options.virtualTime);
  try {
    const world = await openWorld(clock, options.stateFile);
    const app = composeService(
      clock,
      world,
      () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    );
    const addresses = addressesAt(await app.listen({ host: '127.0.0.1', port: options.port ?? 0 }));
    const close = async () => {
      await app.close();
      clock.close();
      await world.saved();
    };
    return { ...addresses, ...accessTo(TRAINING_TERMINAL, TRAINING_SIGN_IN, addresses), close };
  } catch (error) {
    clock.close();
    throw error;
  }
}
