import { SaleStore } from '../../../src-main/sales/sale-store.ts';
import { Tracker } from '../../../src-main/sales/tracking/tracker.ts';
import type { SalesWorld } from './sales-world.ts';
import type { TrackingAnswer } from '../../../src-main/sales/ports.ts';
import type { RecordEvents } from '../../../src-main/sales/sale-store.ts';

/** A reading under way: its answer comes when the test gives it. */
interface HeldReading {
  readonly signal: AbortSignal;
  readonly answer: (answer: TrackingAnswer) => void;
}

/** A tracker by itself, on the open sales of a till that has stopped. */
export class LoneTracker {
  readonly store: SaleStore;
  readonly tracker: Tracker;
  /** Errors that nobody expected. */
  readonly unexpected: unknown[] = [];
  /** How often there was something new to see. */
  redrawn = 0;
  /** What the pauses are varied by. */
  random = 0.5;
  readonly #world: SalesWorld;
  readonly #from: number;
  readonly #times: { readonly trackingId: string; readonly at: number }[] = [];

  constructor(world: SalesWorld) {
    world.sales.stop();
    this.#world = world;
    const { clock, ledger, customers, gateway } = world;
    this.#from = clock.monotonic();
    this.store = new SaleStore({ clock, gateway, ledger });
    const readTracking = gateway.readTracking.bind(gateway);
    gateway.readTracking = (trackingId, signal) => {
      this.#times.push({ trackingId, at: (clock.monotonic() - this.#from) / 1_000 });
      return readTracking(trackingId, signal);
    };
    const ports = {
      clock,
      ledger,
      customers,
      gateway,
      turn: () => Promise.resolve(),
      random: { next: () => this.random },
      ids: { saleId: () => '', uuid: () => '', reference: () => '' },
      readTender: () => undefined,
      report: (_where: string, error: unknown) => this.unexpected.push(error),
    };
    this.tracker = new Tracker(ports, this.store, this.record, () => (this.redrawn += 1));
  }

  readonly record: RecordEvents = (saleId, ...events) => this.store.append(saleId, ...events).sale;

  /** When this payment was read, in seconds since the tracker was made. */
  readAt(trackingId: string): readonly number[] {
    return this.#times.filter((time) => time.trackingId === trackingId).map(({ at }) => at);
  }

  /** From now on each reading waits for the test. */
  holdReadings(): readonly HeldReading[] {
    const held: HeldReading[] = [];
    this.#world.gateway.readTracking = (_trackingId, signal) =>
      new Promise((answer) => held.push({ signal, answer }));
    return held;
  }
}

/** Parked sales, each with a code; their payments are `trk-1`, `trk-2` and so on. */
export async function parked(world: SalesWorld, count: number): Promise<readonly string[]> {
  const saleIds: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const saleId = await world.charge(100 * n);
    world.sales.leave(saleId, 'open');
    saleIds.push(saleId);
  }
  return saleIds;
}
