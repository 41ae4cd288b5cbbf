/** Names that cross the process boundary; kept free of schemas so that the preload stays small. */
export const COMMAND_NAMES = [
  'till.view',
  'setup.useTraining',
  'setup.checkProfile',
  'setup.useProfile',
  'setup.enterSecrets',
  'setup.tryAgain',
  'sale.lookAhead',
  'sale.start',
  'sale.open',
  'sale.leave',
  'sale.checkNow',
  'sale.stopCreating',
  'concern.note',
] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];

/** Main pushes each new `TillView` here. */
export const VIEW_CHANNEL = 'till.changed';

/** The name under which the preload exposes the contract on `window`. */
export const EXPOSED_AS = 'countertop';
