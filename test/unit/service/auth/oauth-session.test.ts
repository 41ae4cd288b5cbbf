import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OAuthWorld, REFUSED } from '../../../support/service/oauth-world.ts';
import { answered, grant, LOST } from '../../../support/service/service-answers.ts';

let world: OAuthWorld;

beforeEach(() => {
  world = new OAuthWorld();
});
afterEach(() => expect(world.transport.unused).toBe(0));

describe('the cached token', () => {
  it('serves every call until 60 s before its end', async () => {
    world.transport.expect(grant('a'), grant('b'));
    expect(await world.token()).toBe('Bearer a');
    await world.clock.advance(3_539_999);
    expect(await world.token()).toBe('Bearer a');
    await world.clock.advance(1);
    expect(await world.token()).toBe('Bearer b');
  });

  it('lives from the moment it was asked for, however long the answer took', async () => {
    let answer: (exchange: ReturnType<typeof grant>) => void = () => undefined;
    world.transport.expect(new Promise((resolve) => (answer = resolve)), grant('b'));
    const first = world.token();
    await world.clock.advance(10_000);
    answer(grant('a'));
    expect(await first).toBe('Bearer a');
    await world.clock.advance(3_530_000);
    expect(await world.token()).toBe('Bearer b');
  });

  it('is handed out even when it lives shorter than the margin', async () => {
    world.transport.expect(grant('a', { expires_in: 30 }), grant('b', { expires_in: 30 }));
    expect(await world.token()).toBe('Bearer a');
    expect(await world.token()).toBe('Bearer b');
  });

  it('is asked for once by all who wait for it', async () => {
    world.transport.expect(grant('a'));
    expect(await Promise.all([world.token(), world.token(), world.token()])).toEqual([
      'Bearer a',
      'Bearer a',
      'Bearer a',
    ]);
    expect(world.grants()).toEqual(['password']);
  });

  it('still comes for the others when one caller gives up', async () => {
    let answer: (exchange: ReturnType<typeof grant>) => void = () => undefined;
    world.transport.expect(new Promise((resolve) => (answer = resolve)));
    const impatient = new AbortController();
    const given = world.session.authorize(impatient.signal);
    const other = world.token();
    impatient.abort();
    await expect(given).rejects.toThrow('This operation was aborted');
    answer(grant('a'));
    expect(await other).toBe('Bearer a');
  });
});

describe('refreshing', () => {
  const pair = { refresh_token: 'r1', refresh_expires_in: 36_000 };

  it('uses the refresh token, and keeps it when no new one comes', async () => {
    world.transport.expect(grant('a', pair), grant('b'), grant('c'));
    await world.token();
    await world.clock.advance(3_600_000);
    expect(await world.token()).toBe('Bearer b');
    await world.clock.advance(3_600_000);
    expect(await world.token()).toBe('Bearer c');
    expect(world.grants()).toEqual(['password', 'refresh_token', 'refresh_token']);
  });

  it('goes on with a new refresh token when one comes', async () => {
    world.transport.expect(grant('a', pair), grant('b', { ...pair, refresh_token: 'r2' }), grant('c'));
    for (let hour = 0; hour < 3; hour++) {
      await world.token();
      await world.clock.advance(3_600_000);
    }
    expect(new URLSearchParams(world.transport.requests[2]?.body).get('refresh_token')).toBe('r2');
  });

  it('falls back to the password when the refresh token is refused', async () => {
    world.transport.expect(grant('a', pair), answered(400, { error: 'invalid_grant' }), grant('b'));
    await world.token();
    await world.clock.advance(3_600_000);
    expect(await world.token()).toBe('Bearer b');
    expect(world.grants()).toEqual(['password', 'refresh_token', 'password']);
    expect(world.states()).toEqual(['signing-in', 'signed-in']);
  });

  it.each([
    ['an error of its own', answered(500, { error: 'unknown_error' })],
    ['a page', answered(400, '<html>')],
    ['something without a token', answered(200, {})],
  ])(
    'asks by the password the next time where the endpoint answered a refresh with %s',
    async (_what, failed) => {
      world.transport.expect(grant('a', pair), failed, grant('b'));
      await world.token();
      await world.clock.advance(3_600_000);
      expect(await world.token()).not.toBe('Bearer b');
      await world.clock.advance(1_000);
      expect(await world.token()).toBe('Bearer b');
      expect(world.grants()).toEqual(['password', 'refresh_token', 'password']);
    },
  );

  it('does not send a refresh token that has expired', async () => {
    world.transport.expect(grant('a', { refresh_token: 'r', refresh_expires_in: 1_800 }), grant('b'));
    await world.token();
    await world.clock.advance(3_600_000);
    expect(await world.token()).toBe('Bearer b');
    expect(world.grants()).toEqual(['password', 'password']);
  });

  it('keeps the refresh token through a network failure', async () => {
    world.transport.expect(grant('a', pair), LOST, grant('b'));
    await world.token();
    await world.clock.advance(3_600_000);
    expect(await world.token()).toBe('service-unreachable');
    expect(await world.token()).toBe('Bearer b');
    expect(world.grants()).toEqual(['password', 'refresh_token', 'refresh_token']);
    expect(world.states()).toEqual(['signing-in', 'signed-in', 'unreachable', 'signed-in']);
  });
});

describe('a token that the service refuses', () => {
  it('is replaced', async () => {
    world.transport.expect(grant('a'), grant('b'));
    await world.discard();
    expect(await world.token()).toBe('Bearer b');
  });

  it('is not dropped when another call has replaced it already', async () => {
    world.transport.expect(grant('a'), grant('b'));
    const old = await world.session.authorize(world.never);
    await world.discard();
    await world.token();
    await world.clock.advance(6_000);
    if (old.ok) world.session.discard(old.value);
    expect(await world.token()).toBe('Bearer b');
  });
});

describe('a refused password', () => {
  it('stops every further attempt until someone acts', async () => {
    world.transport.expect(REFUSED);
    expect(await world.token()).toBe('sign-in-refused');
    await world.clock.advance(86_400_000);
    expect(await world.token()).toBe('sign-in-refused');
    expect(world.grants()).toEqual(['password']);

    world.sessionState.resume();
    world.transport.expect(grant('a'));
    expect(await world.token()).toBe('Bearer a');
    expect(world.states()).toEqual(['signing-in', 'refused', 'signing-in', 'signed-in']);
  });

  it('is told with the service’s words', async () => {
    world.transport.expect(REFUSED);
    await world.token();
    expect(world.views.at(-1)).toMatchObject({
      state: 'refused',
      failure: { action: 'sign-in', detail: 'invalid_grant: wrong password' },
    });
  });
});
