import { failed, succeeded } from '../../shared/failure.ts';
import { Corner } from './corner.ts';
import { PIN_LOCKED, SignIn } from './sign-in.ts';
import { inputFailure } from './staff-input.ts';
import { StaffRecord } from './staff-record.ts';
import { StaffWork } from './staff-work.ts';
import { StaffedMark } from './staffed-mark.ts';
import type { CatalogueChange } from '../../shared/catalogue-change.ts';
import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role, StaffRules } from '../../shared/staff.ts';
import type { JournalEntryBody } from './shifts/journal-entry.ts';
import type { Journal } from './shifts/ports.ts';
import type { Supervisor } from '../supervision/supervise.ts';
import type { PinKeeper } from './pin-keeper.ts';
import type { SealedTo } from './pin-seal.ts';
import type { Cashier } from './roster.ts';
import type { StaffedMarkParts } from './staffed-mark.ts';

export interface StaffParts extends Supervisor {
  readonly journal: Journal;
  readonly pins: Pick<PinKeeper, 'isRight' | 'keep' | 'forget'>;
  readonly newId: () => string;
  readonly staffed: StaffedMarkParts;
  /** Whether these words prove that whoever types them owns the terminal: its password or key. */
  readonly isOwner: (secret: string) => boolean;
  /** The PIN of an unattended till's staff while nobody works here: in training only. */
  readonly practicePin?: string;
}

/** What a manager did that is recorded here once it is done. */
export type Managed = Extract<JournalEntryBody, { readonly type: 'setting-changed' | 'file-exported' }>;

export interface NewCashier {
  readonly name: string;
  readonly role: Role;
  readonly pin: string;
}

const UNKNOWN: Failure = { action: 'fix-input', code: 'cashier-not-found' };
const LAST_MANAGER: Failure = { action: 'fix-input', code: 'last-manager' };
const WRONG_PIN: Failure = { action: 'fix-input', code: 'pin-wrong' };
const MANAGER_ONLY: Failure = { action: 'ask-manager', code: 'manager-only' };
const OWNER_NEEDED: Failure = { action: 'ask-manager', code: 'owner-needed' };
/** In place of a cashier's id, where an owner's wrong words are counted. */
const OWNER = 'owner';
const NOT_THE_OWNER: Failure = { action: 'fix-input', code: 'owner-unproved' };

/**
 * Who works at this terminal, and who has signed in. Without a cashier nobody signs in and everybody may do
 * everything; with some, only a manager changes anything here. Where cashiers worked and the ledger knows none of them
 * any more, it was removed or changed, and nobody may do anything until somebody proves to own the terminal.
 */
export class Staff {
  readonly #parts: StaffParts;
  readonly #work: StaffWork;
  readonly #record: StaffRecord;
  readonly #signIn: SignIn;
  readonly #staffed: StaffedMark;
  /** Where staff of an unattended till type their PIN. */
  readonly corner: Corner;

  /** Throws `LedgerUnavailable`. */
  constructor(parts: StaffParts, onChange: () => void) {
    this.#parts = parts;
    this.#work = new StaffWork(onChange);
    const { clock, journal } = parts;
    this.#record = new StaffRecord(clock, journal);
    const lockIdle = () => void this.#work.attempt(() => this.#signIn.end('idle'));
    this.#signIn = new SignIn(parts, journal, this.#record, lockIdle);
    this.#staffed = new StaffedMark(parts.staffed, this.#record.present().length);
    this.corner = new Corner({
      ...{ clock, journal, pins: parts.pins, work: this.#work },
      present: () => this.#record.present(),
      practicePin: parts.practicePin,
    });
  }

  /** Cashiers work here, or did when the till was used last. */
  get isStaffed(): boolean {
    return this.#record.present().length > 0 || this.#staffed.missing;
  }

  view(): Pick<StaffView, 'cashiers' | 'signedIn' | 'rules' | 'missing'> {
    const signedIn = this.#signIn.cashierId;
    return {
      cashiers: this.#record.present().map(({ id, name, role }) => {
        const pause = this.#signIn.pause(id);
        const lockedUntil = this.#parts.clock.wall() + Math.ceil(pause);
        return { id, name, role, ...(pause > 0 && { lockedUntil }) };
      }),
      rules: this.#record.rules,
      ...(this.#staffed.missing && { missing: true }),
      ...(signedIn !== undefined && { signedIn }),
    };
  }

