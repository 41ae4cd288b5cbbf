import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareFigures } from './rehearsal/compare-figures.ts';
import type { RunLedgerJob } from '../ledger/tool/job.ts';
import type { Rehearse } from './ports.ts';

export interface TryParts {
  readonly ledgerFolder: string;
  /** Copies and what is made of them lie here while a version is tried. */
  readonly workFolder: string;
  readonly runJob: RunLedgerJob;
  readonly rehearse: Rehearse;
}

/** What this till's record is by another version. `named` are the first figures that would change. */
export type Tried =
  | { readonly result: 'fits'; readonly figures: number; readonly sales: number }
  | { readonly result: 'differs'; readonly differences: number; readonly named: readonly string[] }
  | { readonly result: 'not-tried'; readonly detail?: string };

/** Enough to see what kind of figure changes. */
const MOST_NAMED = 5;
const MOST_DETAIL = 300;

/**
 * Has this version and another go through a copy of the record each, and holds against each other what they make of it.
 * Rejects when the disk does not take the copies.
 */
export async function tryVersion(
  other: { readonly program: Uint8Array; readonly sha256: string },
  { ledgerFolder, workFolder, runJob, rehearse }: TryParts,
  signal: AbortSignal,
): Promise<Tried> {
  const place = (name: string): string => join(workFolder, name);
  await rm(workFolder, { recursive: true, force: true });
  try {
    for (const name of ['now', 'then']) await mkdir(place(name), { recursive: true, mode: 0o700 });
    const ledger = join(place('now'), 'ledger.db');
    const saved = await runJob({ do: 'save-backup', folder: ledgerFolder, target: ledger }, signal);
    if (saved.did !== 'save-backup') return notTried(saved.did === 'nothing' ? saved.why : undefined);
    await copyFile(ledger, join(place('then'), 'ledger.db'));
    await writeFile(place('program.cjs'), other.program, { mode: 0o600 });
    const now = await rehearse({ folder: place('now'), figures: place('now.jsonl') }, signal);
    const then = await rehearse(
      {
        folder: place('then'),
        figures: place('then.jsonl'),
        program: { file: place('program.cjs'), sha256: other.sha256 },
      },
      signal,
    );
    for (const word of [now, then]) if ('trouble' in word) return notTried(word.trouble);
    const { lines, sales, differences, first } = await compareFigures(
      place('now.jsonl'),
      place('then.jsonl'),
    );
    if (differences === 0) return { result: 'fits', figures: lines, sales };
    const named = first.slice(0, MOST_NAMED).map(({ now: line, then: otherLine }) => line ?? otherLine ?? '');
    return { result: 'differs', differences, named: named.map((line) => line.slice(0, MOST_DETAIL)) };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

function notTried(detail: string | undefined): Tried {
  return { result: 'not-tried', ...(detail !== undefined && { detail: detail.slice(0, MOST_DETAIL) }) };
}
