import { failed, succeeded } from '../../shared/failure.ts';
import { neededRole, suffices } from '../../shared/staff/staff.ts';
import { Cashiers } from './cashiers.ts';
import { Corner } from './corner.ts';
import { Owners } from './owners.ts';
import { PinChanges } from './pin-changes.ts';
import { sealedTo } from './pin-seal.ts';
import { PIN_LOCKED, SignIn } from './sign-in.ts';
import { StaffJournal } from './staff-journal.ts';
import { StaffRecord } from './staff-record.ts';
import { StaffWork } from './staff-work.ts';
import { PresenceMark } from './presence-mark.ts';
import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role, StaffRules } from '../../shared/staff/staff.ts';
import type { Journal } from './shifts/ports.ts';
import type { Supervisor } from '../supervision/supervise.ts';
import type { PinKeeper } from './pin-keeper.ts';
import type { PresenceMarkParts } from './presence-mark.ts';

export interface StaffParts extends Supervisor {
  readonly journal: Journal;
  readonly pins: Pick<PinKeeper, 'isRight' | 'keep' | 'reseal' | 'forget'>;
  readonly newId: () => string;
  readonly staffed: PresenceMarkParts;
  readonly owned: PresenceMarkParts;
  /** Whether this secret, the terminal's password or key, proves that whoever types it owns the terminal. */
  readonly isOwner: (secret: string) => boolean;
  /** The PIN of an unattended till's staff while nobody works here. Only training has one. */
  readonly practicePin?: string;
}

const UNKNOWN: Failure = { action: 'fix-input', code: 'cashier-not-found' };
const WRONG_PIN: Failure = { action: 'fix-input', code: 'pin-wrong' };
const MANAGER_ONLY: Failure = { action: 'ask-manager', code: 'manager-only' };
const OWNER_ONLY: Failure = { action: 'try-again', code: 'owner-only' };
const OWNER_NEEDED: Failure = { action: 'ask-manager', code: 'owner-needed' };
/** Wrong secrets of an owner are counted under this name in place of a cashier's id. */
const OWNER = 'owner';
const NOT_THE_OWNER: Failure = { action: 'fix-input', code: 'owner-unproved' };

/**
 * Knows who works at this terminal and who has signed in. While there are no cashiers, nobody signs in and everybody may
 * do everything. Once there are cashiers, only a manager changes anything here, and where there is an owner, some things
 * are only the owner's.
 *
 * When cashiers worked here and the ledger knows none of them any more, the ledger was removed or changed. Nobody may
 * then do anything until somebody proves to own the terminal. When the ledger has lost the owners only, nobody may do
 * what is an owner's until then.
 */
export class Staff {
  readonly #parts: StaffParts;
  readonly #work: StaffWork;
  readonly #record: StaffRecord;
  readonly #signIn: SignIn;
  readonly #staffed: PresenceMark;
  readonly #owned: PresenceMark;
  /** Changes who works here. */
  readonly cashiers: Cashiers;
  readonly pins: PinChanges;
  /** Records what is done besides sales and shifts. */
  readonly journal: StaffJournal;
  /** The corner where staff of an unattended till type their PIN. */
  readonly corner: Corner;

