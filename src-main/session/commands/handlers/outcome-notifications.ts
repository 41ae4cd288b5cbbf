import { succeeded } from '../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { outcomeNotificationCommands } from '../../../../shared/contract/commands/outcome-notifications.ts';
import type { WithSession } from './with-session.ts';

export function outcomeNotificationHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof outcomeNotificationCommands> {
  return {
    'outcomeNotifications.announced': ({ saleIds }) =>
      withSession((session) => {
        session.outcomesAnnounced(saleIds);
        return succeeded(null);
      }),
  };
}
