import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { PAGE_BYTES } from '../repair/salvage/pages.ts';

const HEADER_BYTES = 32;
const FRAME_BYTES = 24 + PAGE_BYTES;
const MAGIC = 0x377f0682;

/**
 * Whether the write-ahead log has commits that SQLite would not believe, and drop without a word. Each frame's check sum
 * goes on from the one before. A commit is synced to the disk before the next one begins, so that a crash leaves at
 * most one torn commit, the last: two after the first frame that does not add up are damage. Frames with another salt are
 * left over from an earlier round. Format: "The WAL File Format" of https://www.sqlite.org/fileformat2.html#walformat
 */
export function isLogDamaged(wal: string): boolean {
  const size = statSync(wal, { throwIfNoEntry: false })?.size ?? 0;
  if (size < HEADER_BYTES + FRAME_BYTES) return false;
  const file = openSync(wal, 'r');
  try {
    return commitsDropped(file) > 1;
  } finally {
    closeSync(file);
  }
}

function commitsDropped(file: number): number {
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(file, header, 0, HEADER_BYTES, 0);
  const isBig = header.readUInt32BE(0) === MAGIC + 1;
  let sum = checkSum([0, 0], header.subarray(0, 24), isBig);
  let isBelieved = isBig || header.readUInt32BE(0) === MAGIC;
  isBelieved &&= sum[0] === header.readUInt32BE(24) && sum[1] === header.readUInt32BE(28);
  // A header that does not add up may have lost its salt: then that of the first frame is taken for it.
  const frame = Buffer.alloc(FRAME_BYTES);
  let salt = isBelieved ? header.subarray(16, 24) : undefined;
  let dropped = 0;
  for (let at = HEADER_BYTES; readSync(file, frame, 0, FRAME_BYTES, at) === FRAME_BYTES; at += FRAME_BYTES) {
    salt ??= Buffer.from(frame.subarray(8, 16));
    const isOfRound = salt.equals(frame.subarray(8, 16));
    if (isBelieved) {
      const next = checkSum(checkSum(sum, frame.subarray(0, 8), isBig), frame.subarray(24), isBig);
      isBelieved = isOfRound && next[0] === frame.readUInt32BE(16) && next[1] === frame.readUInt32BE(20);
      sum = next;
    }
    const isCommit = frame.readUInt32BE(4) !== 0;
    if (!isBelieved && isOfRound && isCommit) dropped += 1;
  }
  return dropped;
}

type Sum = readonly [number, number];

/** The words of the big-endian log in their order, of the other one with their bytes turned round. */
function checkSum([first, second]: Sum, bytes: Buffer, isBig: boolean): Sum {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}
