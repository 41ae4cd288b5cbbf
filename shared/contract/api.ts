import type { Result } from '../failure.ts';
import type { CommandName } from './channels.ts';
import type { CommandInput, CommandResults } from './commands.ts';
import type { TillView } from './views.ts';

/** What the preload exposes as `window.countertop`: one function per command, and the view stream. */
export type CommandCalls = {
  readonly [N in CommandName]: (input: CommandInput<N>) => Promise<Result<CommandResults[N]>>;
};

export interface CountertopApi {
  readonly commands: CommandCalls;
  /** Calls `listener` with each pushed view, until the function that it returns is called. */
  readonly onView: (listener: (view: TillView) => void) => () => void;
}
