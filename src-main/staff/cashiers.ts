import { failed, succeeded } from '../../shared/failure.ts';
import { sealedTo } from './pin-seal.ts';
import { PIN_LOCKED } from './sign-in.ts';
import { inputFailure } from './staff-input.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role } from '../../shared/staff.ts';
import type { PinKeeper } from './pin-keeper.ts';
import type { SignIn } from './sign-in.ts';
import type { StaffRecord } from './staff-record.ts';
import type { StaffWork } from './staff-work.ts';
import type { StaffedMark } from './staffed-mark.ts';

export interface NewCashier {
  readonly name: string;
  readonly role: Role;
  readonly pin: string;
}

interface CashiersParts {
  readonly pins: Pick<PinKeeper, 'keep' | 'forget'>;
  readonly newId: () => string;
  /** Whether these words prove that whoever types them owns the terminal: its password or key. */
  readonly isOwner: (secret: string) => boolean;
  readonly work: StaffWork;
  readonly record: StaffRecord;
  readonly signIn: SignIn;
  readonly staffed: StaffedMark;
  /** Cashiers work here, or did when the till was used last. */
  readonly isStaffed: () => boolean;
  /** Why what only this role may do cannot be done now. */
  readonly refusal: (role: Role) => Failure | undefined;
}

const UNKNOWN: Failure = { action: 'fix-input', code: 'cashier-not-found' };
const LAST_MANAGER: Failure = { action: 'fix-input', code: 'last-manager' };
const NOT_THE_OWNER: Failure = { action: 'fix-input', code: 'owner-unproved' };

/** Who works at this terminal, as a manager changes it; each change is on record before it counts. */
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

  /** The first one must be a manager, and is signed in at once. */
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
    const others = this.#record.present().filter(({ id }) => id !== cashierId);
    const refusal = this.#parts.refusal('manager') ?? inputFailure({ name }, others);
    if (refusal) return failed(refusal);
    if (!this.#record.find(cashierId)) return failed(UNKNOWN);
    return this.#work.attempt(() =>
      this.#record.record({ type: 'cashier-renamed', cashierId, name: name.trim(), ...this.#by() }),
    );
  }

  /** One manager stays, unless nobody else does: then the till asks for no sign-in any more. */
  remove(cashierId: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const refusal = this.#parts.refusal('manager');
      if (refusal) return failed(refusal);
      if (!this.#record.find(cashierId)) return failed(UNKNOWN);
      const others = this.#record.present().filter(({ id }) => id !== cashierId);
      if (others.length > 0 && !others.some(({ role }) => role === 'manager')) return failed(LAST_MANAGER);
      this.#record.record({ type: 'cashier-removed', cashierId, ...this.#by() });
      if (this.#signIn.cashierId === cashierId) this.#signIn.end('removed');
      await this.#parts.pins.forget(cashierId);
      if (others.length === 0) return this.#parts.staffed.set(false);
      return succeeded(null);
    });
  }

  changePin(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const refusal = this.#parts.refusal('manager') ?? inputFailure({ pin }, []);
      return refusal ? failed(refusal) : this.#newPin(cashierId, pin, this.#by());
    });
  }

  /** A manager who forgot the PIN, or whose computer is a new one, proves to own the terminal and sets another. */
  resetPin(cashierId: string, secret: string, pin: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      if (this.#record.find(cashierId)?.role !== 'manager') return failed(UNKNOWN);
      if (this.#signIn.pause(cashierId) > 0) return failed(PIN_LOCKED);
      const refusal = inputFailure({ pin }, []);
      if (refusal) return failed(refusal);
      if (!this.#parts.isOwner(secret)) return this.#signIn.wrong(cashierId, NOT_THE_OWNER);
      const changed = await this.#newPin(cashierId, pin, {});
      if (changed.ok || changed.failure.code !== 'pins-not-now') return changed;
      // The keyring does not answer, so the PIN stays as it was; whoever owns the terminal can work all the same.
      this.#signIn.begin(cashierId);
      return succeeded(null);
    });
  }

  async #add({ name, role, pin }: NewCashier): Promise<Result<null>> {
    const others = this.#record.present();
    const refusal = this.#parts.refusal('manager') ?? inputFailure({ name, pin }, others);
    if (refusal) return failed(refusal);
    if (others.length === 0 && role !== 'manager') return failed(LAST_MANAGER);
    // Before the record: a stop in between asks for the owner, and never opens the till to everybody.
    const marked = await this.#parts.staffed.set(true);
    if (!marked.ok) return marked;
    const cashierId = this.#parts.newId();
    const kept = await this.#parts.pins.keep({ cashierId, role }, pin, this.#record.present().map(sealedTo));
    if (!kept.ok) {
      if (others.length === 0) await this.#parts.staffed.set(false);
      return kept;
    }
    this.#record.record({ type: 'cashier-added', cashierId, name: name.trim(), role, ...this.#by() });
    if (others.length === 0) this.#signIn.begin(cashierId);
    return this.#signIn.forgive(cashierId);
  }

  async #newPin(cashierId: string, pin: string, by: { readonly by?: string }): Promise<Result<null>> {
    const cashier = this.#record.find(cashierId);
    if (!cashier) return failed(UNKNOWN);
    const kept = await this.#parts.pins.keep(sealedTo(cashier), pin, this.#record.present().map(sealedTo));
    if (!kept.ok) return kept;
    this.#record.record({ type: 'cashier-pin-changed', cashierId, ...by });
    return this.#signIn.forgive(cashierId);
  }

  #by(): { readonly by?: string } {
    const by = this.#signIn.cashierId;
    return by === undefined ? {} : { by };
  }
}
