import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Bytes of a record's size, most significant first. */
const SIZE_BYTES = 4;
const HASH_DIGITS = 64;
const HEAD_BYTES = SIZE_BYTES + HASH_DIGITS;

/** The end of a record in a file, and the checksum of everything before it. */
export interface Place {
  readonly bytes: number;
  readonly hash: string;
}

export const NO_RECORDS: Place = { bytes: 0, hash: '' };

/**
 * A text as the next record of a file that ends at `after`: its size, a SHA-256 of it and of everything before it, and
 * the text.
 */
export function chained(after: Place, text: string): { readonly record: Buffer; readonly place: Place } {
  const body = Buffer.from(text);
  const hash = hashOf(after, body);
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeUInt32BE(body.length);
  const record = Buffer.concat([size, Buffer.from(hash), body]);
  return { record, place: { bytes: after.bytes + record.length, hash } };
}

/**
 * The records of a file, one in memory at a time, up to the first that was changed, which is logged. None where there
 * is no file.
 */
export async function* chainedRecords(
  path: string,
  mostBytes: number,
): AsyncGenerator<{ readonly body: string; readonly place: Place }> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    let place = NO_RECORDS;
    for (;;) {
      const record = await recordAt(file, place, mostBytes);
      if (!record) break;
      ({ place } = record);
      yield record;
    }
    const { size } = await file.stat();
    if (place.bytes < size)
      console.error(`${path} is not as it was written from byte ${place.bytes} of ${size} on`);
  } finally {
    await file.close();
  }
}

async function recordAt(file: FileHandle, after: Place, mostBytes: number) {
  const head = await bytesAt(file, after.bytes, HEAD_BYTES);
  const size = head?.readUInt32BE() ?? 0;
  if (!head || size === 0 || after.bytes + size > mostBytes) return undefined;
  const body = await bytesAt(file, after.bytes + HEAD_BYTES, size);
  const hash = head.toString('latin1', SIZE_BYTES);
  if (!body || hashOf(after, body) !== hash) return undefined;
  return { body: body.toString(), place: { bytes: after.bytes + HEAD_BYTES + size, hash } };
}

/** `undefined` where the file ends before. */
async function bytesAt(file: FileHandle, position: number, size: number): Promise<Buffer | undefined> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, position);
  return bytesRead === size ? buffer : undefined;
}

function hashOf(after: Place, body: Buffer): string {
  return createHash('sha256').update(after.hash).update(body).digest('hex');
}
