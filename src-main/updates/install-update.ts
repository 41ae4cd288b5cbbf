import { chmod, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isWhole } from './download-package.ts';
import { salesIn } from './known-figures.ts';
import { noteUpdateEnd } from './note-update-end.ts';
import { replaceProgram } from './replace-program.ts';
import { copyForTrial, figuresNoted } from './trial-copy.ts';
import { tryVersion } from './try-version.ts';
import type { UpdateEnd } from '../../shared/contract/updates.ts';
import type { Came } from './note-update-end.ts';
import type { TryParts } from './try-version.ts';
import type { UpdateFolder, UpdateOrder } from './update-folder.ts';

/** How the new version, started on a copy of the till's files without a screen, ended. */
export type TrialEnd = 'up' | 'ended' | 'silent';

export interface InstallParts extends Pick<TryParts, 'workFolder' | 'runJob' | 'rehearse'> {
  readonly version: string;
  readonly tillFolder: string;
  /** The ledger's folder that a till opens which is started as this process was. */
  readonly opens: string | undefined;
  readonly updates: UpdateFolder;
  /** The program that the till is started by, and that the new version takes the place of. */
  readonly program: string;
  /** Starts a program of the till with what this process was started with, and `--trial`, on the files in `copy`. Never rejects. */
  readonly trial: (program: string, copy: string) => Promise<TrialEnd>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Nobody can sell meanwhile. */
const REHEARSE_WITHIN_MS = 180_000;
const MOST_TRIES = 2;
const FOR_ITS_USER = 0o700;

/**
 * Installs what was ordered, while no till is open: the new version goes through the record once more, is started on a copy of
 * the till's files, and takes the place of this one only when it came up and knows of the record what this one did. The
 * till's own files stay as they are in every case. Rejects when the disk does not take it.
 */
export async function installUpdate(order: UpdateOrder, parts: InstallParts): Promise<UpdateEnd> {
  const { updates, tillFolder, version } = parts;
  // Somebody has put it there by hand meanwhile.
  if (order.version === version) return ended({ came: 'installed', from: order.from }, order, parts);
  // So has somebody a third version, which may be newer than the one that was ordered.
  if (order.from !== version) return ended({ came: 'not-tried' }, order, parts);
  // In training, or with another profile, it would know nothing of the record that the order is about.
  if (basename(parts.opens ?? '') !== basename(order.ledgerFolder))
    return ended({ came: 'not-tried' }, order, parts);
  if (order.tries >= MOST_TRIES) return ended({ came: 'returned', why: 'interrupted' }, order, parts);
  if (!(await isWhole(order.file, order))) return ended({ came: 'not-written' }, order, parts);
  // Counted before anything is tried: what ends this process would otherwise end it at every start.
  const begun = { ...order, tries: order.tries + 1 };
  await updates.giveOrder(begun);
  const program = await readFile(updates.rehearsal);
  const signal = AbortSignal.timeout(REHEARSE_WITHIN_MS);
  const other = { program, sha256: order.programSha256 };
  const tried = await tryVersion(other, { ...parts, ledgerFolder: order.ledgerFolder }, signal);
  if (tried.result === 'differs')
    return ended({ came: 'refused', differences: tried.differences }, order, parts);
  // A sale that began after the order may be open: a new version that is tried would ask for its payment.
  const isSameRecord = tried.result === 'fits' && tried.sales === salesIn(order.figures);
  if (!isSameRecord) return ended({ came: 'not-tried' }, order, parts);

  await copyForTrial(tillFolder, updates.trial);
  await chmod(order.file, FOR_ITS_USER);
  const trial = await parts.trial(order.file, updates.trial);
  const isSame = trial === 'up' && (await figuresNoted(updates.trial)) === order.figures;
  if (!isSame)
    return ended({ came: 'returned', why: trial === 'up' ? 'other-figures' : trial }, order, parts);
  await takePlace(begun, parts);
  // The new version notes it at its first start, which comes next, whatever ends this process.
  return { came: 'installed', from: version, version: order.version, at: parts.now() };
}

/** The program before stays at hand, and the order tells the new one that it has still to come up. */
async function takePlace(order: UpdateOrder, { program, updates }: InstallParts): Promise<void> {
  await replaceProgram(updates.previous, program, program);
  await updates.giveOrder({ ...order, starts: 0 });
  await replaceProgram(program, order.file, program);
}

async function ended(came: Came, order: UpdateOrder, parts: InstallParts): Promise<UpdateEnd> {
  const end = await noteUpdateEnd(came, order, parts);
  await parts.updates.dropOrder();
  return end;
}
