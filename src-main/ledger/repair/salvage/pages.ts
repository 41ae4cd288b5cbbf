import { closeSync, existsSync, openSync, readSync } from 'node:fs';

/** SQLite's default, which the ledger never changes. */
export const PAGE_BYTES = 4096;
const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * The pages of a database and of its write-ahead log, straight from the bytes, since SQLite reads nothing at all from
 * a file whose first page is gone. Formats: https://www.sqlite.org/fileformat2.html
 */
export class Pages {
  readonly #database: number | undefined;
  readonly #wal: number | undefined;
  /** Where the write-ahead log holds the last committed form of a page. */
  readonly #committed: ReadonlyMap<number, number>;

  constructor(database: string, wal: string) {
    this.#database = existsSync(database) ? openSync(database, 'r') : undefined;
    this.#wal = existsSync(wal) ? openSync(wal, 'r') : undefined;
    this.#committed = this.#wal === undefined ? new Map() : committedFrames(this.#wal);
  }

  *all(): Iterable<Buffer> {
    for (const number of this.#committed.keys()) {
      const page = this.page(number);
      if (page) yield page;
    }
    for (let number = 1; ; number += 1) {
      const page = this.#inDatabase(number);
      if (!page) return;
      yield page;
    }
  }

  /** A page by its number, counting from 1. */
  page(number: number): Buffer | undefined {
    const offset = this.#committed.get(number);
    return offset === undefined ? this.#inDatabase(number) : read(this.#wal, offset, PAGE_BYTES);
  }

  close(): void {
    if (this.#database !== undefined) closeSync(this.#database);
    if (this.#wal !== undefined) closeSync(this.#wal);
  }

  #inDatabase(number: number): Buffer | undefined {
    return read(this.#database, (number - 1) * PAGE_BYTES, PAGE_BYTES);
  }
}

/**
 * Frames up to the last commit. Frames with another salt are left over from an earlier round of the log. Check sums
 * are not compared, and a frame that is damaged does not end the log: each row is looked at closely later.
 */
function committedFrames(wal: number): ReadonlyMap<number, number> {
  const committed = new Map<number, number>();
  const salt = saltOf(wal);
  let pending: [page: number, offset: number][] = [];
  for (let offset = WAL_HEADER_BYTES; ; offset += FRAME_HEADER_BYTES + PAGE_BYTES) {
    const header = read(wal, offset, FRAME_HEADER_BYTES);
    if (!header) return committed;
    if (!salt?.equals(header.subarray(8, 16))) continue;
    pending.push([header.readUInt32BE(0), offset + FRAME_HEADER_BYTES]);
    if (header.readUInt32BE(4) === 0) continue;
    for (const [page, at] of pending) committed.set(page, at);
    pending = [];
  }
}

/** Frames repeat what the header says of their round; where the two differ, the second frame tells which of them is damaged. */
function saltOf(wal: number): Buffer | undefined {
  const salts = [
    read(wal, 0, WAL_HEADER_BYTES)?.subarray(16, 24),
    ...[0, 1].map((frame) =>
      read(wal, WAL_HEADER_BYTES + frame * (FRAME_HEADER_BYTES + PAGE_BYTES), FRAME_HEADER_BYTES)?.subarray(
        8,
        16,
      ),
    ),
  ];
  const [ofHeader, first, second] = salts;
  return first && second?.equals(first) ? first : ofHeader;
}

/** The bytes, filled up with zeros where the file ends within them; `undefined` where it ends before them. */
function read(file: number | undefined, position: number, length: number): Buffer | undefined {
  if (file === undefined) return undefined;
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, position) > 0 ? bytes : undefined;
}
