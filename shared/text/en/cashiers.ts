import type { Role } from '../../staff.ts';

const roles: Record<Role, string> = { manager: 'Manager', cashier: 'Cashier' };

export const signIn = {
  title: 'Who is at the till?',
  names: 'Cashiers',
  keypad: 'PIN keypad',
  pinFor: (name: string) => `PIN of ${name}`,
  chooseFirst: 'Choose your name first',
  typed: (digits: number) => (digits === 1 ? '1 digit typed' : `${digits} digits typed`),
  signIn: 'Sign in',
  other: 'Somebody else',
  backspace: 'Backspace',
  locked: (seconds: number) =>
    seconds < 120
      ? `No PIN is tried for ${seconds} s.`
      : `No PIN is tried for ${Math.ceil(seconds / 60)} min.`,
  forgotten: 'PIN forgotten?',
  askManager: 'A manager can set a new PIN under Menu, Cashiers.',
  goOn: 'Go on',
  missing: 'The cashiers of this till are missing',
  missingText:
    'Cashiers worked here, but the till’s record no longer knows them: it was removed or changed. No sale can be started. Open payments are still followed. Get a manager.',
  missingOwner: 'For the owner',
  missingOwnerText:
    'Restore the record from a backup. Or type the password or a key of this terminal: the till goes on without cashiers, and you add the manager again.',
  setupOwner: 'Only the owner changes the set-up now',
  setupOwnerText:
    'Cashiers work at this till, and none of them can sign in here. Type the password or a key of the terminal.',
  resetTitle: (name: string) => `New PIN for ${name}`,
  resetText: 'Type the password or a key of this terminal. It shows that the till is yours.',
  resetTraining: 'This is training: no password is needed.',
  secret: 'Password or key of the terminal',
  newPin: 'New PIN, 4 to 8 digits',
  setPin: 'Set the new PIN',
};

export const cashiers = {
  title: 'Cashiers',
  none: 'Nobody signs in at this till. Add a manager first: from then on everybody signs in with a PIN.',
  add: 'Add a cashier',
  addManager: 'Add the manager',
  name: 'Name',
  pin: 'PIN, 4 to 8 digits',
  /** Where the digits are said beside it. */
  pinWord: 'PIN',
  role: 'Role',
  roles,
  save: 'Add',
  cancel: 'Cancel',
  change: 'Change',
  changeTitle: (name: string) => `Change ${name}`,
  rename: 'Save the name',
  setPin: 'Set the new PIN',
  pinSet: 'The new PIN is set.',
  remove: 'Remove',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: 'The PIN stops working now. Earlier sales and reports keep the name.',
  removeLastText: 'Nobody signs in at this till any more: whoever stands at it can do everything.',
  keep: 'Keep',
  rules: 'Rules',
  lockAfter: 'Lock the till when nobody touches it for',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  never: 'Never',
  shiftRequired: 'No sale without an open shift',
};
