import { succeeded } from '../../../shared/failure.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { updatesCommands } from '../../../shared/contract/commands/updates.ts';
import type { WithSession } from './with-session.ts';

export function updatesHandlers(withSession: WithSession): Pick<CommandCalls, keyof typeof updatesCommands> {
  return {
    'updates.get': () =>
      withSession(async (session) => {
        const updates = await session.office.updates();
        return succeeded(shown(await updates.look()));
      }),
  };
}
