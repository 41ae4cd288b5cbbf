import { succeeded } from '../../../shared/failure.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { backOfficeCommands } from '../../../shared/contract/commands/back-office.ts';
import type { paymentsCommands } from '../../../shared/contract/commands/payments.ts';
import type { WithSession } from './with-session.ts';

export function backOfficeHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof backOfficeCommands | keyof typeof paymentsCommands> {
  return {
    'backOffice.look': () => withSession(({ backOffice }) => shown(succeeded(backOffice.access()))),
    'backOffice.enterSecrets': ({ secrets }) =>
      withSession(async ({ backOffice }) => shown(await backOffice.enterSecrets(secrets))),
    'payments.find': ({ search, after }) =>
      withSession(async ({ payments }) => shown(await payments.find(search, after))),
  };
}
