import { createHash } from 'node:crypto';
import { otherLedgers } from '../../ledger/lookup/open-elsewhere.ts';
import { countFollowed } from '../../sales/tracking/followed-elsewhere.ts';
import { terminalKey } from '../../terminal/profile/profile.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';

/**
 * Replaces the terminal's key and the service's address in training, because the port of the training service may
 * change.
 */
export const TRAINING = 'training';

/** The key by which a terminal's folders, keys and settings are named. */
export function keyOf(profile: TerminalProfile, training: boolean): string {
  return training ? TRAINING : terminalKey(profile);
}

/**
 * A short name that also differs for keys which differ only in case, because not every file system tells those apart.
 */
export function folderName(key: string): string {
  const readable = key.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 60);
  return `${readable}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

/**
 * Notices about payments of other terminals of this till, which are not read now, however the till came to leave them.
 */
export function leftOpen(ledgerFolder: string): readonly Notice[] {
  const left = otherLedgers(ledgerFolder)
    .filter(({ name }) => name !== folderName(TRAINING))
    .map(({ name, openSales }) => ({ name, open: countFollowed(openSales) }))
    .filter(({ open }) => open > 0);
  // The folder's name is that of its terminal and a checksum.
  const detail = left.map(({ name, open }) => `${name.replace(/-[0-9a-f]{8}$/, '')}: ${open}`).join(', ');
  return left.length > 0 ? [{ code: 'payments-open-elsewhere', detail }] : [];
}
