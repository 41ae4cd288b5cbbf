import { failed, succeeded } from '../../shared/failure.ts';
import { ROLES } from '../../shared/staff/staff.ts';
import { LedgerUnavailable } from '../sales/ports.ts';
import { LockOut } from './lock-out.ts';
import { PIN_LOCKED } from './sign-in.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { EntryOf, JournalEntry } from './shifts/journal-entry.ts';
import type { Journal } from './shifts/ports.ts';
import type { PinKeeper } from './pin-keeper.ts';
import type { Cashier } from './roster.ts';
import type { StaffWork } from './staff-work.ts';

interface CornerParts {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly pins: Pick<PinKeeper, 'isRight'>;
  readonly work: StaffWork;
  readonly present: () => readonly Cashier[];
  /** The PIN of a till where nobody works. Only training has one, since everybody knows it. */
  readonly practicePin: string | undefined;
}

/** Wrong PINs of the corner are counted under this name in place of a cashier's id. */
const CORNER = 'kiosk';
/**
 * With how many people's PINs one entry is compared at most. Each takes a tenth of a second, and shoppers wait; but whoever
 * works here and is left out is told that a right PIN is wrong.
 */
const TRIED_AT_MOST = 30;
const WRONG_PIN: Failure = { action: 'fix-input', code: 'pin-wrong' };
/** The failure while nobody has a PIN: the terminal's owner sets the first one (`COUNTERTOP_STAFF_PIN`). */
const NO_PINS: Failure = { action: 'ask-manager', code: 'owner-needed' };

/** More than staff do before somebody makes room on the disk. */
const MOST_UNRECORDED = 1_000;

/**
 * The corner of an unattended till where staff type a PIN and nothing else. The PIN may be that of anybody who works
 * here, so it is compared with each person's, owners and managers first. Wrong PINs count for the corner as a whole and
 * are kept in the journal, as those of a sign-in are, so that neither another person nor a restart gives more tries.
 * Nobody is signed in by it. A disk that is full keeps nobody out, since somebody has to come and see to it.
 */
export class Corner {
  readonly #parts: CornerParts;
  readonly #lockOut: LockOut;
  /** What the disk has refused, in order. */
  #unrecorded: readonly JournalEntry[] = [];

  /** Throws `LedgerUnavailable`. */
  constructor(parts: CornerParts) {
    this.#parts = parts;
    this.#lockOut = new LockOut(parts.clock, parts.journal);
    this.#lockOut.pause(CORNER);
  }

  /** Whether anybody has a PIN that opens it. */
  get hasPins(): boolean {
    return this.#parts.present().length > 0 || this.#parts.practicePin !== undefined;
  }

  /** Milliseconds until a PIN is tried again; 0 when it is now. */
  pause(): number {
    return this.#lockOut.pause(CORNER);
  }

  /** Compares a PIN with those of the staff. Answers the id of the person whose PIN it is. */
  enter(pin: string): Promise<Result<{ readonly by?: string }>> {
    const { work, clock } = this.#parts;
    return work.alone(async () => {
      if (this.#lockOut.pause(CORNER) > 0) return failed(PIN_LOCKED);
      const found = await this.#whose(pin);
      if (!found.ok) return found;
      if (!found.value) {
        this.#append();
        this.#wherePossible(() => this.#lockOut.wrong(CORNER));
        return failed(this.#lockOut.pause(CORNER) > 0 ? PIN_LOCKED : WRONG_PIN);
      }
      this.#append({ type: 'kiosk-unlocked', at: clock.wall(), cashierId: CORNER, ...found.value });
      this.#lockOut.forget(CORNER);
      return succeeded(found.value);
    });
  }

  /** Records what somebody is about to do in the corner, or, where the disk refuses it, with the next entry. */
  record(did: EntryOf<'kiosk-attended'>['did'], by: string | undefined, saleId: string | undefined): void {
    this.#append({
      type: 'kiosk-attended',
      at: this.#parts.clock.wall(),
      did,
      ...(by !== undefined && { by }),
      ...(saleId !== undefined && { saleId }),
    });
  }

  stop(): void {
    this.#append();
    this.#lockOut.stop();
  }

  #append(...entries: readonly JournalEntry[]): void {
    this.#unrecorded = [...this.#unrecorded, ...entries].slice(-MOST_UNRECORDED);
    if (this.#unrecorded.length === 0) return;
    this.#wherePossible(() => {
      this.#parts.journal.append(...this.#unrecorded);
      this.#unrecorded = [];
    });
  }

  #wherePossible(record: () => void): void {
    try {
      record();
    } catch (error) {
      if (!(error instanceof LedgerUnavailable)) throw error;
    }
  }

  async #whose(pin: string): Promise<Result<{ readonly by?: string } | undefined>> {
    const { pins, present, practicePin } = this.#parts;
    const everybody = present().map(({ id, role }) => ({ cashierId: id, role }));
    if (everybody.length === 0) {
      if (practicePin === undefined) return failed(NO_PINS);
      return succeeded(pin === practicePin ? {} : undefined);
    }
    const managersFirst = everybody.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
    let unreadable: Result<never> | undefined;
    let readable = 0;
    for (const who of managersFirst.slice(0, TRIED_AT_MOST)) {
      const right = await pins.isRight(who, pin, everybody);
      if (right.ok && right.value) return succeeded({ by: who.cashierId });
      if (right.ok) readable += 1;
      else unreadable = right;
    }
    // A PIN that cannot be read is not a wrong one. As long as other PINs can be read, they decide.
    return readable === 0 && unreadable ? unreadable : succeeded(undefined);
  }
}
