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

/** Makes people owners and ends that, in the journal and in the mark that is kept apart from it. */
export class Owners {
  readonly #parts: OwnersParts;

  constructor(parts: OwnersParts) {
    this.#parts = parts;
  }

  /**
   * Prepares that somebody gets this role. The mark is set before the role is recorded: after a stop in between, the till
   * asks for whoever owns the terminal and does not leave an owner's rights to managers.
   */
  expect(role: Role): Promise<Result<null>> {
    return role === 'owner' ? this.#parts.owned.set(true) : Promise.resolve(succeeded(null));
  }

  /**
   * Brings the mark in line with the journal after somebody had, or was to have, one of these roles. Answers `done`, or
   * why the mark could not be written.
   */
  async settle(roles: readonly Role[], done: Result<null>): Promise<Result<null>> {
    if (!roles.includes('owner')) return done;
    const marked = await this.#parts.owned.set(this.#parts.record.owners().length > 0);
    return done.ok ? marked : done;
  }

  /** Changes the role of a cashier, who keeps the PIN. Throws `LedgerUnavailable` with nothing changed. */
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
      // The new role was not recorded, so the PIN is sealed to the recorded one again.
      await pins.reseal({ cashierId: cashier.id, role }, cashier.role, everybody);
      await this.settle(roles, resealed);
      throw error;
    }
    return this.settle(roles, resealed);
  }
}