  /** The cash drawer was told to open, by whoever has signed in or by a sale that was paid. */
  drawerOpened(at: number, saleId?: string): Result<null> {
    const cashierId = this.signedIn;
    return this.#work.attempt(() =>
      this.#parts.journal.append({
        type: 'drawer-opened',
        at,
        ...(cashierId !== undefined && { cashierId }),
        ...(saleId !== undefined && { saleId }),
      }),
    );
  }

  /** Whoever has signed in leaves so many payments open for another terminal. */
  terminalLeft(open: number): Result<null> {
    const at = this.#parts.clock.wall();
    return this.#work.attempt(() =>
      this.#parts.journal.append({ type: 'terminal-left', at, open, ...this.#by() }),
    );
  }

  /** Whoever has signed in changes what is sold, or at which price. */
  catalogueChanged(change: CatalogueChange): Result<null> {
    const at = this.#parts.clock.wall();
    return this.#work.attempt(() => this.#parts.journal.append({ ...change, at, ...this.#by() }));
  }

  /** A setting was changed or a file saved, by whoever has signed in or by `by`, where they work here. */
  managed(done: Managed, by: string | undefined = this.signedIn): Result<null> {
    const at = this.#parts.clock.wall();
    const isKnown = this.#record.present().some(({ id }) => id === by);
    return this.#work.attempt(() =>
      this.#parts.journal.append({ ...done, at, ...(by !== undefined && isKnown && { by }) }),
    );
  }

  get rules(): StaffRules {
    return this.#record.rules;
  }

  /** Id of whoever has signed in. */
  get signedIn(): string | undefined {
    return this.#signIn.cashierId;
  }

  /** Also of somebody who has been removed. */
  nameOf(cashierId: string): string | undefined {
    return this.#record.nameOf(cashierId);
  }

  /** Why what only this role may do cannot be done now; nothing where nobody has to sign in. */
  refusal(role: Role): Failure | undefined {
    if (this.#staffed.missing) return OWNER_NEEDED;
    if (this.#record.present().length === 0) return undefined;
    const cashier = this.signedIn === undefined ? undefined : this.#record.find(this.signedIn);
    if (!cashier) return { action: 'fix-input', code: 'signed-out' };
    const allowed = role === 'cashier' || cashier.role === 'manager';
    return allowed ? undefined : MANAGER_ONLY;
  }

  signIn(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const proved = await this.#provedBy(cashierId, pin, 'cashier');
      if (proved.ok) this.#signIn.begin(cashierId);
      return proved;
    });
  }

  /** Whether this is the PIN of a manager. It counts as at the sign-in, and nobody is signed in or out by it. */
  isManager(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const proved = await this.#provedBy(cashierId, pin, 'manager');
      return proved.ok ? this.#signIn.forgive(cashierId) : proved;
    });
  }

  /** Signs out; a sale on the screen goes on, and the next one waits for a sign-in. */
  lock(): Result<null> {
    return this.#work.attempt(() => this.#signIn.end('asked'));
  }

  /** The computer has slept: the till may have been untouched for too long. */
  lookAgain(): void {
    this.#signIn.lookAgain();
  }

  /** Somebody has touched the till. */
  activity(): void {
    this.#signIn.activity();
  }

  /** The first one must be a manager, and is signed in at once. */
  add(cashier: NewCashier): Promise<Result<null>> {
    return this.#work.alone(() => this.#add(cashier));
  }

  /** The first manager of a till that was set up with a PIN: nobody stands at it, so nobody is signed in. */
  addFirst(cashier: Omit<NewCashier, 'role'>): Promise<Result<null>> {
    return this.#work.alone(async () => {
      if (this.isStaffed) return failed({ action: 'fix-input', code: 'command-refused' });
      const added = await this.#add({ ...cashier, role: 'manager' });
      if (added.ok) this.#signIn.end('asked');
      return added;
    });
  }

  rename(cashierId: string, name: string): Result<null> {
    const others = this.#record.present().filter(({ id }) => id !== cashierId);
    const refusal = this.refusal('manager') ?? inputFailure({ name }, others);
    if (refusal) return failed(refusal);
    if (!this.#record.find(cashierId)) return failed(UNKNOWN);
    return this.#work.attempt(() =>
      this.#record.record({ type: 'cashier-renamed', cashierId, name: name.trim(), ...this.#by() }),
    );
  }

  /** One manager stays, unless nobody else does: then the till asks for no sign-in any more. */
  remove(cashierId: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const refusal = this.refusal('manager');
      if (refusal) return failed(refusal);
      if (!this.#record.find(cashierId)) return failed(UNKNOWN);
      const others = this.#record.present().filter(({ id }) => id !== cashierId);
      if (others.length > 0 && !others.some(({ role }) => role === 'manager')) return failed(LAST_MANAGER);
      this.#record.record({ type: 'cashier-removed', cashierId, ...this.#by() });
      if (this.signedIn === cashierId) this.#signIn.end('removed');
      await this.#parts.pins.forget(cashierId);
      if (others.length === 0) return this.#staffed.set(false);
      return succeeded(null);
    });
  }

  changePin(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const refusal = this.refusal('manager') ?? inputFailure({ pin }, []);
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

  /** Goes on without the cashiers that the ledger has lost, for whoever knows the terminal's password or key. */
  proveOwner(secret: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      if (!this.#staffed.missing) return failed({ action: 'fix-input', code: 'command-refused' });
      if (this.#signIn.pause(OWNER) > 0) return failed(PIN_LOCKED);
      if (!this.#parts.isOwner(secret)) return this.#signIn.wrong(OWNER, NOT_THE_OWNER);
      this.#record.record({ type: 'cashiers-lost' });
      const marked = await this.#staffed.giveUpMissing();
      return marked.ok ? this.#signIn.forgive(OWNER) : marked;
    });
  }

  changeRules(rules: StaffRules): Result<null> {
    const refusal = this.refusal('manager');
    if (refusal) return failed(refusal);
    return this.#work.attempt(() => {
      this.#record.record({ type: 'staff-rules-changed', ...rules, ...this.#by() });
      this.#signIn.lookAgain();
    });
  }

  stop(): void {
    this.#signIn.stop();
    this.corner.stop();
  }

  async #add({ name, role, pin }: NewCashier): Promise<Result<null>> {
    const others = this.#record.present();
    const refusal = this.refusal('manager') ?? inputFailure({ name, pin }, others);
    if (refusal) return failed(refusal);
    if (others.length === 0 && role !== 'manager') return failed(LAST_MANAGER);
    // Before the record: a stop in between asks for the owner, and never opens the till to everybody.
    const marked = await this.#staffed.set(true);
    if (!marked.ok) return marked;
    const cashierId = this.#parts.newId();
    const kept = await this.#parts.pins.keep({ cashierId, role }, pin, this.#everybody());
    if (!kept.ok) {
      if (others.length === 0) await this.#staffed.set(false);
      return kept;
    }
    this.#record.record({ type: 'cashier-added', cashierId, name: name.trim(), role, ...this.#by() });
    if (others.length === 0) this.#signIn.begin(cashierId);
    return this.#signIn.forgive(cashierId);
  }

  async #provedBy(cashierId: string, pin: string, role: Role): Promise<Result<null>> {
    const cashier = this.#record.find(cashierId);
    if (!cashier) return failed(UNKNOWN);
    if (role === 'manager' && cashier.role !== 'manager') return failed(MANAGER_ONLY);
    if (this.#signIn.pause(cashierId) > 0) return failed(PIN_LOCKED);
    const right = await this.#parts.pins.isRight(sealedTo(cashier), pin, this.#everybody());
    if (!right.ok) return right;
    return right.value ? succeeded(null) : this.#signIn.wrong(cashierId, WRONG_PIN);
  }

  async #newPin(cashierId: string, pin: string, by: { readonly by?: string }): Promise<Result<null>> {
    const cashier = this.#record.find(cashierId);
    if (!cashier) return failed(UNKNOWN);
    const kept = await this.#parts.pins.keep(sealedTo(cashier), pin, this.#everybody());
    if (!kept.ok) return kept;
    this.#record.record({ type: 'cashier-pin-changed', cashierId, ...by });
    return this.#signIn.forgive(cashierId);
  }

  #everybody(): readonly SealedTo[] {
    return this.#record.present().map(sealedTo);
  }

  #by(): { readonly by?: string } {
    return this.signedIn === undefined ? {} : { by: this.signedIn };
  }
}

function sealedTo({ id, role }: Cashier): SealedTo {
  return { cashierId: id, role };
}
