import { succeeded } from '../../shared/failure.ts';
import { sealedTo } from './pin-seal.ts';
import { recordedRole } from './recorded-role.ts';
import type { Result } from '../../shared/failure.ts';
import type { Role } from '../../shared/staff/staff.ts';
import type { PinKeeper } from './pin-keeper.ts';
import type { PresenceMark } from './presence-mark.ts';
import type { Cashier } from './roster.ts';
import type { StaffRecord } from './staff-record.ts';

interface OwnersParts {
  readonly pins: Pick<PinKeeper, 'reseal'>;
  readonly record: StaffRecord;
  readonly owned: PresenceMark;
}

/** Who becomes an owner and who is one no more, on record and in the mark that is kept apart from it. */
export class Owners {
  readonly #parts: OwnersParts;

  constructor(parts: OwnersParts) {
    this.#parts = parts;
  }

  /**
   * Somebody is going to have this role. Marked before it is on record: a stop in between asks for whoever owns the
   * terminal, and never leaves an owner's to managers.
   */
  expect(role: Role): Promise<Result<null>> {
    return role === 'owner' ? this.#parts.owned.set(true) : Promise.resolve(succeeded(null));
  }

  /** Somebody had, or was to have, one of these roles: the mark is as the record says it. Answers `done`, or why that failed. */
  async settle(roles: readonly Role[], done: Result<null>): Promise<Result<null>> {
    if (!roles.includes('owner')) return done;
    const marked = await this.#parts.owned.set(this.#parts.record.owners().length > 0);
    return done.ok ? marked : done;
  }

  /** The PIN stays theirs. Throws `LedgerUnavailable` with nothing changed. */
  async change(cashier: Cashier, role: Role, by: { readonly by?: string }): Promise<Result<null>> {
    const { pins, record } = this.#parts;
    const roles = [cashier.role, role];
    const expected = await this.expect(role);
    if (!expected.ok) return expected;
    const everybody = record.present().map(sealedTo);
    const resealed = await pins.reseal(sealedTo(cashier), role, everybody);
    if (!resealed.ok) return this.settle(roles, resealed);
    try {
      record.record({ type: 'cashier-role-changed', cashierId: cashier.id, ...recordedRole(role), ...by });
    } catch (error) {
      // What is not on record does not count: the PIN belongs to the role that is.
      await pins.reseal({ cashierId: cashier.id, role }, cashier.role, everybody);
      await this.settle(roles, resealed);
      throw error;
    }
    return this.settle(roles, resealed);
  }
}
