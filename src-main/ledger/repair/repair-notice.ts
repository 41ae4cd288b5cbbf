import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { LedgerFiles } from '../file/ledger-files.ts';

export interface Repaired {
  /** The folder of the untouched copy. */
  readonly copy: string;
  /** Rows that were found and are not what the till wrote, by name: they are in the copy only. */
  readonly rejected: readonly string[];
}

/** The folder first: a manager looks there. */
export function repairInShort({ copy, rejected }: Repaired): string {
  return rejected.length === 0 ? copy : `${copy} (not taken over: ${inShort(rejected)})`;
}

export function inShort(damaged: readonly string[]): string {
  const shown = damaged.slice(0, 5).join(', ');
  return damaged.length > 5 ? `${shown} and ${damaged.length - 5} more` : shown;
}

/** A till that is ended right after a repair has told nobody: the next start says it, too. */
export function keepNotice({ repaired }: LedgerFiles, repair: Repaired): void {
  try {
    writeFileSync(repaired, repairInShort(repair), { flush: true });
  } catch {
    // A full disk must not undo the repair, which is said now.
  }
}

/**
 * The notice of a repair after which the till did not end in order. It is said once more only: a till that is always switched off
 * would say it for ever.
 */
export function takeNotice(files: LedgerFiles): string | undefined {
  try {
    if (!existsSync(files.repaired)) return undefined;
    const notice = readFileSync(files.repaired, 'utf8');
    return notice === '' ? undefined : notice;
  } catch {
    return undefined; // the journal says it, too, and the till opens all the same
  } finally {
    dropNotice(files);
  }
}

export function dropNotice({ repaired }: LedgerFiles): void {
  try {
    rmSync(repaired, { force: true });
  } catch {
    // It is said again.
  }
}
