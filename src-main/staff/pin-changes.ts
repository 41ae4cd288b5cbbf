import { failed, succeeded } from '../../shared/failure.ts';
import { sealedTo } from './pin-seal.ts';
import { mayLead } from './roster.ts';
import { PIN_LOCKED } from './sign-in.ts';
import { inputFailure } from './staff-input.ts';
import { toChange, UNKNOWN } from './to-change.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { PinKeeper } from './pin-keeper.ts';
import type { SignIn } from './sign-in.ts';
import type { StaffWork } from './staff-work.ts';
import type { ChangeParts } from './to-change.ts';

interface PinChangesParts extends ChangeParts {
  readonly pins: Pick<PinKeeper, 'isRight' | 'keep'>;
  /** Whether this secret, the terminal's password or key, proves that whoever types it owns the terminal. */
  readonly isOwner: (secret: string) => boolean;
  readonly work: StaffWork;
  readonly signIn: SignIn;
}

const NOT_THE_OWNER: Failure = { action: 'fix-input', code: 'owner-unproved' };

/** Changes the PINs of those who work here. Each new PIN is kept before the change is recorded. */
export class PinChanges {
  readonly #parts: PinChangesParts;

  constructor(parts: PinChangesParts) {
    this.#parts = parts;
  }

  /** Changes a cashier's PIN. A manager does this, and only an owner changes an owner's PIN. */
  change(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#parts.work.alone(async () => {
      const found = toChange(this.#parts, cashierId);
      if (!found.ok) return found;
      const refusal = inputFailure({ pin }, []);
      const by = this.#parts.signIn.cashierId;
      return refusal ? failed(refusal) : this.#newPin(cashierId, pin, by === undefined ? {} : { by });
    });
  }

  /** Lets a manager or owner who forgot the PIN, or whose computer is a new one, prove to own the terminal and set another. */
  reset(cashierId: string, secret: string, pin: string): Promise<Result<null>> {
    const { work, record, signIn, isOwner } = this.#parts;
    return work.alone(async () => {
      if (!mayLead(record.present().filter(({ id }) => id === cashierId))) return failed(UNKNOWN);
      if (signIn.pause(cashierId) > 0) return failed(PIN_LOCKED);
      const refusal = inputFailure({ pin }, []);
      if (refusal) return failed(refusal);
      if (!isOwner(secret)) return signIn.wrong(cashierId, NOT_THE_OWNER);
      const changed = await this.#newPin(cashierId, pin, {});
      if (changed.ok || changed.failure.code !== 'pins-not-now') return changed;
      // The keyring does not answer, so the PIN stays as it was. Whoever owns the terminal can work all the same.
      signIn.begin(cashierId);
      return succeeded(null);
    });
  }

  /** Whether nobody's PIN can be read any more, now or later. */
  async areUnreadable(): Promise<boolean> {
    const { record, pins } = this.#parts;
    const everybody = record.present().map(sealedTo);
    for (const who of everybody) {
      const read = await pins.isRight(who, '', everybody);
      if (read.ok || read.failure.code !== 'pins-unreadable') return false;
    }
    return everybody.length > 0;
  }

  /** Gives a PIN to the manager who was added first, or to an owner where there is no manager. Nobody stands at the till. */
  resetFirst(pin: string): Promise<Result<null>> {
    const { work, record } = this.#parts;
    return work.alone(async () => {
      const leading = record.present().filter((cashier) => mayLead([cashier]));
      const first = leading.find(({ role }) => role === 'manager') ?? leading[0];
      if (!first) return failed(UNKNOWN);
      const refusal = inputFailure({ pin }, []);
      return refusal ? failed(refusal) : this.#newPin(first.id, pin, {});
    });
  }

  async #newPin(cashierId: string, pin: string, by: { readonly by?: string }): Promise<Result<null>> {
    const { pins, record, signIn } = this.#parts;
    const cashier = record.find(cashierId);
    if (!cashier) return failed(UNKNOWN);
    const kept = await pins.keep(sealedTo(cashier), pin, record.present().map(sealedTo));
    if (!kept.ok) return kept;
    record.record({ type: 'cashier-pin-changed', cashierId, ...by });
    return signIn.forgive(cashierId);
  }
}
