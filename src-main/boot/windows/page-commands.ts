import { succeeded } from '../../../shared/failure.ts';
import { systemClock } from '../process/system-clock.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { AnswerCommand } from '../../electron/ipc/ipc-server.ts';
import type { Till } from '../../session/till/till.ts';
import type { CommandParts } from './till-commands.ts';

/** The commands of the till's page, which tell whether somebody uses the till. */
export class PageCommands {
  readonly #till: Till;
  readonly #launched: Promise<void>;
  readonly #viewSent: () => Promise<void>;
  readonly #parts: CommandParts;
  #loading: Promise<AnswerCommand<CommandName>> | undefined;
  /** Monotonic milliseconds: when the last command came, or the till was started. */
  #lastAt = systemClock.monotonic();

  /**
   * Commands wait for `launched`, because only then is it known which terminal answers them. Their answers wait for `viewSent`.
   */
  constructor(till: Till, launched: Promise<void>, viewSent: () => Promise<void>, parts: CommandParts) {
    this.#till = till;
    this.#launched = launched;
    this.#viewSent = viewSent;
    this.#parts = parts;
  }

  /** Milliseconds since the page sent its last command. */
  get idleMs(): number {
    return systemClock.monotonic() - this.#lastAt;
  }

  /** Loads the handlers of all commands, once. */
  load(): Promise<AnswerCommand<CommandName>> {
    return (this.#loading ??= import('./till-commands.ts').then(({ tillCommands }) =>
      tillCommands(this.#till, this.#parts),
    ));
  }

  /** `till.view` waits for nothing, because the page draws its first screen with it while the handlers are loaded. */
  readonly answer: AnswerCommand<CommandName> = async (name, input, trusted) => {
    if (name === 'till.view' && trusted) return succeeded(this.#till.view());
    this.#lastAt = systemClock.monotonic();
    const [answer] = await Promise.all([this.load(), this.#launched]);
    const answered = await answer(name, input, trusted);
    await this.#viewSent();
    return answered;
  };
}
