import { failed, succeeded } from '../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { displayCommands } from '../../../../shared/contract/commands/customer-display.ts';
import type { CustomerScreen } from '../../../customer-display/customer-screen.ts';
import type { WithSession } from './with-session.ts';

/** Commands about the customer's screen. `detect` looks for its display again. */
export function displayHandlers(
  withSession: WithSession,
  screen: CustomerScreen,
  detect: () => void,
): Pick<CommandCalls, keyof typeof displayCommands> {
  const done = (work: () => void) => {
    work();
    return Promise.resolve(succeeded(null));
  };
  return {
    'display.askTip': ({ amountMinor }) => Promise.resolve(screen.askTip(amountMinor)),
    'display.endTip': () => done(() => screen.endTip()),
    // Asked only where a sale may start.
    'display.askDetails': ({ needed }) =>
      withSession(({ cashiersSales }) => {
        const refusal = cashiersSales.refusal();
        return refusal ? failed(refusal) : screen.askDetails(needed);
      }),
    'display.endDetails': () => done(() => screen.endDetails()),
    'display.detect': () => done(detect),
  };
}
