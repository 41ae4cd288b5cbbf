import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { isAnimatedPng, pictureType } from '../../picture-type.ts';
import { isFileName } from './file-name.ts';
import type { PictureFault } from '../../../shared/contract/checkout.ts';
import type { PictureType } from '../../picture-type.ts';

export interface ReadPicture extends PictureType {
  readonly bytes: Buffer;
}

const MAX_BYTES = 200_000;
const MAX_DOTS = 1_000;

/**
 * Refuses a link that replaces the file at the last moment, and does not wait for the other end of a pipe. Windows does not
 * have the last two flags; there they are `undefined`, which counts as 0.
 */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a picture that a screen may draw, or answers why the file is none. Never rejects. */
export async function readPicture(folder: string, name: string): Promise<ReadPicture | PictureFault> {
  if (!isFileName(name)) return 'missing';
  const path = join(folder, name);
  try {
    const found = await lstat(path);
    if (!found.isFile()) return 'not-a-file';
    if (found.size > MAX_BYTES) return 'too-large';
    const bytes = await bytesOf(path);
    if (typeof bytes === 'string') return bytes;
    const type = pictureType(bytes);
    // Nothing on the screens moves by itself: some people cannot bear it, and the computer would draw it all day.
    if (!type || (type.type === 'image/png' && isAnimatedPng(bytes))) return 'not-a-picture';
    return Math.max(type.width, type.height) > MAX_DOTS ? 'too-many-dots' : { ...type, bytes };
  } catch (error) {
    return isAbsent(error) ? 'missing' : 'unreadable';
  }
}

/** The bytes of the file, checked after it is open, since the path may lead to another file by now. */
async function bytesOf(path: string): Promise<Buffer | PictureFault> {
  const file = await open(path, FLAGS);
  try {
    if (!(await file.stat()).isFile()) return 'not-a-file';
    const bytes = Buffer.alloc(MAX_BYTES + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length);
      length += bytesRead;
      if (length > MAX_BYTES) return 'too-large';
      if (bytesRead === 0) return bytes.subarray(0, length);
    }
  } finally {
    await file.close();
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
