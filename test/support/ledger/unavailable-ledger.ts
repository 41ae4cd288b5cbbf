import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { started, wall } from './ledger-folder.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';

/** A ledger with one open sale that no process has open, and its bytes. */
export function copiedLedger(): { folder: string; database: string; sales: number; bytes: () => Buffer } {
  const madeIn = temporaryFolder();
  const { ledger } = openLedger(madeIn, wall);
  ledger.append([started('a', 1)]);
  ledger.close();
  const folder = temporaryFolder();
  copyFileSync(ledgerFiles(madeIn).database, ledgerFiles(folder).database);
  const { database } = ledgerFiles(folder);
  return { folder, database, sales: 1, bytes: () => readFileSync(database) };
}

/** What may be in the place of a file. A program that opens a pipe waits for good. */
export const notFiles = {
  'a folder': (file) => mkdirSync(file),
  'a pipe': (file) => execFileSync('mkfifo', [file]),
} satisfies Record<string, (file: string) => void>;

/** What a person reads where the ledger cannot be used; else `available`. */
export function unavailability(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof LedgerUnavailable) return error.message;
    throw error;
  }
  return 'available';
}
