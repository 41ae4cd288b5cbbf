import { failed, succeeded } from '../../../shared/failure.ts';
import { apiKeyHeader, missingSecret } from './credential.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Authorization, Credential } from './credential.ts';
import type { SessionStanding } from './session-standing.ts';

/** The terminal's full API key (spec "API key"). It cannot be renewed: a refused one waits for someone to act. */
export class ApiKey implements Credential {
  readonly renewable = false;
  readonly #authorization: Result<Authorization>;
  readonly #standing: SessionStanding;

  constructor(key: string | undefined, standing: SessionStanding) {
    this.#authorization = authorizationOf(key);
    this.#standing = standing;
  }

  authorize(): Promise<Result<Authorization>> {
    const { refusal } = this.#standing;
    if (refusal) return Promise.resolve(failed(refusal));
    if (!this.#authorization.ok) this.#standing.refused(this.#authorization.failure);
    return Promise.resolve(this.#authorization);
  }

  discard(): void {
    // There is no other key to go on with.
  }
}

function authorizationOf(key: string | undefined): Result<Authorization> {
  if (!key) return failed(missingSecret('apiKey'));
  return isSendable(key) ? succeeded(apiKeyHeader(key)) : failed(missingSecret('apiKey', 'malformed'));
}

/** A key with other characters cannot stand in a header; each call with it would look like a network fault. */
export function isSendable(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key);
}
