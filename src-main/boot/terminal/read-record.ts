import { join } from 'node:path';
import { SalesHistory } from '../../history/sales-history.ts';
import { readNewer } from '../../ledger/newer-ledger.ts';
import { terminalView } from '../../terminal/profile/profile.ts';
import { folderName, keyOf } from './terminal-folder.ts';
import type { ReadRecord, TerminalOpening } from '../../session/till/parts.ts';

/**
 * Opens the sales of a terminal whose ledger a newer version of the till wrote; `undefined` where this version does not
 * understand them.
 */
export function readRecord({ profile, training }: TerminalOpening, folder: string): ReadRecord | undefined {
  const archive = readNewer(join(folder, 'ledgers', folderName(keyOf(profile, training))));
  if (!archive) return undefined;
  const terminal = terminalView(profile, training);
  const history = new SalesHistory({
    archive,
    shown: () => [],
    currency: terminal.currency,
    // Names of cashiers are in the journal, which this version may not understand.
    nameOf: () => undefined,
  });
  return { terminal, history, close: () => archive.close() };
}
