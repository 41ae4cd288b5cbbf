import { beforeEach, describe, expect, it } from 'vitest';
import { answered, LOST, NOT_SENT } from '../../../support/service/service-answers.ts';
import { QuotaWorld } from '../../../support/worlds/quota-world.ts';

let world: QuotaWorld;
beforeEach(() => {
  world = new QuotaWorld('production');
});

describe('without headers', () => {
  it.each([
    ['sandbox', 'POST', 100],
    ['production', 'POST', 60],
    ['sandbox', 'GET', 1000],
    ['production', 'GET', 600],
  ] as const)('keeps the limits of the specification: %s %s %d', async (environment, method, limit) => {
    world = new QuotaWorld(environment);
    expect(world.gate.limit(method)).toBe(limit);
    expect(await world.enterAll(method, 'creation')).toHaveLength(limit);
  });

  it('opens again 60 s after the first call of the window', async () => {
    await world.create();
    await world.clock.advance(20_000);
    await world.enterAll('POST', 'creation');
    expect(await world.wait(() => world.create())).toBe(40_000);
  });

  it('begins a window with the whole limit again, and lets no call more go in it', async () => {
    await world.enterAll('POST', 'creation');
    await world.clock.advance(60_000);
    expect(await world.enterAll('POST', 'creation')).toHaveLength(60);
    expect(await world.wait(() => world.create())).toBe(60_000);
  });

  it('goes on with its own count when an answer says nothing of the limit', async () => {
    (await world.create()).settle(answered(201));
    expect(await world.enterAll('POST', 'creation')).toHaveLength(59);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('counts %s with the other writes', async (method) => {
    await world.enterAll('POST', 'creation');
    expect(await world.wait(() => world.write(method))).toBe(60_000);
    expect(await world.enterAll('GET', 'creation')).toHaveLength(600);
  });

  it('holds nothing back of a credential that is not metered, until a header says so', async () => {
    world = new QuotaWorld('unmetered');
    for (let n = 0; n < 5_000; n++) await world.read();
    const stated = await world.read();
    stated.settle(answered(200, {}, { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '0' }));
    expect(await world.wait(() => world.read())).toBe(60_000);
  });

  it('meters writes and reads apart', async () => {
    await world.enterAll('POST', 'creation');
    expect(await world.wait(() => world.read())).toBe(0);
  });

  it('leaves a tenth to calls that a creation waits for', async () => {
    expect(await world.enterAll('GET', 'routine')).toHaveLength(540);
    expect(await world.enterAll('GET', 'creation')).toHaveLength(60);
  });

  it('does not count a call that was not sent, but one whose answer was lost', async () => {
    const passages = await world.enterAll('POST', 'creation');
    passages[0]?.settle(NOT_SENT);
    passages[1]?.settle(LOST);
    expect(await world.enterAll('POST', 'creation')).toHaveLength(1);
  });
});

describe('with headers', () => {
  it('believes the headers over its table', async () => {
    (await world.read()).settle(
      answered(200, {}, { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '4' }),
    );
    expect(world.gate.limit('GET')).toBe(10);
    expect(await world.enterAll('GET', 'creation')).toHaveLength(4);
  });

  it('counts calls that are still under way against what the service says is left', async () => {
    const [first] = await Promise.all([world.read(), world.read(), world.read()]);
    first.settle(answered(200, {}, { 'X-RateLimit-Remaining': '10' }));
    expect(await world.enterAll('GET', 'creation')).toHaveLength(8);
  });

  it.each([
    ['not sent', NOT_SENT],
    ['lost', LOST],
    ['answered', answered(200)],
    ['refused', answered(429)],
  ])('counts no call as under way that was %s', async (_how, end) => {
    const [ended] = await Promise.all([world.read(), world.read()]);
    ended.settle(end);
    await world.clock.advance(1_000);
    (await world.read()).settle(answered(200, {}, { 'X-RateLimit-Remaining': '10' }));
    expect(await world.enterAll('GET', 'creation')).toHaveLength(9);
  });

  it('waits for the reset of an exhausted window, told by the service’s clock', async () => {
    const server = world.clock.wall() + 3_600_000;
    world.serverClock.observe(new Headers({ date: new Date(server).toUTCString() }));
    const headers = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(server / 1_000 + 25) };
    (await world.create()).settle(answered(201, {}, headers));
    expect(await world.wait(() => world.create())).toBe(25_000);
  });

  it('is not confused by a change of the till’s world.clock while it waits', async () => {
    const headers = {
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(world.clock.wall() / 1_000 + 25),
    };
    (await world.create()).settle(answered(201, {}, headers));
    world.clock.jumpWall(-86_400_000);
    expect(await world.wait(() => world.create())).toBe(25_000);
  });

  it('lets routine calls go again when a small limit leaves no room for a reserve', async () => {
    (await world.read()).settle(
      answered(200, {}, { 'X-RateLimit-Limit': '5', 'X-RateLimit-Remaining': '1' }),
    );
    expect(await world.enterAll('GET', 'routine')).toHaveLength(1);
  });
});

describe('what the simulation found', () => {
  it('a call that never left opens nothing that the service has said is used up', async () => {
    const [answers, neverLeaves] = [await world.create(), await world.create()];
    answers.settle(answered(200, {}, { 'x-ratelimit-limit': '4', 'x-ratelimit-remaining': '0' }));
    neverLeaves.settle(NOT_SENT);
    expect(await world.wait(() => world.create())).toBe(60_000);
  });
});
