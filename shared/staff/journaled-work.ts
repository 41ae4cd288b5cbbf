import { EXPORT_FORMS } from '../contract/back-office/exports.ts';

/** No value is kept with it: some are secrets. */
export const CHANGED_SETTINGS = [
  ...(['profile', 'terminal-secrets', 'back-office-credentials'] as const),
  ...(['printer', 'preferences', 'checkout'] as const),
] as const;
export type ChangedSetting = (typeof CHANGED_SETTINGS)[number];

/** Of a record at the service; no value is kept with it, least of all a key. */
export const CHANGED_RECORDS = [
  ...(['terminal-created', 'terminal-updated', 'terminal-cloned', 'terminal-deleted'] as const),
  ...(['terminal-key-revealed', 'terminal-key-reset', 'terminal-handed-over'] as const),
  ...(['terminal-webhook-set', 'terminal-webhook-removed'] as const),
  ...(['location-created', 'location-updated', 'location-deleted'] as const),
  ...(['location-enabled', 'location-disabled'] as const),
  ...(['merchant-created', 'merchant-updated', 'merchant-deleted'] as const),
  ...(['partner-created', 'partner-key-created'] as const),
  ...(['partner-webhook-set', 'partner-webhook-removed'] as const),
  ...(['update-request-created', 'update-request-submitted', 'update-request-approved'] as const),
  ...(['update-request-rejected', 'update-request-cancelled'] as const),
  ...(['application-created', 'application-submitted'] as const),
  ...(['application-resent', 'application-cancelled'] as const),
  ...(['application-document-added', 'application-document-removed'] as const),
  ...(['payment-quoted', 'payment-announced'] as const),
] as const;
export type ChangedRecord = (typeof CHANGED_RECORDS)[number];

export const EXPORTED_FILES = [
  ...EXPORT_FORMS,
  ...(['report', 'payouts', 'datev', 'day', 'bundle', 'catalogue', 'hand-over'] as const),
  ...(['attachment', 'managed-settings', 'till-state'] as const),
] as const;
export type ExportedFile = (typeof EXPORTED_FILES)[number];
