import { succeeded } from '../../../../../shared/failure.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { comparisonCommands } from '../../../../../shared/contract/commands/back-office/comparison.ts';
import type { SavedStates, TillAtWork } from '../../../../diagnosis/comparison/saved-states.ts';
import type { TerminalSession } from '../../../terminal/terminal-session.ts';
import type { Comparison } from '../../../../../shared/contract/till-state.ts';
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
      withSession(async (session) => {
        const compared = await states.compare(await tillOf(session));
        if (!compared.ok || !compared.value) return compared;
        return succeeded(shown(await withNames(compared.value, session)));
      }),
  };
}

/** Tills of one store differ in nothing that a person knows but the names of their terminals, which the files do not hold. */
async function withNames(comparison: Comparison, { office }: TerminalSession): Promise<Comparison> {
  const { terminalNames } = await office.hierarchy();
  const names = await terminalNames.of(comparison.tills.map(({ terminalId }) => terminalId));
  return {
    ...comparison,
    tills: comparison.tills.map((till) => {
      const name = names.get(till.terminalId);
      return name === undefined ? till : { ...till, name };
    }),
  };
}
