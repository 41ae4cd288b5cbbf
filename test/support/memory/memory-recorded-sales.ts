import { replay } from '../../../src-main/sales/apply-event.ts';
import { isClosed } from '../../../src-main/sales/sale-alerts.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { PlaceInTime, SalesByTime } from '../../../src-main/reports/ports.ts';
import type { RecordedSales, SaleSince } from '../../../src-main/staff/shifts/ports.ts';

/** The sales of one list of events. A mark is its length. */
export class MemoryRecordedSales implements RecordedSales, SalesByTime {
  readonly events: SaleEvent[] = [];

  end(): number {
    return this.events.length;
  }

  /** Nothing is ever lost here. */
  endOfLostReport(): number {
    return 0;
  }

  lastShift(): number {
    return Math.max(0, ...this.#bySale().map(({ sale }) => shiftOf(sale) ?? 0));
  }

  salesAtHand(shift: number): readonly string[] {
    return this.#bySale().flatMap(({ id, sale }) => {
      const replayed = replay(sale.map(({ event }) => event));
      const isOpen = replayed !== undefined && !isClosed(replayed);
      return isOpen || shiftOf(sale) === shift ? [id] : [];
    });
  }

  salesChanged(after: number, most: number): { readonly ids: readonly string[]; readonly upTo: number } {
    const changed = this.events.slice(after, after + most);
    return { ids: [...new Set(changed.map(({ saleId }) => saleId))], upTo: after + changed.length };
  }

  countStarted(from: number, until: number): number {
    return this.salesStarted(from, until, Infinity).length;
  }

  countWithoutStart(): number {
    return 0;
  }

  salesStarted(from: number, until: number, most: number, after?: PlaceInTime): readonly PlaceInTime[] {
    const places = this.events.flatMap(({ saleId, at: startedAt, type }, tie) =>
      type === 'sale-started' && startedAt >= from && startedAt < until ? [{ saleId, startedAt, tie }] : [],
    );
    places.sort((a, b) => a.startedAt - b.startedAt || a.tie - b.tie);
    const begin = after === undefined ? 0 : places.findIndex(({ saleId }) => saleId === after.saleId) + 1;
    return places.slice(begin, begin + most);
  }

  salesOf(ids: readonly string[], mark: number): readonly SaleSince[] {
    return this.#bySale()
      .filter(({ id }) => ids.includes(id))
      .map(({ sale }) => ({
        events: sale.map(({ event }) => event),
        before: sale.filter(({ place }) => place < mark).length,
      }));
  }

  #bySale() {
    const placed = this.events.map((event, place) => ({ event, place }));
    const ids = new Set(this.events.map(({ saleId }) => saleId));
    return [...ids].map((id) => ({ id, sale: placed.filter(({ event }) => event.saleId === id) }));
  }
}

function shiftOf([first]: readonly { readonly event: SaleEvent }[]): number | undefined {
  return first?.event.type === 'sale-started' ? first.event.shift : undefined;
}
