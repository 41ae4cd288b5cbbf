import { textOf } from '../file/connection.ts';
import { EPOCH } from '../record/epoch-start.ts';

/**
 * Each sale's row counts its events. The rows of both tables are on different pages of the file, so when pages lose
 * what was written last, as a rule only one of the two does: nothing else tells that the end of a sale is missing.
 */
export const EVENT_COUNTS = `
  ALTER TABLE sale ADD COLUMN events INTEGER NOT NULL DEFAULT 0;
  UPDATE sale SET events = (SELECT count(*) FROM event WHERE sale_id = sale.id);
  CREATE TRIGGER event_is_counted AFTER INSERT ON event
  BEGIN UPDATE sale SET events = events + 1 WHERE id = NEW.sale_id; END;
`;

const MISCOUNTED = `
  SELECT ${textOf('id')}, CAST(events AS INTEGER) AS counted, (SELECT count(*) FROM event WHERE sale_id = sale.id) AS found
  FROM sale WHERE found != events`;

/** Open sales whose events are not as many as were written; by index, so that closed ones cost nothing. */
export const MISCOUNTED_OPEN = `${MISCOUNTED} AND open = 1`;

/** The same of all sales, and those that have events and no row of their own. */
export const MISCOUNTED_OF_ALL = `
  ${MISCOUNTED}
  UNION ALL
  SELECT ${textOf('sale_id')}, 0, count(*) FROM event GROUP BY event.sale_id
  HAVING NOT EXISTS (SELECT 1 FROM sale WHERE id = event.sale_id)`;

/**
 * Answers a row when entries are missing that were written since the last repair, or since the ledger was begun: their
 * numbers have no gap. Nothing else would tell before the next backup, and without the end of a shift its sales are counted
 * twice. The plus keeps SQLite to an index, which is a small part of the journal.
 */
export const MISSING_ENTRIES = `
  SELECT 1 FROM (SELECT max(seq) AS last FROM journal)
  WHERE last - max(last / ${EPOCH} * ${EPOCH}, 1) + 1
    != (SELECT count(*) FROM journal WHERE +seq >= last / ${EPOCH} * ${EPOCH})`;
