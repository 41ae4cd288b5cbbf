import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { draftOf } from './replace-program.ts';
import type { UpdateEnd } from '../../shared/contract/updates.ts';
import type { UpdateFolder, UpdateOrder } from './update-folder.ts';

export type Came = UpdateEnd extends infer End
  ? End extends UpdateEnd
    ? Omit<End, 'version' | 'at'>
    : never
  : never;

interface EndParts {
  readonly updates: UpdateFolder;
  /** The program that the till is started by. */
  readonly program: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Notes what came of an update, and removes what lay there for it. The order is the caller's to drop. */
export async function noteUpdateEnd(
  came: Came,
  { version, file }: UpdateOrder,
  { updates, program, now }: EndParts,
): Promise<UpdateEnd> {
  const end = { ...came, version, at: now() } as UpdateEnd;
  await updates.noteEnd(end);
  await rename(join(updates.trial, 'logs', 'till.jsonl'), updates.trialLog).catch(() => undefined); // it wrote none
  const drafts = [draftOf(program), draftOf(updates.previous)];
  for (const path of [updates.trial, updates.rehearsal, file, ...drafts])
    await rm(path, { recursive: true, force: true });
  return end;
}
