import { beforeEach, describe, expect, it } from 'vitest';
import { answered, NOT_SENT } from '../../../support/service/service-answers.ts';
import { QuotaWorld } from '../../../support/worlds/quota-world.ts';

let world: QuotaWorld;
beforeEach(() => {
  world = new QuotaWorld('production');
});

describe('what Health shows of the quota', () => {
  it('is the whole limit before a call, and one less for each, the reserve included', async () => {
    expect([world.gate.left('GET'), world.gate.left('POST')]).toEqual([600, 60]);
    await world.read();
    expect([world.gate.left('GET'), world.gate.left('POST')]).toEqual([599, 60]);
    (await world.create()).settle(NOT_SENT);
    expect(world.gate.left('POST')).toBe(60);
  });

  it('is the whole limit again at the end of the window, to the millisecond, without a call', async () => {
    await world.enterAll('POST', 'creation');
    await world.clock.advance(59_999);
    expect(world.gate.left('POST')).toBe(0);
    await world.clock.advance(1);
    expect(world.gate.left('POST')).toBe(60);
  });

  it('is what the service says is left', async () => {
    (await world.read()).settle(
      answered(200, {}, { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '4' }),
    );
    expect(world.gate.left('GET')).toBe(4);
  });

  it('has no limit for a credential that is not metered, until a header states one', async () => {
    expect(world.gate.isUnmetered('GET')).toBe(false);
    world = new QuotaWorld('unmetered');
    expect([world.gate.isUnmetered('GET'), world.gate.isUnmetered('POST')]).toEqual([true, true]);
    (await world.read()).settle(
      answered(200, {}, { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '4' }),
    );
    expect([world.gate.isUnmetered('GET'), world.gate.isUnmetered('POST')]).toEqual([false, true]);
  });
});
