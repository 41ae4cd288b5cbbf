import type { Clock } from '../../../shared/time/clock.ts';
import type { Random } from '../../sales/ports.ts';
import type { ServiceConnection } from '../../service/connect.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';

/** Signs in, again and again while the service cannot be reached; a refusal waits for a person. */
export class SignIn {
  readonly #connection: Pick<ServiceConnection, 'signIn'>;
  readonly #random: Random;
  readonly #screenDrawn: Promise<unknown>;
  readonly #delay: InterruptibleDelay;

  constructor(
    connection: Pick<ServiceConnection, 'signIn'>,
    {
      ports: { clock, random },
      screenDrawn,
    }: {
      readonly ports: { readonly clock: Clock; readonly random: Random };
      readonly screenDrawn: Promise<unknown>;
    },
  ) {
    this.#connection = connection;
    this.#random = random;
    this.#screenDrawn = screenDrawn;
    this.#delay = new InterruptibleDelay(clock);
  }

  /** `refused`: another call may meet the refusal while this one waits; then it is a person's turn. */
  async run(refused: () => boolean, signal: AbortSignal): Promise<void> {
    await this.#screenDrawn;
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
