import { failed } from '../../shared/failure.ts';
import type { CommandCalls } from '../../shared/contract/api.ts';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role } from '../../shared/staff.ts';

/**
 * Whose each command is, once cashiers work at the till: whoever has signed in, a manager, or everybody at the counter,
 * since the lock hides no payment and stops no sale that is under way.
 */
const PERMISSIONS: Readonly<Record<CommandName, Role | 'everybody'>> = {
  'till.view': 'everybody',

  'setup.useTraining': 'manager',
  'setup.checkProfile': 'manager',
  'setup.useProfile': 'manager',
  'setup.enterSecrets': 'manager',
  // Only a start that failed is tried again, with what it was given.
  'setup.tryAgain': 'everybody',

  'sale.lookAhead': 'cashier',
  'sale.start': 'cashier',
  'sale.open': 'everybody',
  'sale.leave': 'everybody',
  'sale.checkNow': 'everybody',
  // It may ask for a payment that was paid already: whoever does it is on record.
  'sale.resumeCreating': 'cashier',
  'sale.stopCreating': 'everybody',
  'concern.note': 'cashier',
  'arrivals.told': 'everybody',

  // Whoever is to sign in has to be able to read and hear the till. The scanner's settings ask for a manager themselves.
  'preferences.change': 'everybody',

  // What was typed before the lock came must not be lost by it.
  'counter.keepDraft': 'everybody',
  'counter.setTip': 'everybody',
  'counter.hold': 'cashier',
  'counter.bringBack': 'cashier',
  'counter.configure': 'manager',
  'catalogue.find': 'cashier',
  'catalogue.byCode': 'cashier',
  // Prices.
  'catalogue.import': 'manager',
  'catalogue.clear': 'manager',

  // The customer of a sale that outlasted the lock gets a receipt; reports ask for themselves.
  'paper.view': 'everybody',
  'paper.savePdf': 'everybody',
  'paper.print': 'everybody',

  'sales.find': 'cashier',
  'sales.look': 'cashier',

  'staff.signIn': 'everybody',
  'staff.lock': 'everybody',
  'staff.touched': 'everybody',
  // Proves to own the terminal.
  'staff.resetPin': 'everybody',
  'staff.proveOwner': 'everybody',
  'staff.add': 'manager',
  'staff.rename': 'manager',
  'staff.remove': 'manager',
  'staff.changePin': 'manager',
  'staff.changeRules': 'manager',

  'shift.open': 'cashier',
  'shift.look': 'cashier',
  'shift.close': 'cashier',
  'shift.report': 'cashier',

  // Where papers go, and for what the drawer opens by itself.
  'printer.save': 'manager',
  'printer.forget': 'manager',
  'printer.list': 'manager',
  'printer.test': 'cashier',
  'printer.again': 'cashier',
  'printer.drop': 'cashier',
  'printer.openDrawer': 'cashier',

  'display.askTip': 'cashier',
  'display.endTip': 'everybody',
  'display.askDetails': 'cashier',
  'display.endDetails': 'everybody',
  'display.lookAgain': 'everybody',
};

/** The same commands, each refused to whom it is not for. `refusal` says why a role is not given now. */
export function permitted(calls: CommandCalls, refusal: (role: Role) => Failure | undefined): CommandCalls {
  const guarded = Object.entries(calls).map(([name, call]) => {
    const whose = PERMISSIONS[name as CommandName];
    const ask = (input: never): Promise<Result<unknown>> => {
      const failure = whose === 'everybody' ? undefined : refusal(whose);
      return failure ? Promise.resolve(failed(failure)) : call(input);
    };
    return [name, ask];
  });
  return Object.fromEntries(guarded) as CommandCalls;
}
