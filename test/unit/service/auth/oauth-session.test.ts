import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OAuthSession } from '../../../../src-main/service/auth/oauth-session.ts';
import { SessionState } from '../../../../src-main/service/auth/session-state.ts';
import { TokenEndpoint } from '../../../../src-main/service/auth/token-endpoint.ts';
import { ServerClock } from '../../../../src-main/service/quota/server-clock.ts';
import { answered, grant, LOST, NOT_SENT } from '../../../support/service/service-answers.ts';
import { ScriptedTransport } from '../../../support/service/service-transport.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { Login, OAuthConfig } from '../../../../src-main/service/config.ts';
import type { LoginSecrets } from '../../../../src-main/service/auth/token-request.ts';
import type { SessionView } from '../../../../shared/contract/views.ts';

const never = new AbortController().signal;
const common = {
  scheme: 'oauth',
  authUrl: 'https://id.test',
  brand: 'acme',
  identityDomain: 'pos.test',
} as const;
const REALM: OAuthConfig = { ...common, form: 'realm', realm: 'prod' };
const OAUTH_TOKEN: OAuthConfig = { ...common, form: 'oauth-token' };
const REFUSED = answered(401, { error: 'invalid_grant', error_description: 'wrong password' });

let clock: VirtualClock;
let serverClock: ServerClock;
let transport: ScriptedTransport;
let sessionState: SessionState;
let views: SessionView[];
let session: OAuthSession;

function start(
  auth: OAuthConfig = REALM,
  secrets: LoginSecrets = { password: 'pw' },
  login: Login = { terminalId: 'term_1' },
): void {
  clock = new VirtualClock();
  serverClock = new ServerClock(clock);
  transport = new ScriptedTransport();
  views = [];
  sessionState = new SessionState((view) => views.push(view));
  const endpoint = new TokenEndpoint({ transport, clock, serverClock, closed: never });
  session = new OAuthSession({ auth, login }, secrets, { endpoint, sessionState, clock });
}
beforeEach(() => start());
afterEach(() => expect(transport.unused).toBe(0));

/** The bearer token, or the code of the failure. */
async function token(): Promise<string> {
  const authorized = await session.authorize(never);
  return authorized.ok ? String(authorized.value.headers()['Authorization']) : authorized.failure.code;
}
async function discard(): Promise<void> {
  const authorized = await session.authorize(never);
  if (authorized.ok) session.discard(authorized.value);
}
const grants = () => transport.requests.map(({ body }) => new URLSearchParams(body).get('grant_type'));
const states = () => views.map(({ state }) => state);

describe('a 401 without a word of OAuth, as a proxy in between writes one', () => {
  const UNSAID = answered(401, '<h1>Unauthorized</h1>');

  it('does not end the session of secrets that have signed in: they are asked for once more', async () => {
    transport.expect(grant('a'), UNSAID, grant('b'));
    expect(await token()).toBe('Bearer a');
    await clock.advance(3_600_000);
    const renewed = token();
    await clock.advance(5_000);
    expect(await renewed).toBe('Bearer b');
    expect(states()).not.toContain('refused');
  });

  it('ends it at the second, and at once where nothing has signed in yet', async () => {
    transport.expect(grant('a'), UNSAID, UNSAID);
    expect(await token()).toBe('Bearer a');
    await clock.advance(3_600_000);
    const renewed = token();
    await clock.advance(5_000);
    expect(await renewed).toBe('sign-in-refused');
    transport.expect(UNSAID);
    session.useSecrets({ password: 'typed' });
    expect(await token()).toBe('sign-in-refused');
  });
});

describe('the cached token', () => {
  it('serves every call until 60 s before its end', async () => {
    transport.expect(grant('a'), grant('b'));
    expect(await token()).toBe('Bearer a');
    await clock.advance(3_539_999);
    expect(await token()).toBe('Bearer a');
    await clock.advance(1);
    expect(await token()).toBe('Bearer b');
  });

  it('lives from the moment it was asked for, however long the answer took', async () => {
    let answer: (exchange: ReturnType<typeof grant>) => void = () => undefined;
    transport.expect(new Promise((resolve) => (answer = resolve)), grant('b'));
    const first = token();
    await clock.advance(10_000);
    answer(grant('a'));
    expect(await first).toBe('Bearer a');
    await clock.advance(3_530_000);
    expect(await token()).toBe('Bearer b');
  });

  it('is handed out even when it lives shorter than the margin', async () => {
    transport.expect(grant('a', { expires_in: 30 }), grant('b', { expires_in: 30 }));
    expect(await token()).toBe('Bearer a');
    expect(await token()).toBe('Bearer b');
  });

  it('is asked for once by all who wait for it', async () => {
    transport.expect(grant('a'));
    expect(await Promise.all([token(), token(), token()])).toEqual(['Bearer a', 'Bearer a', 'Bearer a']);
    expect(grants()).toEqual(['password']);
  });

  it('still comes for the others when one caller gives up', async () => {
    let answer: (exchange: ReturnType<typeof grant>) => void = () => undefined;
    transport.expect(new Promise((resolve) => (answer = resolve)));
    const impatient = new AbortController();
    const given = session.authorize(impatient.signal);
    const other = token();
    impatient.abort();
    await expect(given).rejects.toThrow('This operation was aborted');
    answer(grant('a'));
    expect(await other).toBe('Bearer a');
  });
});

