import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { arrivalsCommands } from '../../../shared/contract/commands/arrivals.ts';
import type { AtWork } from './at-work.ts';

export function arrivalsHandlers(atWork: AtWork): Pick<CommandCalls, keyof typeof arrivalsCommands> {
  return {
    'arrivals.told': ({ saleIds }) =>
      atWork((session) => {
        session.arrivalsTold(saleIds);
        return succeeded(null);
      }),
  };
}
