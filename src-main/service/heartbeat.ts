import { backOff, spread } from '../supervision/back-off.ts';
import { InterruptibleDelay } from '../supervision/interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Random } from '../sales/ports.ts';
import type { Reachability } from './reachability.ts';

/** Four calls a minute of a quota of 600: an outage is seen before the next customer stands there. */
const QUIET_MS = 15_000;
const OUTAGE = { firstMs: 1_000, longestMs: QUIET_MS };

interface HeartbeatParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly reachability: Pick<Reachability, 'quietMs' | 'isOnline'>;
  /** One call, whichever way it ends. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Asks the service for a sign of life whenever nothing else has asked for a while, sooner during an outage, so that
 * the till knows of an outage and of its end while no sale is under way.
 */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  readonly #delay: InterruptibleDelay;
  #wanted = false;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
    this.#delay = new InterruptibleDelay(parts.clock);
  }

  /** Ends when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock, random, reachability, ask } = this.#parts;
    let askedAt = clock.monotonic();
    let failures = 0;
    for (;;) {
      const pause = spread(failures === 0 ? QUIET_MS : backOff(failures, OUTAGE), random.next());
      // A call that ended before it left, for want of a token, is no call of which the connection knows.
      const quiet = (): number => Math.min(reachability.quietMs, clock.monotonic() - askedAt);
      await this.#delay.wait(pause - quiet(), signal);
      if (isOver(signal)) return;
      if (!this.#wanted && quiet() < pause) continue;
      this.#wanted = false;
      askedAt = clock.monotonic();
      await ask(signal);
      failures = reachability.isOnline ? 0 : failures + 1;
    }
  }

  /** After sleep or a network change: what was known says nothing any more. */
  now(): void {
    this.#wanted = true;
    this.#delay.end();
  }
}

/** Asked anew: the compiler takes a signal that was not aborted before a wait for one that is not after it. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;