describe('refreshing', () => {
  const pair = { refresh_token: 'r1', refresh_expires_in: 36_000 };

  it('uses the refresh token, and keeps it when no new one comes', async () => {
    transport.expect(grant('a', pair), grant('b'), grant('c'));
    await token();
    await clock.advance(3_600_000);
    expect(await token()).toBe('Bearer b');
    await clock.advance(3_600_000);
    expect(await token()).toBe('Bearer c');
    expect(grants()).toEqual(['password', 'refresh_token', 'refresh_token']);
  });

  it('goes on with a new refresh token when one comes', async () => {
    transport.expect(grant('a', pair), grant('b', { ...pair, refresh_token: 'r2' }), grant('c'));
    for (let hour = 0; hour < 3; hour++) {
      await token();
      await clock.advance(3_600_000);
    }
    expect(new URLSearchParams(transport.requests[2]?.body).get('refresh_token')).toBe('r2');
  });

  it('falls back to the password when the refresh token is refused', async () => {
    transport.expect(grant('a', pair), answered(400, { error: 'invalid_grant' }), grant('b'));
    await token();
    await clock.advance(3_600_000);
    expect(await token()).toBe('Bearer b');
    expect(grants()).toEqual(['password', 'refresh_token', 'password']);
    expect(states()).toEqual(['signing-in', 'signed-in']);
  });

  it('does not send a refresh token that has expired', async () => {
    transport.expect(grant('a', { refresh_token: 'r', refresh_expires_in: 1_800 }), grant('b'));
    await token();
    await clock.advance(3_600_000);
    expect(await token()).toBe('Bearer b');
    expect(grants()).toEqual(['password', 'password']);
  });

  it('keeps the refresh token through a network failure', async () => {
    transport.expect(grant('a', pair), LOST, grant('b'));
    await token();
    await clock.advance(3_600_000);
    expect(await token()).toBe('service-unreachable');
    expect(await token()).toBe('Bearer b');
    expect(grants()).toEqual(['password', 'refresh_token', 'refresh_token']);
    expect(states()).toEqual(['signing-in', 'signed-in', 'unreachable', 'signed-in']);
  });
});

describe('a token that the service refuses', () => {
  it('is replaced', async () => {
    transport.expect(grant('a'), grant('b'));
    await discard();
    expect(await token()).toBe('Bearer b');
  });

  it('is not dropped when another call has replaced it already', async () => {
    transport.expect(grant('a'), grant('b'));
    const old = await session.authorize(never);
    await discard();
    await token();
    await clock.advance(6_000);
    if (old.ok) session.discard(old.value);
    expect(await token()).toBe('Bearer b');
  });
});

describe('a refused password', () => {
  it('stops every further attempt until someone acts', async () => {
    transport.expect(REFUSED);
    expect(await token()).toBe('sign-in-refused');
    await clock.advance(86_400_000);
    expect(await token()).toBe('sign-in-refused');
    expect(grants()).toEqual(['password']);

    sessionState.resume();
    transport.expect(grant('a'));
    expect(await token()).toBe('Bearer a');
    expect(states()).toEqual(['signing-in', 'refused', 'signing-in', 'signed-in']);
  });

  it('is told with the service’s words', async () => {
    transport.expect(REFUSED);
    await token();
    expect(views.at(-1)).toMatchObject({
      state: 'refused',
      failure: { action: 'sign-in', detail: 'invalid_grant: wrong password' },
    });
  });
});

describe('a token endpoint in trouble', () => {
  it('is no refusal: the next call tries again', async () => {
    transport.expect(NOT_SENT, grant('a'));
    expect(await token()).toBe('service-unreachable');
    expect(await token()).toBe('Bearer a');
    expect(states()).toEqual(['signing-in', 'unreachable', 'signed-in']);
  });

  it('is spared for 1 s, 2 s, 4 s, 4 s while it answers with errors', async () => {
    for (const pause of [1_000, 2_000, 4_000, 4_000]) {
      transport.expect(answered(503, 'down'));
      expect(await token()).toBe('service-error');
      await clock.advance(pause - 1);
      expect(await token()).toBe('service-error');
      await clock.advance(1);
    }
    transport.expect(grant('a'));
    expect(await token()).toBe('Bearer a');
  });

  it('is spared for as long as it asks', async () => {
    transport.expect(answered(429, {}, { 'Retry-After': '30' }));
    expect(await token()).toBe('service-busy');
    await clock.advance(29_999);
    expect(await token()).toBe('service-busy');
    transport.expect(grant('a'));
    await clock.advance(1);
    expect(await token()).toBe('Bearer a');
  });
});

