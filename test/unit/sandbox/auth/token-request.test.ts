import { describe, expect, it } from 'vitest';
import {
  checkClientSecret,
  checkPassword,
  readClient,
  readTokenForm,
  TokenRefusal,
} from '../../../../sandbox/auth/token-request.ts';
import type { TokenForm } from '../../../../sandbox/auth/token-request.ts';
import { TRAINING_SIGN_IN } from '../../../../sandbox/world/sign-in.ts';
import { TRAINING_TERMINAL } from '../../../../sandbox/world/training.ts';
import { sandboxWorld } from '../../../support/worlds/sandbox-world.ts';

const FORM = 'application/x-www-form-urlencoded';
const right = {
  grant_type: 'password',
  client_id: 'sandbox-terminal',
  username: 'term_Training01@terminals.sandbox.test',
  password: TRAINING_TERMINAL.password,
  scope: 'openid profile email',
};
const formWith = (changes: Record<string, string>): TokenForm =>
  new Map(Object.entries({ ...right, ...changes }));

function refusal(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof TokenRefusal) return [error.status, error.code];
    throw error;
  }
}

describe('a token request', () => {
  it('is read from form data, with or without a charset', () => {
    expect(readTokenForm(FORM, 'a=1&b=x%20y').get('b')).toBe('x y');
    expect(readTokenForm(`${FORM}; charset=utf-8`, 'a=1').get('a')).toBe('1');
  });

  it.each([
    ['another content type', 'application/json', '{}'],
    ['no content type', undefined, 'a=1'],
    ['a broken escape', FORM, 'a=%zz'],
    ['a doubled field', FORM, 'a=1&a=2'],
  ])('is invalid_request with %s', (_what, contentType, body) => {
    expect(refusal(() => readTokenForm(contentType, body))).toEqual([400, 'invalid_request']);
  });

  it('knows two clients, by exact id', () => {
    expect(readClient(formWith({}), TRAINING_SIGN_IN)).toBe('terminal');
    expect(readClient(formWith({ client_id: 'sandbox-integrator' }), TRAINING_SIGN_IN)).toBe('integrator');
    for (const client_id of ['Sandbox-terminal', 'terminal', 'other-terminal']) {
      expect(refusal(() => readClient(formWith({ client_id }), TRAINING_SIGN_IN))).toEqual([
        401,
        'invalid_client',
      ]);
    }
  });

  it('is invalid_client without the right secret, where one is asked for', () => {
    const right = formWith({ client_secret: TRAINING_SIGN_IN.clientSecret });
    expect(refusal(() => checkClientSecret(right, TRAINING_SIGN_IN.clientSecret))).toBeUndefined();
    for (const form of [formWith({}), formWith({ client_secret: 'x' })]) {
      expect(refusal(() => checkClientSecret(form, TRAINING_SIGN_IN.clientSecret))).toEqual([
        401,
        'invalid_client',
      ]);
    }
  });
});

describe('a password grant', () => {
  const check = (form: TokenForm, client: 'terminal' | 'integrator' = 'terminal') =>
    refusal(() => checkPassword(form, client, TRAINING_SIGN_IN, sandboxWorld().world.terminals));

  it('speaks for the terminal named before the @', () => {
    expect(check(formWith({}))).toEqual({ kind: 'terminal', terminalId: 'term_Training01' });
  });

  it('speaks for the service account when the integrator asks', () => {
    expect(check(formWith(TRAINING_SIGN_IN.integrator), 'integrator')).toEqual({ kind: 'integrator' });
  });

  it.each([
    ['a wrong password', { password: 'x' }],
    ['another terminal', { username: 'term_Other@terminals.sandbox.test' }],
    ['the wrong identity domain', { username: 'term_Training01@elsewhere.test' }],
    ['another case', { username: 'TERM_Training01@terminals.sandbox.test' }],
    ['no domain', { username: 'term_Training01' }],
    ["the integrator's account", TRAINING_SIGN_IN.integrator],
  ])('is invalid_grant with %s', (_what, changes) => {
    expect(check(formWith(changes))).toEqual([401, 'invalid_grant']);
  });

  it("is invalid_grant when the integrator shows a terminal's password", () => {
    expect(check(formWith({}), 'integrator')).toEqual([401, 'invalid_grant']);
  });

  it.each([
    '',
    'openid',
    'email profile openid',
    'openid profile email offline_access',
    'openid  profile email',
  ])('is insufficient_scope with the scope "%s"', (scope) => {
    expect(check(formWith({ scope }))).toEqual([403, 'insufficient_scope']);
  });

  it.each(['username', 'password'])('is invalid_request without %s', (name) => {
    expect(check(formWith({ [name]: '' }))).toEqual([400, 'invalid_request']);
  });
});
