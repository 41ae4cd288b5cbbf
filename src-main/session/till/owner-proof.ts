import { failed, succeeded } from '../../../shared/failure.ts';
import { isOneOf } from '../../terminal/secrets/owner.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { SecretKeeper } from '../../terminal/secrets/secure-secrets.ts';

const OWNER_NEEDED: Failure = { action: 'ask-manager', code: 'owner-needed' };
/** Until the till is restarted. The secret is long, so that nobody guesses it in this many tries. */
const MAX_WRONG = 20;

/**
 * Protects the set-up of a till with cashiers while no terminal is at work, so that nobody can sign in. Whoever knows a
 * secret of one of the till's terminals may set it up.
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

  /** Sets whether the proof is needed: where the last terminal at work had cashiers. */
  require(needed: boolean): void {
    this.#needed = needed;
  }

  /** Called at the start: finds out whether any terminal of this till has cashiers. */
  async read(): Promise<void> {
    this.#needed = (await this.#secrets.ownersSecrets()).length > 0;
  }

  /** Why this role may not act now. */
  refusal(role: Role): Failure | undefined {
    return this.#needed && role !== 'cashier' ? OWNER_NEEDED : undefined;
  }

  /** Ends the protection. Fails with `owner-unproved` for a wrong secret, and with `pin-locked` after too many of them. */
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
