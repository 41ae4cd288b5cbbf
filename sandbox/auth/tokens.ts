import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { newQuotaUse } from './quota.ts';
import type { QuotaUse } from './quota.ts';

/** Lifetimes in seconds (spec "OAuth 2.0 password grant"). */
export const ACCESS_SECONDS = 3600;
export const REFRESH_SECONDS = 36_000;

/** The owner of a token: one terminal, or the integrator's service account. */
export type Subject =
  | { readonly kind: 'terminal'; readonly terminalId: string }
  | { readonly kind: 'integrator' };

export interface AccessToken {
  readonly subject: Subject;
  /** Each token has quotas of its own. */
  readonly quotaUse: QuotaUse;
}

interface Held<T> {
  readonly value: T;
  readonly expires: number;
}

/** Issued tokens that have not expired. Both kinds are opaque strings. */
export class Tokens {
  readonly #clock: SandboxClock;
  readonly #access = new Map<string, Held<AccessToken>>();
  readonly #refresh = new Map<string, Held<Subject>>();

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  issueAccess(subject: Subject): string {
    return this.#issue(this.#access, ACCESS_SECONDS, { subject, quotaUse: newQuotaUse() });
  }

  issueRefresh(subject: Subject): string {
    return this.#issue(this.#refresh, REFRESH_SECONDS, subject);
  }

  access(token: string): AccessToken | undefined {
    return this.#find(this.#access, token);
  }

  /** The owner of a refresh token. It works once: the answer contains the next one. */
  takeRefresh(token: string): Subject | undefined {
    const subject = this.#find(this.#refresh, token);
    this.#refresh.delete(token);
    return subject;
  }

  expireAccess(): void {
    this.#access.clear();
  }

  expireRefresh(): void {
    this.#refresh.clear();
  }

  #issue<T>(tokens: Map<string, Held<T>>, seconds: number, value: T): string {
    const now = this.#clock.now();
    for (const [token, held] of tokens) if (held.expires <= now) tokens.delete(token);
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, { value, expires: now + seconds * 1000 });
    return token;
  }

  #find<T>(tokens: Map<string, Held<T>>, token: string): T | undefined {
    const held = tokens.get(token);
    return held !== undefined && this.#clock.now() < held.expires ? held.value : undefined;
  }
}
