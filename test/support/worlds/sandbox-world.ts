import { onTestFinished } from 'vitest';
import { SandboxClock } from '../../../sandbox/clock.ts';
import { BELIEVABLE_WORLD } from '../../../sandbox/world/seed/believable-world.ts';
import { openWorld } from '../../../sandbox/world/open-world.ts';
import type { Terminal } from '../../../sandbox/world/records/terminals.ts';
import type { WorldOptions } from '../../../sandbox/world/open-world.ts';
import type { World } from '../../../sandbox/world/world.ts';

/** A world in memory on virtual time, standing at `now` (ms since 1970). Closed at the end of the test. */
export function sandboxWorld(
  now = Date.UTC(2026, 0, 5, 9),
  options: Partial<WorldOptions> = {},
): { readonly world: World; readonly clock: SandboxClock } {
  const clock = new SandboxClock(now);
  const world = openWorld(clock, { environment: 'sandbox', parts: [BELIEVABLE_WORLD], ...options });
  onTestFinished(() => world.close());
  return { world, clock };
}

/** One that the world is known to have. */
export function terminalOf(world: World, id: string): Terminal {
  const terminal = world.terminals.byId(id);
  if (terminal === undefined) throw new Error(`No terminal ${id}.`);
  return terminal;
}
