import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { DisplayResults } from '../../../shared/contract/commands/customer-display.ts';
import type { CustomerScreen } from '../../customer-display/customer-screen.ts';

/** `lookAgain` looks for the customer's screen afresh. */
export function displayHandlers(
  screen: CustomerScreen,
  lookAgain: () => void,
): Pick<CommandCalls, keyof DisplayResults> {
  const done = (work: () => void) => {
    work();
    return Promise.resolve(succeeded(null));
  };
  return {
    'display.askTip': ({ amountMinor }) => Promise.resolve(screen.askTip(amountMinor)),
    'display.endTip': () => done(() => screen.endTip()),
    'display.lookAgain': () => done(lookAgain),
  };
}
