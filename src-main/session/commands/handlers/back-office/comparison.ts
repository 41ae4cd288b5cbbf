import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { comparisonCommands } from '../../../../../shared/contract/commands/back-office/comparison.ts';
import type { SavedStates, TillAtWork } from '../../../../diagnosis/comparison/saved-states.ts';
import type { TerminalSession } from '../../../terminal/terminal-session.ts';
import type { WithSession } from '../with-session.ts';

/** Commands that save the state of this till, and compare other tills with it. */
export function comparisonHandlers(
  withSession: WithSession,
  states: SavedStates,
): Pick<CommandCalls, keyof typeof comparisonCommands> {
  const tillOf = async ({ terminal, office }: TerminalSession): Promise<TillAtWork> => ({
    terminal,
    profile: (await office.handOvers()).profileDigest(),
  });
  return {
    'comparison.save': () => withSession(async (session) => states.save(await tillOf(session))),
    'comparison.make': () =>
      withSession(async (session) => shown(await states.compare(await tillOf(session)))),
  };
}
