import { isOpen } from './known.ts';
import type { Process } from '../world/process.ts';
import type { Witness } from './witness.ts';

interface Watched {
  readonly process: Process;
  /** Readings under way. */
  under: number;
  /** When the last one began or ended. */
  since: number;
}

/** Rule 7: every payment that has not ended is read again within a bounded time, whatever becomes of the others. */
export class Progress {
  readonly #witness: Witness;
  readonly #slowest: (payments: number) => number;
  readonly #reading = new Map<string, Watched>();

  /** `slowest` is the longest pause between two readings of one of so many payments. */
  constructor(witness: Witness, slowest: (payments: number) => number) {
    this.#witness = witness;
    this.#slowest = slowest;
  }

  readStarted(trackingId: string, process: Process): void {
    const last = this.#reading.get(trackingId);
    const under = last?.process === process ? last.under : 0;
    this.#reading.set(trackingId, { process, under: under + 1, since: process.clock.monotonic() });
  }

  readEnded(trackingId: string, process: Process): void {
    const last = this.#reading.get(trackingId);
    if (last?.process !== process) return;
    last.under--;
    last.since = process.clock.monotonic();
  }

  /** `since` is when the till's program began, by its own clock. */
  check(process: Process, since: number): void {
    const own = [...this.#witness.records.values()].filter((record) => !this.#witness.isElsewhere(record));
    const open = own.flatMap((record) => [...record.payments.keys()].filter((id) => isOpen(record, id)));
    const patience = 45_000 + this.#slowest(open.length);
    for (const trackingId of open) {
      const last = this.#reading.get(trackingId);
      if (last?.process === process && last.under > 0) continue;
      const waited = process.clock.monotonic() - (last?.process === process ? last.since : since);
      if (waited <= patience) continue;
      const seconds = Math.round(waited / 1_000);
      this.#witness.breaks(
        '7 nothing is delayed by something stuck',
        `${trackingId} was not read for ${seconds} s`,
      );
    }
  }
}
