import { PAGE_BYTES } from './pages.ts';
import { readVarint } from './varint.ts';

export interface Cell {
  readonly rowId: number;
  readonly payload: Buffer;
}

const TABLE_LEAF = 0x0d;
const LEAF_HEADER_BYTES = 8;
const MOST_PAYLOAD_BYTES = 1024 * 1024;

/**
 * The rows of a table's leaf page, as far as they hold together; none for any other page. `page` finds the pages that
 * a long row overflows to. Format: "B-tree Pages" of https://www.sqlite.org/fileformat2.html
 */
export function* leafCells(bytes: Buffer, page: (number: number) => Buffer | undefined): Iterable<Cell> {
  if (bytes[0] !== TABLE_LEAF) return;
  const mostCells = (PAGE_BYTES - LEAF_HEADER_BYTES) / 2;
  const count = Math.min(bytes.readUInt16BE(3), mostCells);
  for (let index = 0; index < count; index += 1) {
    const cell = readCell(bytes, bytes.readUInt16BE(LEAF_HEADER_BYTES + 2 * index), page);
    if (cell) yield cell;
  }
}

function readCell(
  bytes: Buffer,
  start: number,
  page: (number: number) => Buffer | undefined,
): Cell | undefined {
  const length = readVarint(bytes, start);
  const rowId = length && readVarint(bytes, length.end);
  if (!rowId || length.value > MOST_PAYLOAD_BYTES) return undefined;
  const local = localBytes(length.value);
  const parts = [bytes.subarray(rowId.end, rowId.end + local)];
  let missing = length.value - local;
  let next = missing > 0 && rowId.end + local + 4 <= PAGE_BYTES ? bytes.readUInt32BE(rowId.end + local) : 0;
  while (missing > 0) {
    const overflow = next === 0 ? undefined : page(next);
    if (!overflow) return undefined;
    parts.push(overflow.subarray(4, 4 + missing));
    missing -= PAGE_BYTES - 4;
    next = overflow.readUInt32BE(0);
  }
  const payload = Buffer.concat(parts);
  return payload.length === length.value ? { rowId: rowId.value, payload } : undefined;
}

/** How much of a row stays on the leaf page ("B-tree Cell Format"). */
function localBytes(length: number): number {
  const most = PAGE_BYTES - 35;
  if (length <= most) return length;
  const least = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;
  const rest = least + ((length - least) % (PAGE_BYTES - 4));
  return rest <= most ? rest : least;
}
