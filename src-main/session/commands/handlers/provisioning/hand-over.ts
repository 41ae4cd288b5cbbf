import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { handOverCommands } from '../../../../../shared/contract/commands/provisioning/hand-over.ts';
import type { ChooseTarget } from '../../../../ledger/care/ledger-care.ts';
import type { WithSession } from '../with-session.ts';

/** Commands that hand terminals over to other computers. */
export function handOverHandlers(
  withSession: WithSession,
  chooseTarget: ChooseTarget,
): Pick<CommandCalls, keyof typeof handOverCommands> {
  return {
    'handOver.get': ({ id }) =>
      withSession(async ({ office }) => shown(await (await office.handOvers()).offer(id))),
    'handOver.make': (input) =>
      withSession(async ({ office }) => shown(await (await office.handOvers()).make(input))),
    'handOver.save': ({ handOverId }) =>
      withSession(async ({ office }) => (await office.handOvers()).save(handOverId, chooseTarget)),
  };
}
