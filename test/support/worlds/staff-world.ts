import { expect } from 'vitest';
import { Staff } from '../../../src-main/staff/staff.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { MemoryJournal } from '../memory/memory-journal.ts';
import { unexpected } from './unexpected.ts';
import { VirtualClock } from './virtual-clock.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { Failure } from '../../../shared/failure.ts';

const NOT_KEPT: Failure = { action: 'ask-manager', code: 'pins-unreadable' };

/** The cashiers of a till in a world that a test moves by hand. */
export class StaffWorld {
  readonly clock = new VirtualClock();
  readonly journal = new MemoryJournal();
  readonly pins = new Map<string, string>();
  /** Roles that PINs were bound to after they were kept. */
  readonly sealedTo = new Map<string, Role>();
  diskFull = false;
  /** The marks that cashiers work here, and an owner. */
  marked = false;
  owned = false;
  /** Of an unattended till in training. */
  practicePin: string | undefined;
  staff = this.#open();
  #ids = 0;

  restart(): void {
    this.staff.stop();
    this.staff = this.#open();
  }

  /** Ann, the manager, who is signed in, and Bo. */
  async withTwo(): Promise<{ readonly ann: string; readonly bo: string }> {
    expect(await this.staff.cashiers.add({ name: 'Ann', role: 'manager', pin: '1111' })).toEqual(
      succeeded(null),
    );
    expect(await this.staff.cashiers.add({ name: 'Bo', role: 'cashier', pin: '2222' })).toEqual(
      succeeded(null),
    );
    return { ann: 'c1', bo: 'c2' };
  }

  async wrongPins(cashierId: string, times: number): Promise<void> {
    for (let n = 0; n < times; n += 1) await this.staff.signIn(cashierId, '0000');
  }

  lockedFor(cashierId: string): number {
    const { lockedUntil = this.clock.wall() } =
      this.staff.view().cashiers.find(({ id }) => id === cashierId) ?? {};
    return lockedUntil - this.clock.wall();
  }

  #open(): Staff {
    const { clock, journal, pins } = this;
    return new Staff(
      {
        clock,
        report: unexpected,
        journal,
        pins: {
          isRight: ({ cashierId: id }, pin) => Promise.resolve(succeeded(pins.get(id) === pin)),
          keep: ({ cashierId: id }, pin) => {
            if (this.diskFull) return Promise.resolve(failed(NOT_KEPT));
            pins.set(id, pin);
            return Promise.resolve(succeeded(null));
          },
          reseal: ({ cashierId: id }, role) => {
            if (this.diskFull) return Promise.resolve(failed(NOT_KEPT));
            this.sealedTo.set(id, role);
            return Promise.resolve(succeeded(null));
          },
          forget: (id) => {
            pins.delete(id);
            return Promise.resolve();
          },
        },
        newId: () => `c${++this.#ids}`,
        staffed: {
          before: this.marked,
          mark: (staffed) => {
            if (this.diskFull) return Promise.resolve(failed(NOT_KEPT));
            this.marked = staffed;
            return Promise.resolve(succeeded(null));
          },
        },
        owned: {
          before: this.owned,
          mark: (owned) => {
            if (this.diskFull) return Promise.resolve(failed(NOT_KEPT));
            this.owned = owned;
            return Promise.resolve(succeeded(null));
          },
        },
        ...(this.practicePin !== undefined && { practicePin: this.practicePin }),
        isOwner: (secret) => secret === 'terminal-password',
      },
      () => undefined,
    );
  }
}

/** `ok`, or the code of the failure. */
export const code = (result: { ok: boolean; failure?: { code: string } }) =>
  result.ok ? 'ok' : result.failure?.code;
