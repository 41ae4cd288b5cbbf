import type { Expectation } from '../../../shared/expectation.ts';
import type { Failure, Result } from '../../../shared/failure.ts';

/**
 * The right to make one call. Functions instead of values, so that nothing that prints or stores this object prints
 * or stores the secret.
 */
export interface Authorization {
  readonly headers: () => Readonly<Record<string, string>>;
  /** Takes the secret out of a text that a service may have echoed it into. */
  readonly redact: (text: string) => string;
}

/** A credential of the spec "Authentication", as an endpoint family uses it. */
export interface Credential {
  /** Why there is none comes back as a failure. Rejects only when `signal` aborts. */
  authorize(signal: AbortSignal): Promise<Result<Authorization>>;
  /** After a 401: whether the next `authorize` may bring something else than what was refused. */
  readonly renewable: boolean;
  /** Another secret has taken the place of the one that this was made of: a refusal of it says nothing of the new one. */
  isReplaced(authorization: Authorization): boolean;
  /** Forgets `refused`, unless it has been replaced already. */
  discard(refused: Authorization): void;
}

/** As terminal and integrator sign their requests (spec "OAuth 2.0 password grant"). */
export function bearer(token: string): Authorization {
  return { headers: () => ({ Authorization: `Bearer ${token}` }), redact: redacting([token]) };
}

/** As an API key signs requests (spec "API key"). */
export function apiKeyHeader(key: string): Authorization {
  return { headers: () => ({ 'X-Api-Key': key }), redact: redacting([key]) };
}

/** Takes `secrets` out of a text, also as a form or an address holds them: endpoints quote the request that they refuse. */
export function redacting(secrets: readonly (string | undefined)[]): (text: string) => string {
  const given = secrets.flatMap((secret) => (secret ? formsOf(secret) : []));
  return (text) => given.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text);
}

function formsOf(secret: string): readonly string[] {
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
  return [...new Set([secret, inForm, inForm.replaceAll('+', '%20')])];
}

/** A secret that a credential needs was not given, or is nothing that could be sent; `expected` is what would be. */
export function missingSecret(
  secret: string,
  fault: 'missing' | 'malformed' = 'missing',
  expected?: Expectation,
): Failure {
  const field = { field: secret, fault, ...(expected && { expected }) };
  return { action: 'sign-in', code: 'secret-missing', fields: [field] };
}
