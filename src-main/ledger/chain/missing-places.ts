import { wholeOf } from '../file/connection.ts';
import type { Connection } from '../file/connection.ts';

/** Places of the chain at which no row stands, each from and to, and the place after all of them. */
export interface MissingPlaces {
  readonly missing: readonly (readonly [from: number, to: number])[];
  readonly next: number;
}

const PLACES = 'SELECT place FROM event WHERE place > 0 UNION ALL SELECT place FROM journal WHERE place > 0';

/** Read from end to end; `until` is the highest place that is known to have been given. */
export function missingPlaces(connection: Connection, until = 0): MissingPlaces {
  const [whole] = connection
    .prepare(`SELECT CAST(max(place) AS INTEGER) AS last, count(DISTINCT place) AS there FROM (${PLACES})`)
    .all();
  const last = Number(whole?.['last'] ?? 0);
  const gaps = Number(whole?.['there']) === last ? [] : gapsIn(connection);
  const next = Math.max(last, until) + 1;
  return { missing: until > last ? [...gaps, [last + 1, until]] : gaps, next };
}

function gapsIn(connection: Connection): readonly (readonly [number, number])[] {
  const rows = connection
    .prepare(
      `SELECT ${wholeOf('before')}, ${wholeOf('place')}
       FROM (SELECT place, lag(place, 1, 0) OVER (ORDER BY place) AS before FROM (${PLACES}))
       WHERE place > before + 1 ORDER BY place`,
    )
    .all();
  return rows.map(({ before, place }) => [Number(before) + 1, Number(place) - 1]);
}
