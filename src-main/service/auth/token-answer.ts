import { z } from 'zod';
import { readErrorObject } from '../answers/error-object.ts';
import { readJson } from '../answers/read-json.ts';
import type { Failure, SignInFault } from '../../../shared/failure.ts';
import type { HttpResponse } from '../transport/exchange.ts';

/** How the token endpoint answered. Only `refused` is about the credentials; `failed` may be over at the next try. */
export type TokenAnswer =
  | { readonly kind: 'granted'; readonly grant: TokenGrant }
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      /** The answer has no OAuth error code, so it may be a proxy's page. */
      readonly isUnsaid?: true;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface TokenGrant {
  readonly accessToken: string;
  readonly expiresInS: number;
  /** Only the realm form has one. */
  readonly refresh?: { readonly token: string; readonly expiresInS: number };
}

/** Lifetimes of the spec "OAuth 2.0 password grant", for answers that leave them out. */
const ACCESS_S = 3_600;
const REFRESH_S = 36_000;
/** The longest that a token is used, also where the answer states more. */
const LONGEST_S = 24 * 60 * 60;

const token = z
  .string()
  .max(16_384)
  .regex(/^[\x21-\x7e]+$/);
/** Seconds, as a number or a text of digits. Anything else counts as missing. */
const seconds = z
  .union([z.number(), z.string().regex(/^\s*[+-]?\d{1,15}(\.\d+)?\s*$/)])
  .transform((value) => Math.min(Number(value), LONGEST_S))
  .optional()
  .catch(undefined);
const tokenObject = z.object({
  access_token: token,
  token_type: z.unknown().optional(),
  expires_in: seconds,
  refresh_token: token.optional().catch(undefined),
  refresh_expires_in: seconds,
});

/** OAuth errors that do not go away when the secrets are typed again. */
const CONFIGURATION_ERRORS: ReadonlySet<string | undefined> = new Set([
  'insufficient_scope',
  'invalid_scope',
  'invalid_request',
  'unauthorized_client',
  'unsupported_grant_type',
]);

/** Reads the token endpoint's answer (spec "OAuth 2.0 password grant", also for its "Token endpoint errors"). */
export function readTokenAnswer(response: HttpResponse, redact: (text: string) => string): TokenAnswer {
  const { status } = response;
  if (status >= 200 && status < 300) return readGrant(response);
  const { detail, error, traceId } = readErrorObject(response, redact);
  const details = {
    detail: error === undefined || detail === error ? detail : `${error}: ${detail}`,
    ...(traceId !== undefined && { traceId }),
  };
  const passing = status === 429 || status === 408 || status >= 500 || status < 400;
  if (passing) {
    return { kind: 'failed', failure: { action: 'wait', code: passingCode(status), ...details } };
  }
  // A 401 is a refusal whatever its body says. Other refusals have an OAuth error code, which a proxy's page has not.
  if (status === 401 || error !== undefined) {
    const action = CONFIGURATION_ERRORS.has(error) ? 'fix-configuration' : 'sign-in';
    const signInFault = faultOf(status, error, action);
    return {
      kind: 'refused',
      ...(error === undefined && { isUnsaid: true }),
      failure: { action, code: 'sign-in-refused', ...(signInFault && { signInFault }), ...details },
    };
  }
  const code = status === 404 ? 'not-found' : 'service-answer-unreadable';
  return {
    kind: 'failed',
    failure: { action: 'fix-configuration', code, signInFault: 'address', ...details },
  };
}

/** A 401 without an OAuth error code is about the login, because that is all that this endpoint is sent. */
function faultOf(
  status: number,
  error: string | undefined,
  action: Failure['action'],
): SignInFault | undefined {
  if (status === 404) return 'address';
  if (error === 'invalid_client' || error === 'unauthorized_client') return 'client';
  return action === 'sign-in' ? 'login' : undefined;
}

function passingCode(status: number): 'service-busy' | 'service-error' {
  return status === 429 ? 'service-busy' : 'service-error';
}

function readGrant(response: HttpResponse): TokenAnswer {
  const json = readJson(response);
  const parsed = json.ok ? tokenObject.safeParse(json.value) : undefined;
  if (!parsed?.success) {
    const detail = json.ok ? 'the token answer holds no usable access_token' : json.detail;
    return unusable(detail, 'address');
  }
  const { access_token, token_type, expires_in = ACCESS_S, refresh_token } = parsed.data;
  // A token of another type may not be sent as a bearer token: that would disclose it.
  if (!isBearer(token_type)) return unusable(`the token is of the type ${typeNamed(token_type)}, not Bearer`);
  if (expires_in <= 0) return unusable(`the token has expired already: expires_in is ${expires_in}`);
  const { refresh_expires_in = REFRESH_S } = parsed.data;
  // Identity providers state 0 for a refresh token that does not expire. A refused one is forgotten in any case.
  const refreshS = refresh_expires_in > 0 ? refresh_expires_in : REFRESH_S;
  return {
    kind: 'granted',
    grant: {
      accessToken: access_token,
      expiresInS: expires_in,
      ...(refresh_token !== undefined && { refresh: { token: refresh_token, expiresInS: refreshS } }),
    },
  };
}

function unusable(detail: string, signInFault?: SignInFault): TokenAnswer {
  const failure: Failure = { action: 'report', code: 'service-answer-unreadable', detail };
  return { kind: 'failed', failure: { ...failure, ...(signInFault && { signInFault }) } };
}

/** RFC 6749, "Successful Response": upper and lower case are the same. Where it is missing, the specification's type is assumed. */
function isBearer(type: unknown): boolean {
  return type === undefined || type === null || (typeof type === 'string' && /^\s*bearer\s*$/i.test(type));
}

/** Only a single word is repeated in an error, because the token may be in the wrong field. */
function typeNamed(type: unknown): string {
  return typeof type === 'string' && /^[A-Za-z]{1,16}$/.test(type) ? type : 'unknown';
}
