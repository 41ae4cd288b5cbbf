import { failed, succeeded } from '../../../shared/failure.ts';
import { isOneOf } from '../../terminal/secrets/owner.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { SecretKeeper } from '../../terminal/secrets/secure-secrets.ts';

const OWNER_NEEDED: Failure = { action: 'ask-manager', code: 'owner-needed' };
/** Until the till is restarted. The secret is long, so that nobody guesses it in this many tries. */
const MAX_WRONG = 20;

interface OwnerProofParts {
  readonly secrets: Pick<SecretKeeper, 'ownersSecrets' | 'isUnread'>;
  /** Whether PINs are kept for any terminal of this till. */
  readonly keepsPins: () => boolean;
}

/**
 * Protects the set-up of a till with cashiers while no terminal is at work, so that nobody can sign in. Whoever knows a
 * secret of one of the till's terminals may set it up. Where none of them can be read, nothing is there to compare with:
 * then the service has to accept the secrets of the terminal that the till is set up for, and nothing else can be done.
 */
export class OwnerProof {
  readonly #parts: OwnerProofParts;
  #needed = false;
  #isServices = false;
  #wrong = 0;

  constructor(parts: OwnerProofParts) {
    this.#parts = parts;
  }

  get isNeeded(): boolean {
    return this.#needed;
  }

  /** Whether only the service can tell who owns the till. */
  get isServices(): boolean {
    return this.#isServices;
  }

  /** Sets whether the proof is needed: where the last terminal at work had cashiers. Its secrets are kept. */
  require(needed: boolean): void {
    this.#needed = needed;
    this.#isServices = false;
  }

  /** Called at the start: finds out whether any terminal of this till has cashiers. */
  async read(): Promise<void> {
    const { secrets, keepsPins } = this.#parts;
    const isKnown = (await secrets.ownersSecrets()).length > 0;
    this.#isServices = !isKnown && keepsPins() && (await secrets.isUnread());
    this.#needed = isKnown || this.#isServices;
  }

  /** Why this role may not act now. */
  refusal(role: Role): Failure | undefined {
    return this.#needed && role !== 'cashier' ? OWNER_NEEDED : undefined;
  }

  /** Ends the protection. Fails with `owner-unproved` for a wrong secret, and with `pin-locked` after too many of them. */
  async prove(secret: string): Promise<Result<null>> {
    if (!this.#needed) return failed({ action: 'fix-input', code: 'command-refused' });
    const owners = await this.#parts.secrets.ownersSecrets();
    // Counted after the wait: many tries that are sent at once are counted one after the other.
    if (this.#wrong >= MAX_WRONG) return failed({ action: 'wait', code: 'pin-locked' });
    if (!owners.some((secrets) => isOneOf(secret, secrets))) {
      this.#wrong += 1;
      return failed({ action: 'fix-input', code: 'owner-unproved' });
    }
    this.#needed = false;
    return succeeded(null);
  }
}
