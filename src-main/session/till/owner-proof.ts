import { failed, succeeded } from '../../../shared/failure.ts';
import { isOneOf } from '../../terminal/secrets/owner.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { SecretKeeper } from '../../terminal/secrets/secure-secrets.ts';

const OWNER_NEEDED: Failure = { action: 'ask-manager', code: 'owner-needed' };
/** Until the till is started again: what is asked for is long, and nobody guesses it. */
const MAX_WRONG = 20;

/**
 * Guards the set-up of a till that cashiers work at, while no terminal is at work where they could sign in: whoever
 * knows a secret of a terminal of theirs opens it.
 */
export class OwnerProof {
  readonly #secrets: Pick<SecretKeeper, 'ownersSecrets'>;
  #needed = false;
  #wrong = 0;

  constructor(secrets: Pick<SecretKeeper, 'ownersSecrets'>) {
    this.#secrets = secrets;
  }

  get isNeeded(): boolean {
    return this.#needed;
  }

  /** From now on it is needed, or not, as the terminal that was at work last was staffed. */
  require(needed: boolean): void {
    this.#needed = needed;
  }

  /** At the start: whether any terminal of this till has cashiers. */
  async read(): Promise<void> {
    this.#needed = (await this.#secrets.ownersSecrets()).length > 0;
  }

  /** Why what only this role may do cannot be done now. */
  refusal(role: Role): Failure | undefined {
    return this.#needed && role !== 'cashier' ? OWNER_NEEDED : undefined;
  }

  /** Fails with `owner-unproved`, and with `pin-locked` after too many wrong ones. */
  async prove(secret: string): Promise<Result<null>> {
    if (!this.#needed) return failed({ action: 'fix-input', code: 'command-refused' });
    if (this.#wrong >= MAX_WRONG) return failed({ action: 'wait', code: 'pin-locked' });
    const owners = await this.#secrets.ownersSecrets();
    if (!owners.some((secrets) => isOneOf(secret, secrets))) {
      this.#wrong += 1;
      return failed({ action: 'fix-input', code: 'owner-unproved' });
    }
    this.#needed = false;
    return succeeded(null);
  }
}
