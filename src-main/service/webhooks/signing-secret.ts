import type { Verdict } from './verdict.ts';

/** A secret that has been replaced. */
interface SecretBefore {
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The service may go on signing with a replaced secret for this long. */
const BOTH_GOOD_MS = 24 * 60 * 60_000;

/**
 * What deliveries are signed with. After a change the secret before is good too, until something comes that the new one
 * has signed, or for a day. Times are milliseconds since 1970.
 */
export class SigningSecret {
  #present: string;
  #before: SecretBefore | undefined;

  constructor(secret: string) {
    this.#present = secret;
  }

  /** Replaces the signing secret. */
  replace(secret: string, now: number): void {
    if (secret === this.#present) return;
    // A secret that never signed anything was mistyped, so the service still signs with the one before it.
    if (!this.#before || now >= this.#before.until)
      this.#before = { secret: this.#present, until: now + BOTH_GOOD_MS };
    this.#present = secret;
  }

  /** `by` judges a delivery by one secret; asked for the one before as well where only that one can have signed it. */
  verify(by: (secret: string) => Verdict, now: number): Verdict {
    const verdict = by(this.#present);
    if (verdict.genuine) this.#before = undefined;
    if (verdict.genuine || !this.#before || now >= this.#before.until) return verdict;
    return verdict.fault === 'mismatch' || verdict.fault === 'no-secret' ? by(this.#before.secret) : verdict;
  }
}
