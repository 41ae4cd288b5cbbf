import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { arrivalsCommands } from '../../../shared/contract/commands/arrivals.ts';
import type { WithSession } from './with-session.ts';

export function arrivalsHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof arrivalsCommands> {
  return {
    'arrivals.told': ({ saleIds }) =>
      withSession((session) => {
        session.arrivalsTold(saleIds);
        return succeeded(null);
      }),
  };
}
