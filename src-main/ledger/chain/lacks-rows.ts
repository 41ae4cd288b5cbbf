import { Chain } from './chain.ts';
import { identityOf } from './identity.ts';
import { countOf, isChained } from './verify-chain.ts';
import type { Connection } from '../file/connection.ts';

/**
 * Whether more places of the chain are empty than repairs and restores have noted: rows were deleted, and what counts them was
 * put right. Counts all rows by an index, without reading them. Where rows of earlier versions have no place, nothing is known.
 */
export function lacksRows(connection: Connection): boolean {
  const identity = isChained(connection) ? identityOf(connection) : undefined;
  if (!identity || identity.earlier.events + identity.earlier.entries > 0) return false;
  const [rows] = connection
    .prepare('SELECT CAST((SELECT count(*) FROM event) + (SELECT count(*) FROM journal) AS INTEGER) AS there')
    .all();
  const noted = countOf(identity.missing.map(([from, to]) => ({ from, to })));
  return new Chain(connection).end().place - Number(rows?.['there'] ?? 0) > noted;
}
