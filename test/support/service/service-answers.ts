import type { Exchange, HttpResponse } from '../../../src-main/service/transport/exchange.ts';

type HeaderValues = Readonly<Record<string, string>>;

/** An answer as the transport hands it on; anything but a string is sent as JSON. */
export function response(status: number, body: unknown, headers: HeaderValues = {}): HttpResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json';
  return { status, headers: new Headers({ 'content-type': type, ...headers }), body: text };
}

export function answered(status: number, body: unknown = {}, headers: HeaderValues = {}): Exchange {
  return { kind: 'answered', response: response(status, body, headers) };
}

export const NOT_SENT: Exchange = { kind: 'not-sent', cause: 'ECONNREFUSED' };
export const LOST: Exchange = { kind: 'lost', cause: 'ECONNRESET' };

/** A token answer of the realm form. */
export function grant(accessToken: string, more: Readonly<Record<string, unknown>> = {}): Exchange {
  return answered(200, {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'openid profile email',
    ...more,
  });
}