  /** Throws `LedgerUnavailable`. */
  constructor(parts: StaffParts, onChange: () => void) {
    this.#parts = parts;
    this.#work = new StaffWork(onChange);
    const { clock, journal } = parts;
    this.#record = new StaffRecord(clock, journal);
    const lockIdle = () => void this.#work.attempt(() => this.#signIn.end('idle'));
    this.#signIn = new SignIn(parts, journal, this.#record, lockIdle);
    // Read now, as those of cashiers are: what is left of a pause runs from the start on.
    this.#signIn.pause(OWNER);
    this.#staffed = new PresenceMark(parts.staffed, this.#record.present().length);
    this.#owned = new PresenceMark(parts.owned, this.#record.owners().length);
    const { pins, newId, isOwner } = parts;
    const shared = { work: this.#work, record: this.#record };
    const changing = { ...shared, pins, signIn: this.#signIn, refusal: (role: Role) => this.refusal(role) };
    this.pins = new PinChanges({ ...changing, isOwner });
    this.cashiers = new Cashiers({
      ...changing,
      newId,
      staffed: this.#staffed,
      owners: new Owners({ ...shared, pins, owned: this.#owned }),
      isStaffed: () => this.isStaffed,
    });
    this.journal = new StaffJournal({ ...shared, clock, journal, signedIn: () => this.signedIn });
    this.corner = new Corner({
      clock,
      journal,
      pins,
      work: this.#work,
      present: () => this.#record.present(),
      practicePin: parts.practicePin,
    });
  }

  /** Whether cashiers work at this terminal, or did when it was used last. */
  get isStaffed(): boolean {
    return this.#record.present().length > 0 || this.#staffed.missing;
  }

  view(): Pick<StaffView, 'cashiers' | 'signedIn' | 'rules' | 'missing' | 'ownersMissing'> {
    const signedIn = this.#signIn.cashierId;
    return {
      cashiers: this.#record.present().map(({ id, name, role }) => {
        const pause = this.#signIn.pause(id);
        const lockedUntil = this.#parts.clock.wall() + Math.ceil(pause);
        return { id, name, role, ...(pause > 0 && { lockedUntil }) };
      }),
      rules: this.#record.rules,
      ...(this.#staffed.missing && { missing: true }),
      ...(this.#owned.missing && { ownersMissing: true }),
      ...(signedIn !== undefined && { signedIn }),
    };
  }

  get rules(): StaffRules {
    return this.#record.rules;
  }

  /** The id of whoever has signed in. */
  get signedIn(): string | undefined {
    return this.#signIn.cashierId;
  }

  /** Answers a cashier's name, also of somebody who has been removed. */
  nameOf(cashierId: string): string | undefined {
    return this.#record.nameOf(cashierId);
  }

  /** Answers everybody who ever worked here, in the order in which they were added. */
  everybody(): readonly { readonly id: string; readonly name: string }[] {
    return this.#record.everybody().map(({ id, name }) => ({ id, name }));
  }

  /** Answers why an action of this role cannot be done now, or nothing when it can or nobody has to sign in. */
  refusal(role: Role): Failure | undefined {
    if (this.#staffed.missing) return OWNER_NEEDED;
    if (this.#record.present().length === 0) return undefined;
    const cashier = this.signedIn === undefined ? undefined : this.#record.find(this.signedIn);
    if (!cashier) return { action: 'fix-input', code: 'signed-out' };
    if (role === 'owner' && this.#owned.missing) return OWNER_NEEDED;
    const needed = neededRole(role, this.#record.owners().length > 0);
    if (suffices(cashier.role, needed)) return undefined;
    return needed === 'owner' ? OWNER_ONLY : MANAGER_ONLY;
  }

  signIn(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const proved = await this.#provedBy(cashierId, pin, 'cashier');
      if (proved.ok) this.#signIn.begin(cashierId);
      return proved;
    });
  }

  /** Whether this is the PIN of a manager or an owner. A wrong one counts as at the sign-in. Nobody is signed in or out. */
  isManager(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const proved = await this.#provedBy(cashierId, pin, 'manager');
      if (proved.ok) this.#signIn.proved(cashierId);
      return proved;
    });
  }

  /** Signs out. A sale on the screen goes on, and the next one waits for a sign-in. */
  lock(): Result<null> {
    return this.#work.attempt(() => this.#signIn.end('asked'));
  }

  /** Checks the idle lock after the computer has slept: the till may have been untouched for too long. */
  recheck(): void {
    this.#signIn.recheck();
  }

  /** Notes that somebody has touched the till. */
  activity(): void {
    this.#signIn.activity();
  }

  /** Goes on without the cashiers, or owners, that the ledger has lost. `secret` is the terminal's password or key. */
  proveOwner(secret: string): Promise<Result<null>> {
    return this.#work.alone(async () => {
      const { missing } = this.#staffed;
      if (!missing && !this.#owned.missing) return failed({ action: 'fix-input', code: 'command-refused' });
      if (this.#signIn.pause(OWNER) > 0) return failed(PIN_LOCKED);
      if (!this.#parts.isOwner(secret)) return this.#signIn.wrong(OWNER, NOT_THE_OWNER);
      this.#signIn.proved(OWNER);
      this.#record.record({ type: missing ? 'cashiers-lost' : 'owners-lost' });
      for (const mark of [this.#owned, this.#staffed]) {
        const given = mark.missing ? await mark.giveUpMissing() : succeeded(null);
        if (!given.ok) return given;
      }
      return succeeded(null);
    });
  }

  changeRules(rules: StaffRules): Result<null> {
    const refusal = this.refusal('manager');
    if (refusal) return failed(refusal);
    const by = this.signedIn;
    return this.#work.attempt(() => {
      this.#record.record({ type: 'staff-rules-changed', ...rules, ...(by !== undefined && { by }) });
      this.#signIn.recheck();
    });
  }

  stop(): void {
    this.#signIn.stop();
    this.corner.stop();
  }

  async #provedBy(cashierId: string, pin: string, role: Exclude<Role, 'owner'>): Promise<Result<null>> {
    const cashier = this.#record.find(cashierId);
    if (!cashier) return failed(UNKNOWN);
    if (!suffices(cashier.role, role)) return failed(MANAGER_ONLY);
    if (this.#signIn.pause(cashierId) > 0) return failed(PIN_LOCKED);
    const everybody = this.#record.present().map(sealedTo);
    const right = await this.#parts.pins.isRight(sealedTo(cashier), pin, everybody);
    if (!right.ok) return right;
    return right.value ? succeeded(null) : this.#signIn.wrong(cashierId, WRONG_PIN);
  }
}
