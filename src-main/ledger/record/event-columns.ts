import { textOf, wholeOf } from '../file/connection.ts';

/** What `readEvent` reads of a row of `event`, and its number. */
export const EVENT_COLUMNS = `seq, ${textOf('sale_id')}, ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')}`;

/** The same with its link, by which `readEvent` proves the row: for whatever is shown. Files of earlier versions have none. */
export const PROVED_COLUMNS = `${EVENT_COLUMNS}, ${wholeOf('closes')}, ${wholeOf('place')}, CAST(hex(link) AS BLOB) AS link`;
