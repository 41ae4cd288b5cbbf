import type { AddressInfo } from 'node:net';
import { SandboxClock } from './clock.ts';
import { accessTo } from './profile.ts';
import type { Addresses, TerminalAccess } from './profile.ts';
import { addressesAt, composeService } from './service.ts';
import { settleByItself } from './settlement/settle-by-itself.ts';
import { newSecret } from './world/ids.ts';
import { signInOf } from './world/sign-in.ts';
import { TRAINING_MERCHANT, TRAINING_TERMINAL } from './world/training.ts';
import { openWorld } from './world/open-world.ts';
import { WORLD_PARTS } from './world-parts.ts';
import type { Environment } from './world/environment.ts';

export interface SandboxOptions {
  /** A free port where it is missing or 0. */
  readonly port?: number;
  /** Where the world is stored; without it nothing outlives the process. */
  readonly stateFile?: string;
  /** The emulated environment. Credentials of one are unknown in the other. */
  readonly environment?: Environment;
  /** Makes the time virtual: it starts at this moment (epoch milliseconds) and is advanced by the control interface. */
  readonly virtualTime?: number;
  /** What the training merchant is paid is settled by itself; otherwise only by the control interface. */
  readonly settles?: boolean;
}

/** A running sandbox. */
export interface Sandbox extends Addresses, TerminalAccess {
  /** Closes all connections; resolves when the world is on disk. */
  readonly close: () => Promise<void>;
}

/** Starts the emulator on loopback. Rejects with `StateFileFault`, or with the system's error for a taken port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { environment = 'sandbox', stateFile, port = 0 } = options;
  const clock = new SandboxClock(options.virtualTime);
  const world = openWorld(clock, { environment, stateFile, parts: WORLD_PARTS });
  const close = () => {
    clock.close();
    world.close();
  };
  try {
    const controlSecret = newSecret('control');
    const app = composeService({
      clock,
      world,
      controlSecret,
      baseUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    });
    const addresses = addressesAt(await app.listen({ host: '127.0.0.1', port }), controlSecret);
    world.payments.resume();
    if (options.settles === true) settleByItself(world, clock, TRAINING_MERCHANT.id);
    const terminal = world.terminals.byId(TRAINING_TERMINAL.id);
    if (terminal === undefined) throw new Error('The world has no training terminal.');
    return {
      ...addresses,
      ...accessTo(terminal, environment, signInOf(environment), addresses, world.partnerApiKeys),
      close: () => app.close().then(close),
    };
  } catch (error) {
    close();
    throw error;
  }
}
