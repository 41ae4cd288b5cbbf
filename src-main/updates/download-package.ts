import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { syncFolderOf } from '../write-file-atomic.ts';
import type { ReleasePackage } from './release.ts';

/** Answers so many bytes of a file from there on, or nothing where the address does not give them. Never rejects. */
export type FetchPart = (
  file: string,
  part: { readonly from: number; readonly bytes: number },
  signal: AbortSignal,
) => Promise<Uint8Array | undefined>;

export interface DownloadParts {
  /** Where the package is to be; what is there of it lies beside, and the next download goes on with it. */
  readonly target: string;
  readonly fetchPart: FetchPart;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly onPart: (bytes: number) => void;
  /** Whether so many bytes more leave the disk enough room for the installation and for sales. */
  readonly hasRoom: (bytes: number) => Promise<boolean>;
}

const PART_BYTES = 1024 * 1024;
/** After each part: a payment that is asked about goes first, on any line. */
const LEISURE_MS = 200;
const TRIES = 5;
const TRY_AGAIN_MS = 10_000;
const PRIVATE = 0o600;

/**
 * Loads a package in parts, and answers what came of it. `other-bytes`: it is not what the publisher signed, and was
 * removed. `disk`: there is too little room, and what was there of it was removed, because sales need the space. Rejects when the
 * disk does not take a part, or `signal` aborts.
 */
export async function downloadPackage(
  { file, bytes, sha256 }: ReleasePackage,
  { target, fetchPart, sleep, onPart, hasRoom }: DownloadParts,
  signal: AbortSignal,
): Promise<'whole' | 'unreachable' | 'other-bytes' | 'disk'> {
  if (await isWhole(target, { bytes, sha256 })) return (await hasRoom(0)) ? 'whole' : noRoomFor(target);
  const unfinished = `${target}.part`;
  let there = await sizeOf(unfinished);
  if (there > bytes) {
    await rm(unfinished, { force: true });
    there = 0;
  }
  for (let failures = 0; there < bytes;) {
    signal.throwIfAborted();
    if (!(await hasRoom(bytes - there))) return noRoomFor(unfinished);
    const part = { from: there, bytes: Math.min(PART_BYTES, bytes - there) };
    const got = await fetchPart(file, part, signal);
    if (got?.length === part.bytes) {
      await append(unfinished, got);
      there += got.length;
      failures = 0;
      onPart(there);
      await sleep(LEISURE_MS, signal);
    } else {
      failures += 1;
      if (failures === TRIES) return 'unreachable';
      await sleep(TRY_AGAIN_MS, signal);
    }
  }
  if (!(await isWhole(unfinished, { bytes, sha256 }))) {
    await rm(unfinished, { force: true });
    return 'other-bytes';
  }
  await rename(unfinished, target);
  await syncFolderOf(target);
  return 'whole';
}

async function noRoomFor(file: string): Promise<'disk'> {
  await rm(file, { force: true });
  return 'disk';
}

/** Whether a file is these bytes and no others. */
export async function isWhole(
  file: string,
  { bytes, sha256 }: Pick<ReleasePackage, 'bytes' | 'sha256'>,
): Promise<boolean> {
  if ((await sizeOf(file)) !== bytes) return false;
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex') === sha256;
}

/** Of a file; 0 where it is not there. */
export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/** A disk that does not take the bytes gets back what is there of the file. */
async function append(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'a', PRIVATE);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
