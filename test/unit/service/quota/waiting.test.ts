import { beforeEach, describe, expect, it } from 'vitest';
import { answered } from '../../../support/service/service-answers.ts';
import { QuotaWorld } from '../../../support/worlds/quota-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

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
  // A gate is rarely asked in the first millisecond of the computer's run.
  beforeEach(() => world.clock.advance(5_000));

  it('is not told when a call is answered and nothing is held back', async () => {
    (await world.create()).settle(answered(201));
    await settled();
    expect(world.busy).toEqual([]);
  });

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

  it.each(['2', '9'])('is told once for the longest of several waits, 9 s and %s s', async (other) => {
    (await world.create()).settle(answered(429, {}, { 'Retry-After': '9' }));
    (await world.read()).settle(answered(429, {}, { 'Retry-After': other }));
    await world.clock.advance(9_000);
    expect(world.busy).toEqual([9_000, undefined]);
  });

  it('is told again when the wait grows, and ends once', async () => {
    (await world.create()).settle(answered(429, {}, { 'Retry-After': '2' }));
    (await world.read()).settle(answered(429, {}, { 'Retry-After': '9' }));
    await world.clock.advance(9_000);
    expect(world.busy).toEqual([2_000, 9_000, undefined]);
    expect(world.clock.monotonic()).toBe(14_000);
  });

  it('is told of each wait, and of the end of each', async () => {
    for (let time = 0; time < 2; time++) {
      await world.refuse({ 'Retry-After': '2' });
      await world.clock.advance(2_000);
    }
    expect(world.busy).toEqual([2_000, undefined, 2_000, undefined]);
  });
});