describe('a Retry-After of the token endpoint', () => {
  const HOUR = 3_600_000;
  const utc = (ms: number): string => new Date(ms).toUTCString();

  it.each([
    ['its own clock', { ownDate: true, serviceDate: false }],
    ['the service’s clock where it tells none', { ownDate: false, serviceDate: true }],
  ])('that is a date counts by %s, not by the till’s', async (_whose, { ownDate, serviceDate }) => {
    // The till's clock is an hour behind theirs.
    const theirs = clock.wall() + HOUR;
    if (serviceDate) serverClock.observe(new Headers({ Date: utc(theirs) }));
    transport.expect(
      answered(503, 'down', { 'Retry-After': utc(theirs + 30_000), ...(ownDate && { Date: utc(theirs) }) }),
    );
    expect(await token()).toBe('service-error');
    await clock.advance(29_000);
    expect(await token()).toBe('service-error');
    transport.expect(grant('a'));
    await clock.advance(2_000);
    expect(await token()).toBe('Bearer a');
  });

  it('with a refusal holds back also the next secrets', async () => {
    transport.expect(answered(401, { error: 'invalid_grant' }, { 'Retry-After': '30' }));
    expect(await token()).toBe('sign-in-refused');
    sessionState.resume();
    expect(await token()).toBe('service-busy');
    transport.expect(grant('a'));
    await clock.advance(30_000);
    expect(await token()).toBe('Bearer a');
  });

  it('with a token holds back the next request for one', async () => {
    transport.expect(answered(200, { access_token: 'a', expires_in: 61 }, { 'Retry-After': '30' }));
    expect(await token()).toBe('Bearer a');
    await clock.advance(1_000);
    expect(await token()).toBe('service-busy');
    transport.expect(grant('b'));
    await clock.advance(29_000);
    expect(await token()).toBe('Bearer b');
  });

  it('is kept for two hours, though longer than any back-off', async () => {
    transport.expect(answered(429, {}, { 'Retry-After': '7200' }));
    expect(await token()).toBe('service-busy');
    await clock.advance(2 * HOUR - 1);
    expect(await token()).toBe('service-busy');
  });
});

describe('secrets', () => {
  it.each([
    ['terminalPassword', REALM, {}],
    ['clientSecret', OAUTH_TOKEN, { password: 'pw' }],
    ['integratorPassword', REALM, {}, { serviceAccount: 'desk' }],
  ] as const)('a missing %s is told before anything is sent', async (field, auth, secrets, login?: Login) => {
    start(auth, secrets, login);
    expect(await token()).toBe('secret-missing');
    expect(views).toEqual([
      {
        state: 'refused',
        failure: { action: 'sign-in', code: 'secret-missing', fields: [{ field, fault: 'missing' }] },
      },
    ]);
  });

  it('are printed by nothing', async () => {
    start(OAUTH_TOKEN, { password: 'pw-secret', clientSecret: 'cs-secret' });
    transport.expect(grant('at-secret', { refresh_token: 'rt-secret' }));
    const authorized = await session.authorize(never);
    for (const thing of [session, authorized]) {
      expect(inspect(thing, { depth: 20, showHidden: true }) + JSON.stringify(thing)).not.toContain('secret');
    }
  });
});

describe('other secrets', () => {
  it('are signed in with also where those before had brought a refresh token', async () => {
    transport.expect(grant('a', { refresh_token: 'r' }), grant('b'));
    expect(await token()).toBe('Bearer a');
    session.useSecrets({ password: 'pw-2' });
    expect(await token()).toBe('Bearer b');
    expect(grants()).toEqual(['password', 'password']);
    expect(new URLSearchParams(transport.requests[1]?.body).get('password')).toBe('pw-2');
  });

  it.each([
    ['a refusal', REFUSED],
    ['a token', grant('of-the-old-password')],
  ])('are not judged by %s that those before come to meanwhile', async (_, late) => {
    let answer: (exchange: ReturnType<typeof grant>) => void = () => undefined;
    transport.expect(new Promise((resolve) => (answer = resolve)), grant('b'));
    const waiting = token();
    session.useSecrets({ password: 'pw-2' });
    answer(late);
    expect(await waiting).toBe('Bearer b');
    expect(states()).not.toContain('refused');
  });
});
