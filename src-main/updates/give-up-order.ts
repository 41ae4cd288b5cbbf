import { rm } from 'node:fs/promises';
import { noteUpdateEnd } from './note-update-end.ts';
import type { FirstStartParts } from './first-starts.ts';
import type { UpdateOrder } from './update-folder.ts';

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
