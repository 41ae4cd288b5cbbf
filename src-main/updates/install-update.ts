import { chmod, copyFile, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { isWhole } from './download-package.ts';
import { copyTillFiles, putBack } from './till-copy.ts';
import { salesIn } from './known-figures.ts';
import { tryVersion } from './try-version.ts';
import { syncFolderOf } from '../write-file-atomic.ts';
import type { UpdateEnd } from '../../shared/contract/updates.ts';
import type { TryParts } from './try-version.ts';
import type { UpdateFolder, UpdateOrder } from './update-folder.ts';

/** How the new version, started on the till's own files without a screen, ended. */
export type TrialEnd = 'up' | 'ended' | 'silent';

export interface InstallParts extends Pick<TryParts, 'workFolder' | 'runJob' | 'rehearse'> {
  readonly version: string;
  readonly tillFolder: string;
  readonly updates: UpdateFolder;
  /** The program that the till is started by, and that the new version takes the place of. */
  readonly program: string;
  /** Starts a program of the till with what this process was started with, and `--trial`. Never rejects. */
  readonly trial: (program: string) => Promise<TrialEnd>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

type Came = UpdateEnd extends infer End
  ? End extends UpdateEnd
    ? Omit<End, 'version' | 'at'>
    : never
  : never;

/** Nobody can sell meanwhile. */
const REHEARSE_WITHIN_MS = 180_000;
const MOST_TRIES = 2;
const FOR_ITS_USER = 0o700;

/**
 * Installs what was ordered, while no till is open: the new version goes through the record once more, is started on the
 * till's files, and takes the place of this one only when it came up and knows of the record what this one did. In every
 * other case all is as it was before. Rejects when the disk does not take it.
 */
export async function installUpdate(order: UpdateOrder, parts: InstallParts): Promise<UpdateEnd> {
  const { updates, tillFolder, version } = parts;
  if (order.version === version) {
    // The power went after the new version had taken its place.
    return ended({ came: 'installed', from: order.from }, order, parts);
  }
  if (order.tries > 0) await putBack(tillFolder, updates.before, updates.returning);
  if (order.tries >= MOST_TRIES) return ended({ came: 'returned', why: 'interrupted' }, order, parts);
  if (!(await isWhole(order.file, order))) return ended({ came: 'not-written' }, order, parts);
  const program = await readFile(updates.program);
  const signal = AbortSignal.timeout(REHEARSE_WITHIN_MS);
  const other = { program, sha256: order.programSha256 };
  const tried = await tryVersion(other, { ...parts, ledgerFolder: order.ledgerFolder }, signal);
  if (tried.says === 'differs')
    return ended({ came: 'refused', differences: tried.differences }, order, parts);
  // A sale that began after the order may be open: a new version that is tried would ask for its payment, and putting the
  // record back would forget that.
  const isSameRecord = tried.says === 'fits' && tried.sales === salesIn(order.figures);
  if (!isSameRecord) return ended({ came: 'not-tried' }, order, parts);

  await copyTillFiles(tillFolder, updates.before);
  await rm(updates.upMark, { force: true });
  await updates.giveOrder({ ...order, tries: order.tries + 1 });
  await chmod(order.file, FOR_ITS_USER);
  const trial = await parts.trial(order.file);
  const isSame = trial === 'up' && (await knownFigures(updates)) === order.figures;
  if (!isSame) {
    await putBack(tillFolder, updates.before, updates.returning);
    return ended({ came: 'returned', why: trial === 'up' ? 'other-figures' : trial }, order, parts);
  }
  await takePlace(order.file, parts);
  return ended({ came: 'installed', from: version }, order, parts);
}

/** What the new version said of the record; nothing where it said nothing. */
async function knownFigures({ upMark }: UpdateFolder): Promise<string | undefined> {
  try {
    const { figures } = Object(JSON.parse(await readFile(upMark, 'utf8'))) as { readonly figures?: unknown };
    return typeof figures === 'string' ? figures : undefined;
  } catch {
    return undefined; // it wrote none
  }
}

/** At every moment one of the two is there, whole. The program before stays at hand. */
async function takePlace(file: string, { program, updates }: InstallParts): Promise<void> {
  const { mode } = await stat(program);
  await copyFile(program, updates.previous);
  const draft = `${program}.new`;
  await copyFile(file, draft);
  await chmod(draft, mode & 0o777);
  const written = await open(draft, 'r');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
  await rename(draft, program);
  await syncFolderOf(program);
}

async function ended(came: Came, { version, file }: UpdateOrder, parts: InstallParts): Promise<UpdateEnd> {
  const { updates, now } = parts;
  const end = { ...came, version, at: now() } as UpdateEnd;
  await updates.noteEnd(end);
  await updates.dropOrder();
  for (const path of [updates.before, updates.upMark, updates.program, file])
    await rm(path, { recursive: true, force: true });
  return end;
}
