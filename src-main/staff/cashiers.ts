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
  /** Whether cashiers work at this terminal, or did when it was used last. */
  readonly isStaffed: () => boolean;
}

const LAST_MANAGER: Failure = { action: 'fix-input', code: 'last-manager' };

/**
 * Changes who works at this terminal. A manager makes these changes, and an owner those that concern an owner. Each
 * change is recorded before it takes effect. While there are cashiers, at least one manager or owner remains. The last
 * owner may leave; managers may then do again what only an owner could do.
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

  /** Adds a cashier. The first one must be a manager or an owner, and is signed in at once. */
  add(cashier: NewCashier): Promise<Result<null>> {
    return this.#work.alone(() => this.#add(cashier));
  }

  /** Adds the first manager of a till that was set up with a PIN. Nobody stands at the till, so nobody is signed in. */
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

  /** Changes a cashier's role; the PIN stays. Where there is an owner, only an owner gives or takes that role. */
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

  /**
   * Removes a cashier. The last manager or owner can be removed only when nobody else works here; the till then asks for
   * no sign-in any more.
   */
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
    // The mark is set before the record: after a stop in between, the till asks for the owner and is not open to everybody.
    const marked = await this.#parts.staffed.set(true);
    if (!marked.ok) return marked;
    const expected = await this.#parts.owners.expect(role);
    if (!expected.ok) return expected;
    const cashierId = this.#parts.newId();
    const kept = await this.#parts.pins.keep({ cashierId, role }, pin, this.#record.present().map(sealedTo));
    if (!kept.ok) return this.#notAdded(role, kept);
    try {
      const added = { type: 'cashier-added', cashierId, name: name.trim(), ...recordedRole(role) } as const;
      this.#record.record({ ...added, ...this.#by() });
    } catch (error) {
      await this.#parts.pins.forget(cashierId);
      await this.#notAdded(role, kept);
      throw error;
    }
    if (others.length === 0) this.#signIn.begin(cashierId);
    return this.#signIn.forgive(cashierId);
  }

  /** Takes the marks back that were set before: without it, the next start asks for the owner of cashiers who never were. */
  async #notAdded(role: Role, why: Result<null>): Promise<Result<null>> {
    if (this.#record.present().length === 0) await this.#parts.staffed.set(false);
    return this.#parts.owners.settle([role], why);
  }

  #others(cashierId: string): readonly Cashier[] {
    return this.#record.present().filter(({ id }) => id !== cashierId);
  }

  #by(): { readonly by?: string } {
    const by = this.#signIn.cashierId;
    return by === undefined ? {} : { by };
  }
}
