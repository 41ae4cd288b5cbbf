import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OAuthWorld } from '../../../support/service/oauth-world.ts';
import { answered, grant, NOT_SENT } from '../../../support/service/service-answers.ts';

let world: OAuthWorld;

beforeEach(() => {
  world = new OAuthWorld();
});
afterEach(() => expect(world.transport.unused).toBe(0));

describe('a 401 without a word of OAuth, as a proxy in between writes one', () => {
  const UNSAID = answered(401, '<h1>Unauthorized</h1>');

  it('does not end the session of secrets that have signed in: they are asked for once more', async () => {
    world.transport.expect(grant('a'), UNSAID, grant('b'));
    expect(await world.token()).toBe('Bearer a');
    await world.clock.advance(3_600_000);
    const renewed = world.token();
    await world.clock.advance(5_000);
    expect(await renewed).toBe('Bearer b');
    expect(world.states()).not.toContain('refused');
  });

  it('ends it at the second, and at once where nothing has signed in yet', async () => {
    world.transport.expect(grant('a'), UNSAID, UNSAID);
    expect(await world.token()).toBe('Bearer a');
    await world.clock.advance(3_600_000);
    const renewed = world.token();
    await world.clock.advance(5_000);
    expect(await renewed).toBe('sign-in-refused');
    world.transport.expect(UNSAID);
    world.session.useSecrets({ password: 'typed' });
    expect(await world.token()).toBe('sign-in-refused');
  });
});

describe('a token endpoint in trouble', () => {
  it('is no refusal: the next call tries again', async () => {
    world.transport.expect(NOT_SENT, grant('a'));
    expect(await world.token()).toBe('service-unreachable');
    expect(await world.token()).toBe('Bearer a');
    expect(world.states()).toEqual(['signing-in', 'unreachable', 'signed-in']);
  });

  it('is spared for 1 s, 2 s, 4 s, 4 s while it answers with errors', async () => {
    for (const pause of [1_000, 2_000, 4_000, 4_000]) {
      world.transport.expect(answered(503, 'down'));
      expect(await world.token()).toBe('service-error');
      await world.clock.advance(pause - 1);
      expect(await world.token()).toBe('service-error');
      await world.clock.advance(1);
    }
    world.transport.expect(grant('a'));
    expect(await world.token()).toBe('Bearer a');
  });

  it('is spared for as long as it asks', async () => {
    world.transport.expect(answered(429, {}, { 'Retry-After': '30' }));
    expect(await world.token()).toBe('service-busy');
    await world.clock.advance(29_999);
    expect(await world.token()).toBe('service-busy');
    world.transport.expect(grant('a'));
    await world.clock.advance(1);
    expect(await world.token()).toBe('Bearer a');
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
    const theirs = world.clock.wall() + HOUR;
    if (serviceDate) world.serverClock.observe(new Headers({ Date: utc(theirs) }));
    world.transport.expect(
      answered(503, 'down', { 'Retry-After': utc(theirs + 30_000), ...(ownDate && { Date: utc(theirs) }) }),
    );
    expect(await world.token()).toBe('service-error');
    await world.clock.advance(29_000);
    expect(await world.token()).toBe('service-error');
    world.transport.expect(grant('a'));
    await world.clock.advance(2_000);
    expect(await world.token()).toBe('Bearer a');
  });

  it('with a refusal holds back also the next secrets', async () => {
    world.transport.expect(answered(401, { error: 'invalid_grant' }, { 'Retry-After': '30' }));
    expect(await world.token()).toBe('sign-in-refused');
    world.sessionState.resume();
    expect(await world.token()).toBe('service-busy');
    world.transport.expect(grant('a'));
    await world.clock.advance(30_000);
    expect(await world.token()).toBe('Bearer a');
  });

  it('with a token holds back the next request for one', async () => {
    world.transport.expect(answered(200, { access_token: 'a', expires_in: 61 }, { 'Retry-After': '30' }));
    expect(await world.token()).toBe('Bearer a');
    await world.clock.advance(1_000);
    expect(await world.token()).toBe('service-busy');
    world.transport.expect(grant('b'));
    await world.clock.advance(29_000);
    expect(await world.token()).toBe('Bearer b');
  });

  it('is kept for two hours, though longer than any back-off', async () => {
    world.transport.expect(answered(429, {}, { 'Retry-After': '7200' }));
    expect(await world.token()).toBe('service-busy');
    await world.clock.advance(2 * HOUR - 1);
    expect(await world.token()).toBe('service-busy');
  });
});
