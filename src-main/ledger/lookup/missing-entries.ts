import { EPOCH } from '../record/epoch-start.ts';

/**
 * Answers a row when entries are missing that were written since the last repair, or since the ledger was begun: their
 * numbers have no gap. Nothing else would tell before the next backup, and without the end of a shift its sales are counted
 * twice. The plus keeps SQLite to an index, which is a small part of the journal.
 */
export const MISSING_ENTRIES = `
  SELECT 1 FROM (SELECT max(seq) AS last FROM journal)
  WHERE last - max(last / ${EPOCH} * ${EPOCH}, 1) + 1
    != (SELECT count(*) FROM journal WHERE +seq >= last / ${EPOCH} * ${EPOCH})`;
