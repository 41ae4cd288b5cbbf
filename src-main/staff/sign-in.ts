import { IdleWatch } from './idle-watch.ts';
import { LockOut } from './lock-out.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { EntryOf } from './shifts/journal-entry.ts';
import type { Journal } from './shifts/ports.ts';
import type { Supervisor } from '../supervision/supervise.ts';
import type { StaffRecord } from './staff-record.ts';

/** The failure while no PIN is accepted because of earlier wrong ones. */
export const PIN_LOCKED: Failure = { action: 'wait', code: 'pin-locked' };

/** Knows who has signed in and counts wrong PINs. Every sign-in and every wrong PIN is in the journal before it takes effect. */
export class SignIn {
  readonly #supervisor: Supervisor;
  readonly #record: StaffRecord;
  readonly #onIdle: () => void;
  readonly #lockOut: LockOut;
  #cashierId: string | undefined;
  #idle: IdleWatch | undefined;

  /** `onIdle` is called when nobody has touched the till for as long as the rules allow. Throws `LedgerUnavailable`. */
  constructor(supervisor: Supervisor, journal: Journal, record: StaffRecord, onIdle: () => void) {
    this.#supervisor = supervisor;
    this.#record = record;
    this.#onIdle = onIdle;
    this.#lockOut = new LockOut(supervisor.clock, journal);
    for (const { id } of record.present()) this.#lockOut.pause(id);
  }

  /** The id of whoever has signed in. */
  get cashierId(): string | undefined {
    return this.#cashierId;
  }

  /** Milliseconds until a PIN of this cashier is accepted again; 0 when it is now. */
  pause(cashierId: string): number {
    return this.#lockOut.pause(cashierId);
  }

  /** Signs this cashier in after the right PIN. Throws `LedgerUnavailable`. */
  begin(cashierId: string): void {
    this.end('asked');
    this.#record.record({ type: 'cashier-signed-in', cashierId });
    this.#lockOut.forget(cashierId);
    this.#cashierId = cashierId;
    const limit = () => {
      const { lockAfterMinutes } = this.#record.rules;
      return lockAfterMinutes === undefined ? undefined : lockAfterMinutes * 60_000;
    };
    this.#idle = new IdleWatch(this.#supervisor, limit, this.#onIdle);
  }

  /**
   * Signs out. Throws `LedgerUnavailable` when the journal cannot be written; the cashier is signed out all the same, and
   * the journal lacks when.
   */
  end(why: EntryOf<'cashier-signed-out'>['why']): void {
    const cashierId = this.#cashierId;
    if (cashierId === undefined) return;
    this.#idle?.stop();
    this.#cashierId = undefined;
    this.#record.record({ type: 'cashier-signed-out', cashierId, why });
  }

  /** Counts a wrong PIN, or another secret that was typed in its place. Throws `LedgerUnavailable`. */
  wrong(cashierId: string, failure: Failure): Result<null> {
    this.#lockOut.wrong(cashierId);
    return failed(this.pause(cashierId) > 0 ? PIN_LOCKED : failure);
  }

  /** Forgets earlier wrong PINs, or other secrets, after the right one, which signs nobody in. Throws `LedgerUnavailable`. */
  proved(cashierId: string): void {
    this.#lockOut.forgive(cashierId);
  }

  /** Forgets earlier wrong PINs when a cashier gets a new one. */
  forgive(cashierId: string): Result<null> {
    this.#lockOut.forget(cashierId);
    return succeeded(null);
  }

  /** Notes that somebody has touched the till. */
  activity(): void {
    this.#idle?.activity();
  }

  /** Checks the idle lock again after its rules have changed or the computer has slept. */
  recheck(): void {
    this.#idle?.recheck();
  }

  stop(): void {
    this.#lockOut.stop();
    this.#idle?.stop();
  }
}
