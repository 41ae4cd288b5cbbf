import { readVarint } from './varint.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The columns of a row, or `undefined` when its bytes are not exactly one record of integers, texts and blobs.
 * Format: "Record Format" of https://www.sqlite.org/fileformat2.html
 */
export function readRecord(payload: Buffer): readonly (string | number | Buffer | null)[] | undefined {
  const header = readVarint(payload, 0);
  if (!header || header.value > payload.length) return undefined;
  const columns: (string | number | Buffer | null)[] = [];
  let at = header.end;
  let start = header.value;
  while (at < header.value) {
    const type = readVarint(payload, at);
    const size = type && sizeOf(type.value);
    if (!type || size === undefined || start + size > payload.length) return undefined;
    const value = readColumn(payload.subarray(start, start + size), type.value);
    if (value === undefined) return undefined;
    columns.push(value);
    at = type.end;
    start += size;
  }
  return at === header.value && start === payload.length ? columns : undefined;
}

/** Bytes of a column by its serial type; `undefined` for the types that the ledger never writes. */
function sizeOf(type: number): number | undefined {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return [0, 1, 2, 3, 4, 6, undefined, undefined, 0, 0][type];
}

function readColumn(bytes: Buffer, type: number): string | number | Buffer | null | undefined {
  if (type >= 12) return type % 2 === 0 ? bytes : readText(bytes);
  if (type === 0) return null;
  return type >= 8 ? type - 8 : bytes.readIntBE(0, bytes.length);
}

function readText(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
