import { randomInt, randomUUID } from 'node:crypto';
import type { Ids } from './sales/ports.ts';

/** Without letters and digits that are taken for each other when a customer reads them out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ids of sales. `now` answers wall-clock milliseconds. */
export function saleIds(now: () => number): Ids {
  return {
    uuid: randomUUID,
    // The date and number are for people; the random end keeps a reference new after a lost ledger or beside another till.
    reference: (saleNumber) => `${dayOf(now())}-${saleNumber}-${randomEnd()}`,
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
