import { createHash } from 'node:crypto';
import { otherLedgers } from '../../ledger/lookup/open-elsewhere.ts';
import { countFollowed } from '../../sales/tracking/followed-elsewhere.ts';
import { terminalKey } from '../../terminal/profile/profile.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';

/** In place of a terminal's key and of its service's address: the training service is one wherever its port is. */
export const TRAINING = 'training';

/** What a terminal's folders, keys and settings are named by. */
export function keyOf(profile: TerminalProfile, training: boolean): string {
  return training ? TRAINING : terminalKey(profile);
}

/** Short, and different for keys that differ only in case: not every file system tells those apart. */
export function folderName(key: string): string {
  const readable = key.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 60);
  return `${readable}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

/** Whatever led away from them, a switch or the command line: these payments are not read now. */
export function leftOpen(ledgerFolder: string): readonly Notice[] {
  const left = otherLedgers(ledgerFolder)
    .filter(({ name }) => name !== folderName(TRAINING))
    .map(({ name, openSales }) => ({ name, open: countFollowed(openSales) }))
    .filter(({ open }) => open > 0);
  // The folder's name is the terminal's, and a checksum.
  const detail = left.map(({ name, open }) => `${name.replace(/-[0-9a-f]{8}$/, '')}: ${open}`).join(', ');
  return left.length > 0 ? [{ code: 'payments-open-elsewhere', detail }] : [];
}
