import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { describeLedger } from './describe-ledger.ts';
import { relationOf } from './record-relation.ts';
import { refuseNewer } from './restore-ledger.ts';
import { terminalOf } from './terminal-of.ts';
import { faultsOf, verifyLedger } from './verify-ledger.ts';
import type { ComparedRecord } from '../../../shared/contract/ledger-care.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { OnProgress } from './progress.ts';

/** More do not help on a screen. */
const MOST_FAULTS = 20;

/**
 * What the ledger file `other` is beside this ledger, which a till may hold meanwhile; changes nothing. Throws
 * `LedgerUnavailable`, and the system's error, when one of them cannot be looked at.
 */
export function compareRecord(
  files: LedgerFiles,
  other: string,
  onProgress: OnProgress = () => undefined,
): Omit<ComparedRecord, 'file'> {
  // A pipe or a device may never come to its end.
  if (!statSync(other).isFile()) throw new LedgerUnavailable(`${other} is no file.`);
  const theirs = { folder: dirname(other), database: other, wal: `${other}-wal` };
  refuseNewer(other);
  const faults = faultsOf(verifyLedger(theirs, onProgress));
  const found = { faults: faults.slice(0, MOST_FAULTS), faultCount: faults.length };
  if (faults.length > 0) return { ...found, madeBy: 'unknown' };
  const { lastAt, ledgerId } = describeLedger(theirs);
  return {
    ...found,
    ...(lastAt !== undefined && { lastAt }),
    relation: relationOf(files, theirs),
    madeBy: madeBy(files, theirs, ledgerId),
  };
}

/** Records of earlier versions do not name their terminal; one of the same identity is this one's all the same. */
function madeBy(
  files: LedgerFiles,
  theirs: Pick<LedgerFiles, 'folder' | 'database'>,
  ledgerId: string | undefined,
): ComparedRecord['madeBy'] {
  const [own, terminal] = [terminalOf(files), terminalOf(theirs)];
  if (own !== undefined && terminal !== undefined)
    return own === terminal ? 'this-terminal' : 'another-terminal';
  const isSame = ledgerId !== undefined && ledgerId === describeLedger(files).ledgerId;
  return isSame ? 'this-terminal' : 'unknown';
}
