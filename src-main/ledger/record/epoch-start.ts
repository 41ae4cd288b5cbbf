import type { Connection } from '../file/connection.ts';

/**
 * A row's number is its epoch times this, plus its place in the epoch; ledgers that were never repaired are in epoch 0.
 * No file holds so many rows, so a number of a new epoch was never given before, however much has been lost.
 */
export const EPOCH = 2 ** 32;

/** The first number of the epoch that the journal says has begun. */
export function epochStart(connection: Connection): number {
  const last = Number(connection.prepare('SELECT max(seq) AS seq FROM journal').all()[0]?.['seq'] ?? 0);
  return Math.floor(last / EPOCH) * EPOCH;
}
