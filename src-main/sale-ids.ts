import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { DEFAULT_PATTERN, referenceFrom } from './terminal/reference-pattern.ts';
import type { Ids } from './sales/ports.ts';

/** Without letters and digits that are taken for each other when a customer reads them out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Ids of sales. `now` answers wall-clock milliseconds; `pattern` is the profile's, where it has one. In the till's own the
 * date and number are for people; the random end keeps a reference new after a lost ledger or beside another till.
 */
export function saleIds(now: () => number, terminal: string, pattern = DEFAULT_PATTERN): Ids {
  return {
    saleId: () => timeOrderedUuid(now()),
    uuid: randomUUID,
    reference: (saleNumber) =>
      referenceFrom(pattern, { date: dayOf(now()), terminal, n: String(saleNumber), random: randomEnd() }),
  };
}

/**
 * A UUID v7 (RFC 9562, section 5.7). The rows of sales that follow each other lie together in the ledger's indexes, so
 * that a sale touches as few pages after a million sales as after ten.
 */
function timeOrderedUuid(wall: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(wall, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function dayOf(wall: number): string {
  const date = new Date(wall);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(date.getFullYear() % 100)}${two(date.getMonth() + 1)}${two(date.getDate())}`;
}

function randomEnd(): string {
  return Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
