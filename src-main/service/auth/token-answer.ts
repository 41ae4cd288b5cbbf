import { z } from 'zod';
import { readErrorObject } from '../answers/error-object.ts';
import { readJson } from '../answers/read-json.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { HttpResponse } from '../transport/exchange.ts';

/** How the token endpoint answered. Only `refused` is about the credentials; `failed` may pass by itself. */
export type TokenAnswer =
  | { readonly kind: 'granted'; readonly grant: TokenGrant }
  | { readonly kind: 'refused'; readonly failure: Failure }
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

const token = z
  .string()
  .max(16_384)
  .regex(/^[\x21-\x7e]+$/);
const seconds = z.coerce.number().positive();
const tokenObject = z.object({
  access_token: token,
  expires_in: seconds.catch(ACCESS_S),
  refresh_token: token.optional().catch(undefined),
  refresh_expires_in: seconds.catch(REFRESH_S),
});

/** OAuth errors that typing the secrets again does not cure. */
const CONFIGURATION_ERRORS: ReadonlySet<string | undefined> = new Set([
  'insufficient_scope',
  'invalid_scope',
  'invalid_request',
  'unauthorized_client',
  'unsupported_grant_type',
]);

/** Reads the token endpoint's answer (spec "OAuth 2.0 password grant", also for its "Token endpoint errors"). */
export function readTokenAnswer(response: HttpResponse, conceal: (text: string) => string): TokenAnswer {
  const { status } = response;
  if (status >= 200 && status < 300) return readGrant(response);
  const { detail, error, traceId } = readErrorObject(response, conceal);
  const told = {
    detail: error === undefined || detail === error ? detail : `${error}: ${detail}`,
    ...(traceId !== undefined && { traceId }),
  };
  const passing = status === 429 || status === 408 || status >= 500 || status < 400;
  if (passing) {
    return { kind: 'failed', failure: { action: 'wait', code: passingCode(status), ...told } };
  }
  // A 401 is a refusal whatever its body says; other refusals are told from a proxy's page by their OAuth error.
  if (status === 401 || error !== undefined) {
    const action = CONFIGURATION_ERRORS.has(error) ? 'fix-configuration' : 'sign-in';
    return { kind: 'refused', failure: { action, code: 'sign-in-refused', ...told } };
  }
  const code = status === 404 ? 'not-found' : 'service-answer-unreadable';
  return { kind: 'failed', failure: { action: 'fix-configuration', code, ...told } };
}

function passingCode(status: number): 'service-busy' | 'service-error' {
  return status === 429 ? 'service-busy' : 'service-error';
}

function readGrant(response: HttpResponse): TokenAnswer {
  const json = readJson(response);
  const parsed = json.ok ? tokenObject.safeParse(json.value) : undefined;
  if (!parsed?.success) {
    const detail = json.ok ? 'the token answer holds no usable access_token' : json.detail;
    return { kind: 'failed', failure: { action: 'report', code: 'service-answer-unreadable', detail } };
  }
  const { access_token, expires_in, refresh_token, refresh_expires_in } = parsed.data;
  return {
    kind: 'granted',
    grant: {
      accessToken: access_token,
      expiresInS: expires_in,
      ...(refresh_token !== undefined && {
        refresh: { token: refresh_token, expiresInS: refresh_expires_in },
      }),
    },
  };
}
