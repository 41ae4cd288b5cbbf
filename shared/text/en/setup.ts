import type { SecretName, SetupView } from '../../contract/views.ts';

export interface ReasonWords {
  readonly title: string;
  readonly text: string;
}

/** `asked`: somebody opened the set-up of a till that works. */
export const setupReasons: Record<SetupView['reason'] | 'asked', ReasonWords> = {
  'first-start': {
    title: 'Set up this till',
    text: 'Load the profile of this terminal, or try everything in training mode first.',
  },
  'profile-faulty': {
    title: 'The profile has faults',
    text: 'The till does not start half-configured. Correct what is listed and load the profile again.',
  },
  'secrets-missing': {
    title: 'Enter the secrets',
    text: 'The profile is loaded. The till keeps the secrets encrypted and never shows them again.',
  },
  'sign-in-refused': {
    title: 'Enter the secrets again',
    text: 'The till does not try to sign in again before that.',
  },
  failed: {
    title: 'The till could not start',
    text: 'No sale is lost. If a customer was paying, do not charge again before the till is back.',
  },
  asked: {
    title: 'Set-up',
    text: 'Change the secrets, load another profile, or switch to training mode.',
  },
};

export const secrets: Record<SecretName, string> = {
  terminalPassword: 'Terminal password',
  clientSecret: 'Client secret',
  apiKey: 'API key',
};

export const setup = {
  back: 'Back to the till',
  tryAgain: 'Try again',
  loadTitle: 'Load a profile',
  loadText: 'A JSON file from your payment provider or manager.',
  choose: 'Choose a profile file',
  drop: 'or drop it here',
  reading: 'Reading…',
  tooLarge: 'This file is too large to be a profile. Choose another one.',
  unreadable: 'This file could not be read. Choose it again.',
  faultsOf: (file: string) => `Faults in ${file}`,
  faults: 'Faults in the profile',
  trainingTitle: 'Training mode',
  trainingText: 'A complete practice till. No real money moves, and nothing leaves this computer.',
  useTraining: 'Use training mode',
  profileTitle: 'Profile',
  store: 'Store',
  merchant: 'Merchant',
  terminal: 'Terminal',
  environment: 'Environment',
  environments: { sandbox: 'Sandbox (test money)', production: 'Production (real money)' },
  service: 'Service',
  optional: 'optional',
  apiKeyHint: 'optional, to look up lost answers',
  goesTo: (host: string) => `goes to ${host}`,
  kept: 'leave empty to keep it',
  secretMissing: 'Enter this one.',
  stillOpen: (count: number) =>
    `Still open: ${count}. The till follows them until they end. Change after that.`,
  leftOpen: 'Then nobody reads these payments until this terminal is used again.',
  changeAnyway: 'Change anyway',
  start: 'Start the till',
  save: 'Save and sign in',
  starting: 'Signing in…',
};
