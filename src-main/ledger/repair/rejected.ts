import { textOf, wholeOf } from '../file/connection.ts';
import type { Connection } from '../file/connection.ts';
import type { SalvagedRow } from './salvage/salvage.ts';

/** What people know a sale by. */
interface KnownStart {
  readonly number: number;
  readonly reference: string;
}

/** Rows that a repair found and did not take over. */
export class Rejected {
  readonly #rows = new Map<string, SalvagedRow>();
  /** By sale, as rejected rows state it: to look a sale up by, and nothing else, since any of it may be what was edited. */
  readonly #starts = new Map<string, KnownStart>();

  add(salvaged: SalvagedRow): void {
    this.#rows.set(`${salvaged.table} ${salvaged.former.seq}`, salvaged);
    if (salvaged.table !== 'event' || salvaged.row.type !== 'sale-started') return;
    const start = startIn(salvaged.row.body);
    if (start) this.#starts.set(salvaged.row.saleId, start);
  }

  /** Nothing for a sale whose start was taken over, or cannot be read at all. */
  startOf(saleId: string): KnownStart | undefined {
    return this.#starts.get(saleId);
  }

  /** The rows whose places are empty now that all others are back: of one that was found twice a whole copy is enough. */
  notTakenOver(connection: Connection): {
    readonly names: readonly string[];
    readonly saleIds: readonly string[];
  } {
    const missing = [...this.#rows.values()].filter(({ table, former }) => {
      return connection.prepare(`SELECT 1 FROM ${table} WHERE seq = ?`).all(former.seq).length === 0;
    });
    return {
      names: missing.map((salvaged) => this.#nameOf(salvaged, connection)),
      saleIds: missing.flatMap(({ table, row }) => (table === 'event' ? row.saleId : [])),
    };
  }

  /** By number and reference where they are known: a manager knows no sale by its id. */
  #nameOf({ table, former, row }: SalvagedRow, connection: Connection): string {
    if (table === 'journal') return `entry ${former.seq} of the journal`;
    const { number, reference } = this.startOf(row.saleId) ?? inTable(connection, row.saleId) ?? {};
    return number === undefined
      ? `event ${former.seq} of sale ${row.saleId}`
      : `event ${former.seq} of sale ${number}, ${reference}`;
  }
}

function inTable(connection: Connection, saleId: string): KnownStart | undefined {
  const [row] = connection
    .prepare(`SELECT ${wholeOf('number')}, ${textOf('reference')} FROM sale WHERE id = ? AND number > 0`)
    .all(saleId);
  return row && { number: Number(row['number']), reference: String(row['reference']) };
}

function startIn(body: string): KnownStart | undefined {
  try {
    const { number, reference } = JSON.parse(body) as {
      readonly number?: unknown;
      readonly reference?: unknown;
    };
    const isKnown =
      typeof number === 'number' && Number.isSafeInteger(number) && typeof reference === 'string';
    return isKnown ? { number, reference } : undefined;
  } catch {
    return undefined;
  }
}
