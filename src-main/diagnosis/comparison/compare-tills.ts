import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differencesOf, readTillState, type TillState } from './till-state.ts';
import type { Comparison } from '../../../shared/contract/till-state.ts';

const MOST_FILES = 2_000;
const MOST_BYTES = 16_384;

/**
 * Compares the states in a folder with this till's. Of a till with several states the latest counts. Rejects when the
 * folder cannot be read.
 */
export async function compareTills(folder: string, own: TillState): Promise<Comparison> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const latest = new Map<string, TillState>();
  const times = new Map<string, Set<number>>();
  let unread = Math.max(0, names.length - MOST_FILES);
  for (const name of names.slice(0, MOST_FILES)) {
    const state = await stateIn(join(folder, name));
    if (!state) {
      unread += 1;
      continue;
    }
    const { terminalId, savedAt } = state;
    times.set(terminalId, (times.get(terminalId) ?? new Set()).add(savedAt));
    if ((latest.get(terminalId)?.savedAt ?? -1) < savedAt) latest.set(terminalId, state);
  }
  const tills = [...latest.values()].map((state) => ({
    terminalId: state.terminalId,
    storeName: state.storeName,
    savedAt: state.savedAt,
    version: state.app,
    differs: differencesOf(own, state),
    saved: times.get(state.terminalId)?.size ?? 1,
  }));
  return {
    tills: tills.sort(
      (a, b) => b.differs.length - a.differs.length || (a.terminalId < b.terminalId ? -1 : 1),
    ),
    unread,
  };
}

/** A link, a pipe or a file that is much too long is not read. */
async function stateIn(file: string): Promise<TillState | undefined> {
  try {
    const found = await lstat(file);
    if (!found.isFile() || found.size > MOST_BYTES) return undefined;
    return readTillState(await readFile(file, 'utf8'));
  } catch {
    return undefined; // it went away, or may not be read
  }
}
