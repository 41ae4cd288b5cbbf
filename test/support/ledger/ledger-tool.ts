import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { bundleForNode } from '../system/bundle-for-node.ts';
import { started, temporaryLedger, wall } from './ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** Runs the program of `npm run ledger` with these arguments, and answers what it said. */
export type LedgerTool = (...args: readonly string[]) => { code: number | null; words: string };

export async function ledgerTool(): Promise<LedgerTool> {
  const program = await bundleForNode('src-main/ledger/tool/program.ts', 'ledger');
  return (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return { code: status, words: stdout };
  };
}

export function ledgerWithOneSale(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append([started('a', 1)]);
  ledger.close();
  return files;
}
