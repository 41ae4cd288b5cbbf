import { failed, succeeded } from '../../shared/failure.ts';
import { Cashiers } from './cashiers.ts';
import { Corner } from './corner.ts';
import { sealedTo } from './pin-seal.ts';
import { PIN_LOCKED, SignIn } from './sign-in.ts';
import { StaffJournal } from './staff-journal.ts';
import { StaffRecord } from './staff-record.ts';
import { StaffWork } from './staff-work.ts';
import { StaffedMark } from './staffed-mark.ts';
import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role, StaffRules } from '../../shared/staff.ts';
import type { Journal } from './shifts/ports.ts';
import type { Supervisor } from '../supervision/supervise.ts';
import type { PinKeeper } from './pin-keeper.ts';
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

const UNKNOWN: Failure = { action: 'fix-input', code: 'cashier-not-found' };
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
  /** Who works here, as managers change it. */
  readonly cashiers: Cashiers;
  /** What is done beside sales and shifts. */
  readonly journal: StaffJournal;
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
    const { pins, newId, isOwner } = parts;
    const shared = { work: this.#work, record: this.#record };
    this.cashiers = new Cashiers({
      ...{ ...shared, pins, newId, isOwner, signIn: this.#signIn, staffed: this.#staffed },
      isStaffed: () => this.isStaffed,
      refusal: (role) => this.refusal(role),
    });
    this.journal = new StaffJournal({ ...shared, clock, journal, signedIn: () => this.signedIn });
    this.corner = new Corner({
      ...{ clock, journal, pins, work: this.#work },
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
    const by = this.signedIn;
    return this.#work.attempt(() => {
      this.#record.record({ type: 'staff-rules-changed', ...rules, ...(by !== undefined && { by }) });
      this.#signIn.lookAgain();
    });
  }

  stop(): void {
    this.#signIn.stop();
    this.corner.stop();
  }

  async #provedBy(cashierId: string, pin: string, role: Role): Promise<Result<null>> {
    const cashier = this.#record.find(cashierId);
    if (!cashier) return failed(UNKNOWN);
    if (role === 'manager' && cashier.role !== 'manager') return failed(MANAGER_ONLY);
    if (this.#signIn.pause(cashierId) > 0) return failed(PIN_LOCKED);
    const everybody = this.#record.present().map(sealedTo);
    const right = await this.#parts.pins.isRight(sealedTo(cashier), pin, everybody);
    if (!right.ok) return right;
    return right.value ? succeeded(null) : this.#signIn.wrong(cashierId, WRONG_PIN);
  }
}
