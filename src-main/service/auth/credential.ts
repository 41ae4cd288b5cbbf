import type { Expectation } from '../../../shared/expectation.ts';
import type { Failure, Result } from '../../../shared/failure.ts';

/**
 * The right to make one call. Functions instead of values, so that nothing that prints or stores this object prints
 * or stores the secret.
 */
export interface Authorization {
  readonly headers: () => Readonly<Record<string, string>>;
  /** Removes the secret from a text in which the service may have repeated it. */
  readonly redact: (text: string) => string;
}

/** A credential of the spec "Authentication", as an endpoint family uses it. */
export interface Credential {
  /** Answers a failure where no authorization can be had. Rejects only when `signal` aborts. */
  authorize(signal: AbortSignal): Promise<Result<Authorization>>;
  /** Whether, after a 401, the next `authorize` may answer another secret than the refused one. */
  readonly renewable: boolean;
  /** Whether the secret of this authorization has been replaced since: its refusal says nothing about the new secret. */
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

/** Removes `secrets` from a text, also where they are encoded as in a form or an address: endpoints quote the requests that they refuse. */
export function redacting(secrets: readonly (string | undefined)[]): (text: string) => string {
  const given = secrets.flatMap((secret) => (secret ? formsOf(secret) : []));
  return (text) => given.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text);
}

function formsOf(secret: string): readonly string[] {
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
  return [...new Set([secret, inForm, inForm.replaceAll('+', '%20')])];
}

/** A secret that a credential needs is missing or cannot be sent. `expected` says what could be sent. */
export function missingSecret(
  secret: string,
  fault: 'missing' | 'malformed' = 'missing',
  expected?: Expectation,
): Failure {
  const field = { field: secret, fault, ...(expected && { expected }) };
  return { action: 'sign-in', code: 'secret-missing', fields: [field] };
}
