import { replayFirst } from '../sales/apply-event.ts';
import type { Sale } from '../sales/sale.ts';
import type { PlaceInTime, SalesByTime } from './ports.ts';

/** How many sales are read before others have a turn. It takes a few milliseconds, and all of them are held meanwhile. */
const SALES_AT_ONCE = 10;

interface Reading {
  readonly sales: SalesByTime;
  /** Lets other work go on between two slices. */
  readonly turn: () => Promise<void>;
  /** Ends the reading. It then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called for each sale of this time whose beginning cannot be read: it is not among those that are answered. */
  readonly onDamaged?: () => void;
}

/**
 * Reads each sale that began at `from` or later and before `until` (wall-clock milliseconds), earliest first, as it stood
 * at the mark `upTo`. Throws `LedgerUnavailable`.
 */
export async function* eachSale(
  { from, until }: { readonly from: number; readonly until: number },
  upTo: number,
  { sales, turn, signal, onDamaged = () => undefined }: Reading,
): AsyncGenerator<Sale> {
  let after: PlaceInTime | undefined;
  do {
    signal?.throwIfAborted();
    const places = sales.salesStarted(from, until, SALES_AT_ONCE, after);
    const read = sales.salesOf(
      places.map(({ saleId }) => saleId),
      upTo,
    );
    const byId = new Map(read.map((sale) => [sale.events[0]?.saleId, sale]));
    for (const { saleId } of places) {
      const { events = [], before = 0 } = byId.get(saleId) ?? {};
      const sale = replayFirst(events, before);
      if (sale) yield sale;
      else if (before > 0) onDamaged();
    }
    after = places.at(-1);
    await turn();
  } while (after !== undefined);
  for (let left = sales.countWithoutStart(from, until, upTo); left > 0; left -= 1) onDamaged();
}
