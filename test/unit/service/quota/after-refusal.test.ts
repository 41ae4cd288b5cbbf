import { beforeEach, describe, expect, it } from 'vitest';
import { answered, NOT_SENT } from '../../../support/service/service-answers.ts';
import { QuotaWorld } from '../../../support/worlds/quota-world.ts';

let world: QuotaWorld;
beforeEach(() => {
  world = new QuotaWorld('production');
});

describe('after a 429', () => {
  it('waits 1 s, 2 s, 4 s, and then for the reset', async () => {
    const delays: number[] = [];
    for (let time = 0; time < 4; time++) {
      await world.refuse({ 'X-RateLimit-Reset': String(Math.round(world.clock.wall() / 1_000) + 30) });
      const from = world.clock.monotonic();
      const next = world.create();
      await world.clock.advance(0);
      await world.clock.advance(world.clock.sleeps.at(-1) ?? 0);
      delays.push(world.clock.monotonic() - from);
      (await next).settle(NOT_SENT);
    }
    expect(delays).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  it('waits a whole window when nobody says when it resets', async () => {
    for (const delay of [1_000, 2_000, 4_000]) {
      await world.refuse();
      await world.clock.advance(delay);
    }
    await world.refuse();
    expect(await world.wait(() => world.create())).toBe(60_000);
  });

  it('takes Retry-After as the least wait, also where the window looks exhausted for longer', async () => {
    await world.refuse({
      'Retry-After': '3',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(world.clock.wall() / 1_000 + 50),
    });
    expect(await world.wait(() => world.create())).toBe(3_000);
  });

  it('takes Retry-After over its own count of a used-up window', async () => {
    const [refused] = await world.enterAll('POST', 'creation');
    refused?.settle(answered(429, {}, { 'Retry-After': '3' }));
    expect(await world.wait(() => world.create())).toBe(3_000);
  });

  it('starts over at 1 s once a call went well', async () => {
    await world.refuse();
    await world.wait(() => world.create());
    await world.refuse();
    expect(await world.wait(() => world.create())).toBe(1_000);
  });

  it('counts calls that were refused side by side as one refusal', async () => {
    const passages = await Promise.all([world.create(), world.create(), world.create()]);
    for (const passage of passages) passage.settle(answered(429));
    expect(await world.wait(() => world.create())).toBe(1_000);
  });

  it('keeps its distance when a call that went out earlier is answered well', async () => {
    const [slow, refused] = await Promise.all([world.create(), world.create()]);
    refused.settle(answered(429, {}, { 'Retry-After': '5' }));
    slow.settle(answered(201, {}, { 'X-RateLimit-Remaining': '50' }));
    expect(await world.wait(() => world.create())).toBe(5_000);
  });

  it('doubles the wait after a second 429, also when a call that went out earlier is answered well between them', async () => {
    const slow = await world.create();
    await world.refuse();
    await world.clock.advance(500);
    slow.settle(answered(201));
    await world.clock.advance(500);
    await world.refuse();
    expect(await world.wait(() => world.create())).toBe(2_000);
  });

  it('keeps the limit that the 429 states from then on', async () => {
    await world.refuse({ 'X-RateLimit-Limit': '10' });
    await world.clock.advance(1_000);
    expect(world.gate.limit('POST')).toBe(10);
    expect(await world.enterAll('POST', 'creation')).toHaveLength(10);
  });

  it.each([200, 202, 401, 404, 500, 503])('holds calls back after a %d that asks for it', async (status) => {
    (await world.create()).settle(answered(status, {}, { 'Retry-After': '7' }));
    expect(await world.wait(() => world.create())).toBe(7_000);
  });

  it('waits for two hours when the service says so', async () => {
    await world.refuse({ 'Retry-After': '7200' });
    expect(world.busy).toEqual([7_200_000]);
  });
});
