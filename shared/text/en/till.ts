import type { Notice, SessionView } from '../../contract/views.ts';

export const starting = {
  title: 'Starting',
  noAnswer: 'The till did not answer. Close it and start it again; no sale is lost.',
};

export const crash = {
  title: 'The screen had a problem',
  text: 'Nothing is lost: sales and payments are kept and watched by the till, not by this screen.',
  reload: 'Show the screen again',
  detail: 'For support:',
};

const session: Record<SessionView['state'], string> = {
  none: '',
  'signing-in': 'Signing in',
  'signed-in': 'Signed in',
  unreachable: 'Offline',
  refused: 'Sign-in refused',
};

export const header = {
  product: 'Countertop',
  training: 'Training',
  trainingNote: 'no real money',
  sandbox: 'Sandbox',
  menu: 'Menu',
  lock: 'Lock',
  signedIn: (name: string) => `Signed in: ${name}`,
  busy: 'Service busy:',
  busySeconds: (seconds: number) => `${seconds} s`,
  session,
};

export const notices: Record<Notice['code'], string> = {
  'keyring-plain-text': 'This computer cannot encrypt the stored secrets. Use it for testing only.',
  'ledger-repaired':
    'The record of sales was damaged and has been repaired. A manager should check the last sales.',
  'ledger-damaged':
    'Some records of open sales cannot be read. No money is lost: the payment service knows every payment. A manager should look there before anybody is asked to pay again.',
  'ledger-full':
    'The record of sales could not be written when the till started. Open sales are watched; nothing new is charged until there is space.',
  'counter-damaged':
    'A file of this counter was damaged and has been set aside. Look whether the catalogue, the amounts and the held carts are still there.',
  'settings-damaged':
    'The settings of this till were damaged and have been set aside. Set up the terminal, the printer and the screen again; sales and secrets are untouched.',
  'amounts-assumed':
    'Some earlier sales do not say how many decimals their currency had. Compare an old sale with its receipt; if the amount differs, call your supplier before you use old reports. New sales are right.',
  'payments-open-elsewhere':
    'Sales are still open under another terminal. Nobody reads their payments until this till works with it again.',
  'ledger-not-backed-up':
    'The daily backup of the record of sales could not be made. Sales go on and every sale is recorded. A manager should see to the cause; the till tries again each hour.',
  'certificates-checked':
    'The variable NODE_TLS_REJECT_UNAUTHORIZED is set on this computer. The till checks certificates all the same: name the authority of your service in the profile instead.',
  'secrets-in-environment':
    'The secrets were given in this computer’s environment, where other programs can read them until the till is closed. Start the till once without these variables: it keeps what it has stored. Or give them in a file (--secrets-file).',
  'unexpected-error':
    'A part of the till failed and was started again. Sales go on; every payment is recorded and watched. If this comes back, close the till and open it again, and give support what stands below.',
};
