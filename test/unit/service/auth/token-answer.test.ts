import { describe, expect, it } from 'vitest';
import { redacting } from '../../../../src-main/service/auth/credential.ts';
import { readTokenAnswer } from '../../../../src-main/service/auth/token-answer.ts';
import { response } from '../../../support/service/service-answers.ts';

const read = (status: number, body: unknown) =>
  readTokenAnswer(response(status, body), redacting(['hunter2']));

describe('a token answer', () => {
  it('brings a token, and in the realm form a refresh token', () => {
    const body = { access_token: 'a', expires_in: 300, refresh_token: 'r', refresh_expires_in: 900, more: 1 };
    expect(read(200, body)).toEqual({
      kind: 'granted',
      grant: { accessToken: 'a', expiresInS: 300, refresh: { token: 'r', expiresInS: 900 } },
    });
    expect(read(200, { access_token: 'a', expires_in: '300' })).toEqual({
      kind: 'granted',
      grant: { accessToken: 'a', expiresInS: 300 },
    });
  });

  it.each([[undefined], [null], ['soon'], ['NaN'], [true], [[]], ['1e999'], ['']])(
    'takes the specified lifetime for %j',
    (expires_in) => {
      expect(read(200, { access_token: 'a', expires_in })).toMatchObject({ grant: { expiresInS: 3600 } });
    },
  );

  it.each([
    [1e15, 86_400],
    ['999999999999', 86_400],
    [59.5, 59.5],
    [' 300 ', 300],
  ])('takes a lifetime of %j for %d seconds', (expires_in, expiresInS) => {
    expect(read(200, { access_token: 'a', expires_in })).toMatchObject({ grant: { expiresInS } });
  });

  it.each([[0], [-1], ['0'], [-1e15]])('is unusable with a lifetime of %j, and says so', (expires_in) => {
    expect(read(200, { access_token: 'a', expires_in })).toMatchObject({
      kind: 'failed',
      failure: { code: 'service-answer-unreadable', detail: expect.stringContaining('expires_in') as string },
    });
  });

  it.each([['Bearer'], ['bearer'], ['BEARER'], [undefined], [null]])(
    'may be of the type %j',
    (token_type) => {
      expect(read(200, { access_token: 'a', token_type })).toMatchObject({ kind: 'granted' });
    },
  );

  it.each([['MAC'], ['DPoP'], [''], [7], [['Bearer']]])('is refused with the type %j', (token_type) => {
    expect(read(200, { access_token: 'a', token_type })).toMatchObject({
      kind: 'failed',
      failure: { code: 'service-answer-unreadable', detail: expect.stringContaining('not Bearer') as string },
    });
  });

  it('does not repeat what stands in the field of the type, unless it is a word', () => {
    const answer = read(200, { access_token: 'a', token_type: 'eyJhbGciOiJIUzI1NiJ9.secret' });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it('keeps a refresh token that never expires as long as any', () => {
    const body = { access_token: 'a', refresh_token: 'r', refresh_expires_in: 0 };
    expect(read(200, body)).toMatchObject({ grant: { refresh: { expiresInS: 36_000 } } });
  });

  it.each([
    ['no token', {}],
    ['a token that is no string', { access_token: 7 }],
    ['a token that cannot stand in a header', { access_token: 'a\r\nX-Evil: 1' }],
    ['a page', '<html>sign in</html>'],
  ])('is unreadable with %s', (_what, body) => {
    expect(read(200, body)).toMatchObject({ kind: 'failed', failure: { code: 'service-answer-unreadable' } });
  });
});

describe('token endpoint errors', () => {
  it.each([
    [401, 'invalid_grant', 'sign-in', 'login'],
    [400, 'invalid_grant', 'sign-in', 'login'],
    [401, 'invalid_client', 'sign-in', 'client'],
    [404, 'not_found', 'sign-in', 'address'],
    [403, 'insufficient_scope', 'fix-configuration', undefined],
    [400, 'invalid_request', 'fix-configuration', undefined],
  ] as const)('HTTP %d %s is a refusal: %s, %s', (status, error, action, signInFault) => {
    expect(read(status, { error, error_description: 'no', traceId: 't-1' })).toEqual({
      kind: 'refused',
      failure: {
        action,
        code: 'sign-in-refused',
        ...(signInFault && { signInFault }),
        detail: `${error}: no`,
        traceId: 't-1',
      },
    });
  });

  it('a 401 is a refusal whatever its body', () => {
    expect(read(401, '<html>')).toMatchObject({
      kind: 'refused',
      failure: { action: 'sign-in', detail: 'HTTP 401, not JSON (text/html)' },
    });
  });

  it.each([
    [429, 'wait', 'service-busy'],
    [500, 'wait', 'service-error'],
    [503, 'wait', 'service-error'],
    [408, 'wait', 'service-error'],
    [302, 'wait', 'service-error'],
    [404, 'fix-configuration', 'not-found'],
    [403, 'fix-configuration', 'service-answer-unreadable'],
  ])('HTTP %d from a proxy is no refusal', (status, action, code) => {
    expect(read(status, '<html>')).toMatchObject({ kind: 'failed', failure: { action, code } });
  });

  it.each([
    ['error', { error: 'no login with tig&er +1', error_description: 'x' }],
    ['description', { error: 'invalid_grant', error_description: 'no login with tig&er +1' }],
    [
      'body that it quotes',
      { error: 'invalid_request', error_description: 'password=tig%26er+%2B1&scope=x' },
    ],
    ['address that it quotes', { error: 'invalid_request', error_description: '?password=tig%26er%20%2B1' }],
    ['field', { error: 'invalid_request', details: [{ field: 'tig&er +1', message: 'tig&er +1' }] }],
    ['trace id', { error: 'invalid_grant', traceId: 'tig&er +1' }],
  ])('the password is taken out of an %s', (_, body) => {
    const answer = readTokenAnswer(response(401, body), redacting(['tig&er +1', undefined]));
    expect(JSON.stringify(answer)).toContain('[secret]');
    expect(JSON.stringify(answer)).not.toContain('tig');
  });

  it('an error in a passing answer is no refusal either', () => {
    expect(read(503, { error: 'temporarily_unavailable' })).toMatchObject({ kind: 'failed' });
  });

  it('takes an echoed secret out', () => {
    expect(
      JSON.stringify(read(401, { error: 'invalid_grant', error_description: 'hunter2 is wrong' })),
    ).not.toContain('hunter2');
  });
});
