import { closeSync, openSync, readSync } from 'node:fs';
import { MIGRATIONS } from './migrations.ts';

/** Of SQLite's file format, and of its form of a schema: what it has written for many years. */
const [FILE_FORMAT, SCHEMA_FORMAT] = [2, 4];
/** No version of the till is as many steps ahead of another. */
const STEPS_AHEAD = 100;

/** The first bytes of a file: "The Database Header" of https://www.sqlite.org/fileformat2.html */
function readHeader(file: string): Buffer {
  const header = Buffer.alloc(100);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, header);
    return header;
  } finally {
    closeSync(handle);
  }
}

/**
 * Whether a file says of itself what none of ours says. SQLite takes it for that of a later SQLite, which is only read or not even
 * that, and a till takes it for that of a later till: neither calls it damaged, and no till could be opened any more.
 */
export function isHeaderDamaged(file: string): boolean {
  const header = readHeader(file);
  return (
    header.readUInt8(18) > FILE_FORMAT ||
    header.readUInt32BE(44) > SCHEMA_FORMAT ||
    header.readUInt32BE(60) > MIGRATIONS.length + STEPS_AHEAD
  );
}

/** Whether a newer version of the till wrote a database; without a statement, which would keep it open. */
export function isOfNewerVersion(file: string): boolean {
  const header = readHeader(file);
  return isDatabase(header) && header.readUInt32BE(60) > MIGRATIONS.length;
}

/** The `application_id` of a database; nothing of a file that is none. */
export function applicationOf(file: string): number | undefined {
  const header = readHeader(file);
  return isDatabase(header) ? header.readUInt32BE(68) : undefined;
}

const isDatabase = (header: Buffer): boolean => header.toString('latin1', 0, 15) === 'SQLite format 3';
