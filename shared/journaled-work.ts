import { EXPORT_FORMS } from './contract/exports.ts';

/** No value is kept with it: some are secrets. */
export const CHANGED_SETTINGS = [
  ...(['profile', 'terminal-secrets', 'back-office-credentials'] as const),
  ...(['printer', 'preferences', 'checkout'] as const),
] as const;
export type ChangedSetting = (typeof CHANGED_SETTINGS)[number];

export const EXPORTED_FILES = [
  ...EXPORT_FORMS,
  ...(['report', 'payouts', 'datev', 'day', 'bundle', 'catalogue'] as const),
] as const;
export type ExportedFile = (typeof EXPORTED_FILES)[number];
