import type { JournalKind } from '../../../shared/contract/journal.ts';
import type { EntryType } from '../../staff/shifts/journal-entry.ts';

/** The kind by which each type of entry is found. */
const KIND_OF: Readonly<Record<EntryType, JournalKind>> = {
  'drawer-opened': 'drawer',
  'shift-opened': 'shifts',
  'shift-closed': 'shifts',
  'report-printed': 'shifts',
  'cashier-added': 'people',
  'cashier-role-changed': 'people',
  'cashier-renamed': 'people',
  'cashier-removed': 'people',
  'cashier-pin-changed': 'people',
  'cashier-signed-in': 'people',
  'cashier-signed-out': 'people',
  'sign-in-refused': 'people',
  'sign-in-locked': 'people',
  'sign-in-pause-left': 'people',
  'kiosk-unlocked': 'people',
  'kiosk-attended': 'people',
  'cashiers-lost': 'people',
  'owners-lost': 'people',
  'staff-rules-changed': 'settings',
  'setting-changed': 'settings',
  'article-changed': 'settings',
  'catalogue-replaced': 'settings',
  'terminal-left': 'settings',
  'service-record-changed': 'service',
  'file-exported': 'exports',
  'ledger-exported': 'exports',
  'ledger-backed-up': 'exports',
  'ledger-verified': 'record',
  'ledger-begun': 'record',
  'ledger-repaired': 'record',
  'version-used': 'record',
  'service-used': 'record',
  'scales-noticed': 'record',
  'scales-assumed': 'record',
};

/** The types of entries of this kind. */
export function entryTypesOf(kind: JournalKind): readonly string[] {
  return Object.keys(KIND_OF).filter((type) => KIND_OF[type as EntryType] === kind);
}
