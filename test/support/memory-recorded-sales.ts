import { replay } from '../../src-main/sales/apply-event.ts';
import { isClosed } from '../../src-main/sales/concerns.ts';
import type { SaleEvent } from '../../src-main/sales/events.ts';
import type { RecordedSales, SaleSince } from '../../src-main/shifts/ports.ts';

/** The sales of one list of events. A mark is its length. */
export class MemoryRecordedSales implements RecordedSales {
  readonly events: SaleEvent[] = [];

  end(): number {
    return this.events.length;
  }

  salesOfShift(shift: number): readonly (readonly SaleEvent[])[] {
    return this.#bySale()
      .filter(({ sale }) => shiftOf(sale) === shift)
      .map(({ sale }) => sale.map(({ event }) => event));
  }

  salesBeside(shift: number, mark: number): readonly SaleSince[] {
    return this.#bySale().flatMap(({ sale }) => {
      const events = sale.map(({ event }) => event);
      const replayed = replay(events);
      const isOpen = replayed !== undefined && !isClosed(replayed);
      const before = sale.filter(({ place }) => place < mark).length;
      return shiftOf(sale) !== shift && (isOpen || before < events.length) ? [{ events, before }] : [];
    });
  }

  #bySale() {
    const placed = this.events.map((event, place) => ({ event, place }));
    const ids = new Set(this.events.map(({ saleId }) => saleId));
    return [...ids].map((id) => ({ sale: placed.filter(({ event }) => event.saleId === id) }));
  }
}

function shiftOf([first]: readonly { readonly event: SaleEvent }[]): number | undefined {
  return first?.event.type === 'sale-started' ? first.event.shift : undefined;
}
