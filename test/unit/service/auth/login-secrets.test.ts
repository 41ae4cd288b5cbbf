import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OAUTH_TOKEN, OAuthWorld, REALM, REFUSED } from '../../../support/service/oauth-world.ts';
import { grant } from '../../../support/service/service-answers.ts';
import type { Login } from '../../../../src-main/service/config.ts';

let world: OAuthWorld;

beforeEach(() => {
  world = new OAuthWorld();
});
afterEach(() => expect(world.transport.unused).toBe(0));

describe('secrets', () => {
  it.each([
    ['terminalPassword', REALM, {}],
    ['clientSecret', OAUTH_TOKEN, { password: 'pw' }],
    ['integratorPassword', REALM, {}, { serviceAccount: 'desk' }],
  ] as const)('a missing %s is told before anything is sent', async (field, auth, secrets, login?: Login) => {
    world = new OAuthWorld(auth, secrets, login);
    expect(await world.token()).toBe('secret-missing');
    expect(world.views).toEqual([
      {
        state: 'refused',
        failure: { action: 'sign-in', code: 'secret-missing', fields: [{ field, fault: 'missing' }] },
      },
    ]);
  });

  it('are printed by nothing', async () => {
    world = new OAuthWorld(OAUTH_TOKEN, { password: 'pw-secret', clientSecret: 'cs-secret' });
    world.transport.expect(grant('at-secret', { refresh_token: 'rt-secret' }));
    const authorized = await world.session.authorize(world.never);
    for (const thing of [world.session, authorized]) {
      expect(inspect(thing, { depth: 20, showHidden: true }) + JSON.stringify(thing)).not.toContain('secret');
    }
  });
});

describe('other secrets', () => {
  it('are signed in with also where those before had brought a refresh token', async () => {
    world.transport.expect(grant('a', { refresh_token: 'r' }), grant('b'));
    expect(await world.token()).toBe('Bearer a');
    world.session.useSecrets({ password: 'pw-2' });
    expect(await world.token()).toBe('Bearer b');
    expect(world.grants()).toEqual(['password', 'password']);
    expect(new URLSearchParams(world.transport.requests[1]?.body).get('password')).toBe('pw-2');
  });

  it.each([
    ['a refusal', REFUSED],
    ['a token', grant('of-the-old-password')],
  ])('are not judged by %s that those before come to meanwhile', async (_, late) => {
    let answer: (exchange: ReturnType<typeof grant>) => void = () => undefined;
    world.transport.expect(new Promise((resolve) => (answer = resolve)), grant('b'));
    const waiting = world.token();
    world.session.useSecrets({ password: 'pw-2' });
    answer(late);
    expect(await waiting).toBe('Bearer b');
    expect(world.states()).not.toContain('refused');
  });
});
