import { beforeEach, describe, expect, it } from 'vitest';
import { answered } from '../../../support/service-answers.ts';
import { QuotaWorld } from '../../../support/quota-world.ts';
import { settled } from '../../../support/virtual-clock.ts';

let world: QuotaWorld;
beforeEach(() => {
  world = new QuotaWorld('production');
});

describe('a call that waits', () => {
  it('can be given up, and leaves no timer behind', async () => {
    (await world.create()).settle(answered(429, {}, { 'Retry-After': '2' }));
    await settled();
    const watching = world.clock.pending();
    const stop = new AbortController();
    const waiting = world.gate.enter('POST', 'creation', stop.signal);
    await settled();
    stop.abort(new Error('stopped by the cashier'));
    await expect(waiting).rejects.toThrow('stopped by the cashier');
    expect(world.clock.pending()).toBe(watching);
  });

  it('does not enter when it was given up before', async () => {
    await expect(world.gate.enter('POST', 'creation', AbortSignal.abort())).rejects.toThrow();
  });
});

describe('busy', () => {
  it('is told from a 429 until the wait is over', async () => {
    (await world.create()).settle(answered(429, {}, { 'Retry-After': '2' }));
    expect(world.busy).toEqual([2_000]);
    await world.clock.advance(2_000);
    expect(world.busy).toEqual([2_000, undefined]);
    expect(world.clock.pending()).toBe(0);
  });

  it('is told when an exhausted window holds a call back, not before', async () => {
    for (const passage of await world.enterAll('POST', 'creation')) passage.settle(answered(201));
    expect(world.busy).toEqual([60_000]);
    await world.clock.advance(60_000);
    expect(world.busy).toEqual([60_000, undefined]);
  });

  it('is told once for the longest of several waits', async () => {
    (await world.create()).settle(answered(429, {}, { 'Retry-After': '9' }));
    (await world.read()).settle(answered(429, {}, { 'Retry-After': '2' }));
    await world.clock.advance(9_000);
    expect(world.busy).toEqual([9_000, undefined]);
  });
});
