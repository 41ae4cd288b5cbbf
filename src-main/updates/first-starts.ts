import { rm } from 'node:fs/promises';
import { noteUpdateEnd } from './note-update-end.ts';
import { replaceProgram } from './replace-program.ts';
import type { UpdateFolder, UpdateOrder } from './update-folder.ts';

interface FirstStartParts {
  readonly version: string;
  readonly updates: UpdateFolder;
  /** The program that the till is started by. */
  readonly program: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Somebody may have ended one of them by hand. */
const MOST_STARTS = 3;

/**
 * Counts a start of a version that has taken the place of another one and has not come up yet. After too many of them
 * the other one takes its place again. The record stays: a version that does not know its form says so, and writes
 * nothing into it. Answers which program sells now. Rejects when the disk does not take it.
 */
export async function countStart(
  { starts = 0, ...order }: UpdateOrder,
  { version, updates, program, now }: FirstStartParts,
): Promise<'this' | 'before'> {
  const isThis = order.version === version;
  if (isThis && starts < MOST_STARTS) {
    if (starts === 0)
      await noteUpdateEnd({ came: 'installed', from: order.from }, order, { updates, program, now });
    await updates.giveOrder({ ...order, starts: starts + 1 });
    return 'this';
  }
  if (isThis) await replaceProgram(program, updates.previous, program);
  // The other one finds the order where the power went just before or after the programs changed places.
  if (starts >= MOST_STARTS)
    await updates.noteEnd({ came: 'returned', why: 'ended', version: order.version, at: now() });
  await updates.dropOrder();
  return isThis ? 'before' : 'this';
}

/**
 * The disk did not let this order be carried out. A version that has not come up yet keeps it: the next start counts it, and puts
 * the one before in its place. Any other order is over, and that is noted, so that a till at rest is not closed for it again
 * and again. Rejects when the disk does not take the note.
 */
export async function giveUpOrder(order: UpdateOrder, parts: FirstStartParts): Promise<void> {
  const { updates, version } = parts;
  if (order.starts !== undefined && order.version === version) return;
  // The copy may be what fills the disk.
  await rm(updates.trial, { recursive: true, force: true });
  if (order.starts === undefined) await noteUpdateEnd({ came: 'not-written' }, order, parts);
  await updates.dropOrder();
}
