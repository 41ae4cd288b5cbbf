import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { dayAt } from '../../../shared/time/store-day.ts';
import { DEFAULT_PATTERN, referenceFrom } from '../../terminal/profile/reference-pattern.ts';
import type { Ids } from '../../sales/ports.ts';

/** Letters and digits that nobody confuses when a customer reads them out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The fields of a profile that references are made of. */
interface Naming {
  readonly terminalId: string;
  readonly referencePattern?: string | undefined;
  /** IANA name; without one, the computer's time zone counts. */
  readonly timeZone?: string | undefined;
}

/**
 * Ids of sales. `now` answers wall-clock milliseconds. In the till's own pattern people read the store's date and the
 * number. The random end keeps references different after a lost ledger, or beside another till.
 */
export function saleIds(now: () => number, naming: Naming): Ids {
  const { terminalId, referencePattern = DEFAULT_PATTERN, timeZone } = naming;
  return {
    saleId: () => timeOrderedUuid(now()),
    uuid: randomUUID,
    reference: (saleNumber) =>
      referenceFrom(referencePattern, {
        date: writtenDay(now(), timeZone),
        terminal: terminalId,
        n: String(saleNumber),
        random: randomEnd(),
      }),
  };
}

/**
 * A UUID v7 (RFC 9562, section 5.7). Rows of sales that follow each other lie together in the ledger's indexes, so that
 * a sale touches as few pages after a million sales as after ten.
 */
function timeOrderedUuid(wall: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(wall, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function writtenDay(wall: number, timeZone: string | undefined): string {
  const { year, month, day } = dayAt(wall, timeZone);
  return [year % 100, month, day].map((part) => String(part).padStart(2, '0')).join('');
}

function randomEnd(): string {
  return Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
