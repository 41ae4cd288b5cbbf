import type { Clock } from '../../../shared/time/clock.ts';
import type { Random } from '../../sales/ports.ts';
import type { ServiceConnection } from '../../service/connect.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';

/** Signs in, and tries again while the service cannot be reached. After a refusal, a person has to act. */
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

  /** Ends after a sign-in, a refusal, or once `refused` says that another call was refused. Never rejects. */
  async run(refused: () => boolean, signal: AbortSignal): Promise<void> {
    await this.#screenDrawn;
    for (let tries = 1; !signal.aborted && !refused(); tries++) {
      const answer = await this.#connection.signIn(signal);
      if (answer.ok || answer.failure.action !== 'wait') return;
      await this.#delay.wait(spread(backOff(tries, EAGER), this.#random.next()), signal);
    }
  }

  /** Makes the next try at once. */
  tryNow(): void {
    this.#delay.end();
  }
}
