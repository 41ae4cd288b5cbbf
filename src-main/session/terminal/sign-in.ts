import type { Clock } from '../../../shared/time/clock.ts';
import type { Random } from '../../sales/ports.ts';
import type { ServiceConnection } from '../../service/connect.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';

/** Loading the client takes the processor, which the page needs to draw its first screen. */
const SCREEN_FIRST_MS = 250;

/** Signs in, again and again while the service cannot be reached; a refusal waits for a person. */
export class SignIn {
  readonly #connection: Pick<ServiceConnection, 'signIn'>;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #delay: InterruptibleDelay;

  constructor(
    connection: Pick<ServiceConnection, 'signIn'>,
    { clock, random }: { readonly clock: Clock; readonly random: Random },
  ) {
    this.#connection = connection;
    this.#clock = clock;
    this.#random = random;
    this.#delay = new InterruptibleDelay(clock);
  }

  /** `refused`: another call may meet the refusal while this one waits; then it is a person's turn. */
  async run(refused: () => boolean, signal: AbortSignal): Promise<void> {
    await this.#clock.sleep(SCREEN_FIRST_MS);
    for (let tries = 1; !signal.aborted && !refused(); tries++) {
      const answer = await this.#connection.signIn(signal);
      if (answer.ok || answer.failure.action !== 'wait') return;
      await this.#delay.wait(spread(backOff(tries, EAGER), this.#random.next()), signal);
    }
  }

  /** The next try is now: the network may be back. */
  tryNow(): void {
    this.#delay.end();
  }
}
