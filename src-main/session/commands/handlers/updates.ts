import { succeeded } from '../../../../shared/failure.ts';
import { shown } from '../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { updatesCommands } from '../../../../shared/contract/commands/updates.ts';
import type { WithSession } from './with-session.ts';

export function updatesHandlers(withSession: WithSession): Pick<CommandCalls, keyof typeof updatesCommands> {
  return {
    'updates.get': () =>
      withSession(async (session) => {
        const updater = await session.office.updater();
        return succeeded(shown(await updater.check()));
      }),
    'updates.install': () => withSession(async (session) => (await session.office.updater()).installNow()),
  };
}
