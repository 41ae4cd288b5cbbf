import { succeeded } from '../../../shared/failure.ts';
import { systemClock } from '../process/system-clock.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { AnswerCommand } from '../../electron/ipc/ipc-server.ts';
import type { Till } from '../../session/till/till.ts';

/** The commands of the till's page, which tell whether somebody uses the till. */
export class PageCommands {
  readonly #till: Pick<Till, 'view'>;
  readonly #launched: Promise<void>;
  readonly #viewSent: () => Promise<void>;
  readonly #loadHandlers: () => Promise<AnswerCommand<CommandName>>;
  #loading: Promise<AnswerCommand<CommandName>> | undefined;
  /** Monotonic milliseconds: when the last command came, or the till was started. */
  #lastAt = systemClock.monotonic();

  /**
   * Commands wait for `launched`, because only then is it known which terminal answers them. Their answers wait for `viewSent`.
   */
  constructor(
    till: Pick<Till, 'view'>,
    launched: Promise<void>,
    viewSent: () => Promise<void>,
    loadHandlers: () => Promise<AnswerCommand<CommandName>>,
  ) {
    this.#till = till;
    this.#launched = launched;
    this.#viewSent = viewSent;
    this.#loadHandlers = loadHandlers;
  }

  /** Milliseconds since the page sent its last command. */
  get idleMs(): number {
    return systemClock.monotonic() - this.#lastAt;
  }

  /** Loads the handlers of all commands, once. After a failure, the next call tries again. */
  load(): Promise<AnswerCommand<CommandName>> {
    return (this.#loading ??= this.#loadHandlers().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    }));
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
