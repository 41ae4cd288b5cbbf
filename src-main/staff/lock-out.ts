import { LedgerUnavailable } from '../sales/ports.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Journal } from './shifts/ports.ts';

const FREE_TRIES = 5;
const PAUSES_MS = [30_000, 60_000, 5 * 60_000, 15 * 60_000] as const;

/**
 * For how many milliseconds no PIN is accepted after this many wrong ones in a row. With the longest pause, trying ten
 * thousand PINs takes more than three months.
 */
export function pauseAfter(failures: number): number {
  if (failures < FREE_TRIES) return 0;
  return PAUSES_MS[failures - FREE_TRIES] ?? PAUSES_MS[3];
}

interface Tries {
  readonly failures: number;
  /** The end of the pause by the monotonic clock, which nobody can set. */
  readonly lockedUntil: number;
  /** How many milliseconds of the pause are left according to the journal; infinite where it does not know of the last try. */
  readonly recordedLeft: number;
}

const NONE: Tries = { failures: 0, lockedUntil: 0, recordedLeft: 0 };

const TYPES = [
  'cashier-signed-in',
  'cashier-pin-changed',
  'kiosk-unlocked',
  'sign-in-refused',
  'sign-in-locked',
  'sign-in-pause-left',
] as const;

/** Counts the wrong PINs in a row of each cashier. The count is kept in the journal, so a restart does not reset it. */
export class LockOut {
  readonly #clock: Clock;
  readonly #journal: Journal;
  readonly #tries = new Map<string, Tries>();

  constructor(clock: Clock, journal: Journal) {
    this.#clock = clock;
    this.#journal = journal;
  }

  /** Milliseconds until a PIN of this cashier is accepted again; 0 when it is now. Throws `LedgerUnavailable`. */
  pause(cashierId: string): number {
    return Math.max(0, this.#of(cashierId).lockedUntil - this.#clock.monotonic());
  }

  /** Counts a wrong PIN and records it. Throws `LedgerUnavailable`; it counts all the same, until the till is closed. */
  wrong(cashierId: string): void {
    const failures = this.#of(cashierId).failures + 1;
    const forMs = pauseAfter(failures);
    const counted = { failures, lockedUntil: this.#clock.monotonic() + forMs };
    this.#tries.set(cashierId, { ...counted, recordedLeft: Infinity });
    const at = this.#clock.wall();
    this.#journal.append(
      forMs > 0
        ? { type: 'sign-in-locked', at, cashierId, failures, forMs }
        : { type: 'sign-in-refused', at, cashierId, failures },
    );
    this.#tries.set(cashierId, { ...counted, recordedLeft: forMs });
  }

  /** Begins the count again after the right PIN, and records it where nothing else does. Throws `LedgerUnavailable`. */
  forgive(cashierId: string): void {
    if (this.#of(cashierId).failures > 0) {
      const at = this.#clock.wall();
      this.#journal.append({ type: 'sign-in-pause-left', at, cashierId, failures: 0, leftMs: 0 });
    }
    this.forget(cashierId);
  }

  /** Begins the count again, after the right PIN or a new one, which is on record. */
  forget(cashierId: string): void {
    this.#tries.set(cashierId, NONE);
  }

  /** Records how much of each pause is left. After the next start only the wall clock could tell, and anybody can set it. */
  stop(): void {
    for (const [cashierId, { failures, recordedLeft }] of this.#tries) {
      const leftMs = Math.ceil(this.pause(cashierId));
      if (leftMs >= recordedLeft) continue;
      try {
        const at = this.#clock.wall();
        this.#journal.append({ type: 'sign-in-pause-left', at, cashierId, failures, leftMs });
      } catch (error) {
        // Not recorded: the pause begins again at the next start, as it does after a crash.
        if (!(error instanceof LedgerUnavailable)) throw error;
      }
    }
  }

  #of(cashierId: string): Tries {
    const known = this.#tries.get(cashierId) ?? this.#recorded(cashierId);
    this.#tries.set(cashierId, known);
    return known;
  }

  /** The count and pause that the last run of the till left in the journal. */
  #recorded(cashierId: string): Tries {
    const [last] = this.#journal.newest(TYPES, 1, { cashierId });
    switch (last?.type) {
      case 'sign-in-refused':
        return { ...NONE, failures: last.failures };
      case 'sign-in-locked':
        return this.#locked(last.failures, last.forMs);
      case 'sign-in-pause-left':
        return this.#locked(last.failures, last.leftMs);
      default:
        return NONE;
    }
  }

  #locked(failures: number, leftMs: number): Tries {
    return { failures, lockedUntil: this.#clock.monotonic() + leftMs, recordedLeft: leftMs };
  }
}
