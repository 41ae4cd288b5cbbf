/** Names that cross the process boundary; kept free of schemas so that the preload stays small. */
const SETUP = [
  'setup.useTraining',
  'setup.checkProfile',
  'setup.useProfile',
  'setup.enterSecrets',
  'setup.tryAgain',
] as const;

const SALE = [
  'sale.lookAhead',
  'sale.start',
  'sale.open',
  'sale.leave',
  'sale.checkNow',
  'sale.stopCreating',
  'concern.note',
] as const;

const PREFERENCES = ['preferences.change'] as const;

export const COMMAND_NAMES = ['till.view', ...SETUP, ...SALE, ...PREFERENCES] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];

/** Main pushes each new `TillView` here. */
export const VIEW_CHANNEL = 'till.changed';

/** The name under which the preload exposes the contract on `window`. */
export const EXPOSED_AS = 'countertop';
