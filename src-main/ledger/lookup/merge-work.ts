import type { JournalCursor } from '../../../shared/contract/journal.ts';
import type { WorkFound, WorkRow } from '../../history/ports.ts';

type Mark = Pick<WorkRow, 'seq' | 'at' | 'place'>;

/** Rows of one table, newest first, and down to where it was gone through; without `end`, nothing older is left. */
export interface Looked {
  readonly rows: readonly WorkRow[];
  readonly end?: Mark;
}

/**
 * One page of both tables in the order in which their rows were recorded. Nothing is answered that may have newer rows of the
 * other table before it: where that was not gone through far enough, the page ends, and the next one goes on.
 */
export function mergedWork(entries: Looked, events: Looked, start: JournalCursor, most: number): WorkFound {
  const rows: WorkRow[] = [];
  const taken = { entries: 0, events: 0 };
  const next = (looked: Looked, place: number) => looked.rows[place] ?? looked.end;
  let cutAt: Mark | undefined;
  while (rows.length < most) {
    const [entry, event] = [next(entries, taken.entries), next(events, taken.events)];
    const isEntry = entry !== undefined && (event === undefined || isNewer(entry, event));
    const row = isEntry ? entries.rows[taken.entries] : events.rows[taken.events];
    if (row === undefined) {
      cutAt = isEntry ? entry : event;
      break;
    }
    rows.push(row);
    taken[isEntry ? 'entries' : 'events'] += 1;
  }
  const cursor = {
    entry: goesOn(entries, taken.entries, start.entry),
    event: goesOn(events, taken.events, start.event),
  };
  return {
    rows,
    ...((cursor.entry > 0 || cursor.event > 0) && { next: cursor }),
    ...(cutAt && { lookedBackTo: cutAt.at }),
  };
}

/** The number below which the next page goes on in this table; 0 where nothing is left. */
function goesOn({ rows, end }: Looked, taken: number, start: number): number {
  if (taken === rows.length) return end?.seq ?? 0;
  return rows[taken - 1]?.seq ?? start;
}

/** Rows of earlier versions have no place, and are older than all that have one. */
function isNewer(one: Mark, other: Mark): boolean {
  return one.place === other.place ? one.at >= other.at : one.place > other.place;
}
