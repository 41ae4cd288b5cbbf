import { textOf, wholeOf } from '../file/connection.ts';

/** What `readEvent` reads of a row of `event`, and its number. */
export const EVENT_COLUMNS = `seq, ${textOf('sale_id')}, ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')}`;
