import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { staffCommands } from '../../../shared/contract/commands/staff.ts';
import type { AtWork } from './at-work.ts';
import type { Till } from '../till.ts';

/** Who may do what is asked in `Staff`, at each command. */
export function staffHandlers(
  atWork: AtWork,
  till: Pick<Till, 'proveOwner'>,
): Pick<CommandCalls, keyof typeof staffCommands> {
  return {
    'staff.signIn': ({ cashierId, pin }) => atWork(({ staff }) => staff.signIn(cashierId, pin)),
    'staff.lock': () => atWork(({ staff }) => staff.lock()),
    'staff.touched': () =>
      atWork(({ staff }) => {
        staff.touched();
        return succeeded(null);
      }),
    'staff.add': (cashier) => atWork(({ staff }) => staff.add(cashier)),
    'staff.rename': ({ cashierId, name }) => atWork(({ staff }) => staff.rename(cashierId, name)),
    'staff.remove': ({ cashierId }) => atWork(({ staff }) => staff.remove(cashierId)),
    'staff.changePin': ({ cashierId, pin }) => atWork(({ staff }) => staff.changePin(cashierId, pin)),
    'staff.resetPin': ({ cashierId, secret, pin }) =>
      atWork(({ staff }) => staff.resetPin(cashierId, secret, pin)),
    'staff.proveOwner': ({ secret }) => till.proveOwner(secret),
    'staff.changeRules': (rules) => atWork(({ staff }) => staff.changeRules(rules)),
  };
}
