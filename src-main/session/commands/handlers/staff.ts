import { succeeded } from '../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { staffCommands } from '../../../../shared/contract/commands/staff.ts';
import type { WithSession } from './with-session.ts';
import type { Till } from '../../till/till.ts';

/** Commands about cashiers. `Staff` itself checks who may do what. */
export function staffHandlers(
  withSession: WithSession,
  till: Pick<Till, 'proveOwner'>,
): Pick<CommandCalls, keyof typeof staffCommands> {
  return {
    'staff.signIn': ({ cashierId, pin }) => withSession(({ staff }) => staff.signIn(cashierId, pin)),
    'staff.lock': () => withSession(({ staff }) => staff.lock()),
    'staff.activity': () =>
      withSession(({ staff }) => {
        staff.activity();
        return succeeded(null);
      }),
    'staff.add': (cashier) => withSession(({ staff }) => staff.cashiers.add(cashier)),
    'staff.rename': ({ cashierId, name }) =>
      withSession(({ staff }) => staff.cashiers.rename(cashierId, name)),
    'staff.changeRole': ({ cashierId, role }) =>
      withSession(({ staff }) => staff.cashiers.changeRole(cashierId, role)),
    'staff.remove': ({ cashierId }) => withSession(({ staff }) => staff.cashiers.remove(cashierId)),
    'staff.changePin': ({ cashierId, pin }) => withSession(({ staff }) => staff.pins.change(cashierId, pin)),
    'staff.resetPin': ({ cashierId, secret, pin }) =>
      withSession(({ staff }) => staff.pins.reset(cashierId, secret, pin)),
    'staff.proveOwner': ({ secret }) => till.proveOwner(secret),
    'staff.changeRules': (rules) => withSession(({ staff }) => staff.changeRules(rules)),
  };
}
