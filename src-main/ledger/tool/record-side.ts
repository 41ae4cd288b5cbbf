import { textOf, wholeOf } from '../file/connection.ts';
import { readEvent } from '../record/stored-event.ts';
import type { RecordSide } from '../../../shared/contract/ledger-care.ts';
import type { Connection } from '../file/connection.ts';

/** The sales that a ledger has begun after this place of its chain: how many, and the last one. */
export function salesAfter(ledger: Connection, place: number): Pick<RecordSide, 'sales' | 'lastSale'> {
  const begun = `FROM event WHERE event.type = 'sale-started' AND event.place > ${place}`;
  const [counted] = ledger.prepare(`SELECT count(*) AS sales ${begun}`).all();
  const [last] = ledger
    .prepare(
      `SELECT ${textOf('sale_id')}, ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')} ${begun} ORDER BY seq DESC LIMIT 1`,
    )
    .all();
  // Its number alone is asked for, whatever the scale of its amount.
  const event = last && readEvent(last, []);
  return {
    sales: Number(counted?.['sales'] ?? 0),
    ...(event?.type === 'sale-started' && { lastSale: { number: event.number, at: event.at } }),
  };
}
