import { succeeded } from '../../../shared/failure.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { backOfficeCommands } from '../../../shared/contract/commands/back-office.ts';
import type { WithSession } from './with-session.ts';

export function backOfficeHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof backOfficeCommands> {
  return {
    'backOffice.look': () => withSession(({ backOffice }) => shown(succeeded(backOffice.access()))),
    'backOffice.enterSecrets': ({ secrets }) =>
      withSession(async ({ backOffice }) => shown(await backOffice.enterSecrets(secrets))),
  };
}
