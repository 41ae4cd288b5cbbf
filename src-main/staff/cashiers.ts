import { failed, succeeded } from '../../shared/failure.ts';
import { sealedTo } from './pin-seal.ts';
import { recordedRole } from './recorded-role.ts';
import { mayLead } from './roster.ts';
import { inputFailure } from './staff-input.ts';
import { refusalFor, toChange } from './to-change.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role } from '../../shared/staff/staff.ts';
import type { Owners } from './owners.ts';
import type { PinKeeper } from './pin-keeper.ts';
import type { Cashier } from './roster.ts';
import type { SignIn } from './sign-in.ts';
import type { StaffRecord } from './staff-record.ts';
import type { StaffWork } from './staff-work.ts';
import type { ChangeParts } from './to-change.ts';
import type { PresenceMark } from './presence-mark.ts';

export interface NewCashier {
  readonly name: string;
  readonly role: Role;
  readonly pin: string;
}

interface CashiersParts extends ChangeParts {
  readonly pins: Pick<PinKeeper, 'keep' | 'forget'>;
  readonly newId: () => string;
  readonly work: StaffWork;
  readonly signIn: SignIn;
  readonly staffed: PresenceMark;
  readonly owners: Owners;
  /** Cashiers work here, or did when the till was used last. */
  readonly isStaffed: () => boolean;
}

const LAST_MANAGER: Failure = { action: 'fix-input', code: 'last-manager' };

/**
 * Who works at this terminal, as a manager changes it, and an owner where an owner is concerned; each change is on record
 * before it counts. While there are cashiers, a manager or owner stays; the last owner may go, and managers then do again
 * what was an owner's.
 */
export class Cashiers {
  readonly #parts: CashiersParts;
  readonly #work: StaffWork;
  readonly #record: StaffRecord;
  readonly #signIn: SignIn;

  constructor(parts: CashiersParts) {
    this.#parts = parts;
    this.#work = parts.work;
    this.#record = parts.record;
    this.#signIn = parts.signIn;
  }

  /** The first one must be a manager or an owner, and is signed in at once. */
  add(cashier: NewCashier): Promise<Result<null>> {
    return this.#work.alone(() => this.#add(cashier));
  }

  /** The first manager of a till that was set up with a PIN: nobody stands at it, so nobody is signed in. */
  addFirst(cashier: Omit<NewCashier, 'role'>): Promise<Result<null>> {
    return this.#work.alone(async () => {
      if (this.#parts.isStaffed()) return failed({ action: 'fix-input', code: 'command-refused' });
      const added = await this.#add({ ...cashier, role: 'manager' });
      if (added.ok) this.#signIn.end('asked');
      return added;
    });
  }

  rename(cashierId: string, name: string): Result<null> {
    const found = toChange(this.#parts, cashierId);
    if (!found.ok) return found;
    const refusal = inputFailure({ name }, this.#others(cashierId));
    if (refusal) return failed(refusal);
    return this.#work.attempt(() =>
      this.#record.record({ type: 'cashier-renamed', cashierId, name: name.trim(), ...this.#by() }),
    );
  }

  /** Their PIN stays. To give or take the role of an owner takes one, where there is one. */
  changeRole(cashierId: string, role: Role): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const found = toChange(this.#parts, cashierId, role);
      if (!found.ok) return found;
      const cashier = found.value;
      if (cashier.role === role) return succeeded(null);
      if (role === 'cashier' && !mayLead(this.#others(cashierId))) return failed(LAST_MANAGER);
      return this.#parts.owners.change(cashier, role, this.#by());
    });
  }

  /** One manager or owner stays, unless nobody else does: then the till asks for no sign-in any more. */
  remove(cashierId: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const found = toChange(this.#parts, cashierId);
      if (!found.ok) return found;
      const others = this.#others(cashierId);
      if (others.length > 0 && !mayLead(others)) return failed(LAST_MANAGER);
      this.#record.record({ type: 'cashier-removed', cashierId, ...this.#by() });
      if (this.#signIn.cashierId === cashierId) this.#signIn.end('removed');
      await this.#parts.pins.forget(cashierId);
      const kept = others.length === 0 ? await this.#parts.staffed.set(false) : succeeded(null);
      return this.#parts.owners.settle([found.value.role], kept);
    });
  }

  async #add({ name, role, pin }: NewCashier): Promise<Result<null>> {
    const others = this.#record.present();
    const refusal = refusalFor(this.#parts, role) ?? inputFailure({ name, pin }, others);
    if (refusal) return failed(refusal);
    if (others.length === 0 && role === 'cashier') return failed(LAST_MANAGER);
    // Before the record: a stop in between asks for the owner, and never opens the till to everybody.
    const marked = await this.#parts.staffed.set(true);
    if (!marked.ok) return marked;
    const expected = await this.#parts.owners.expect(role);
    if (!expected.ok) return expected;
    const cashierId = this.#parts.newId();
    const kept = await this.#parts.pins.keep({ cashierId, role }, pin, this.#record.present().map(sealedTo));
    if (!kept.ok) {
      if (others.length === 0) await this.#parts.staffed.set(false);
      return this.#parts.owners.settle([role], kept);
    }
    this.#record.record({
      type: 'cashier-added',
      cashierId,
      name: name.trim(),
      ...recordedRole(role),
      ...this.#by(),
    });
    if (others.length === 0) this.#signIn.begin(cashierId);
    return this.#signIn.forgive(cashierId);
  }

  #others(cashierId: string): readonly Cashier[] {
    return this.#record.present().filter(({ id }) => id !== cashierId);
  }

  #by(): { readonly by?: string } {
    const by = this.#signIn.cashierId;
    return by === undefined ? {} : { by };
  }
}
