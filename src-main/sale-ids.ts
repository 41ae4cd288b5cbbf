import { randomInt, randomUUID } from 'node:crypto';
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
    uuid: randomUUID,
    reference: (saleNumber) =>
      referenceFrom(pattern, { date: dayOf(now()), terminal, n: String(saleNumber), random: randomEnd() }),
  };
}

function dayOf(wall: number): string {
  const date = new Date(wall);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(date.getFullYear() % 100)}${two(date.getMonth() + 1)}${two(date.getDate())}`;
}

function randomEnd(): string {
  return Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
