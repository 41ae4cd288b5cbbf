import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answered } from '../../../support/service/service-answers.ts';
import { QuotaWorld } from '../../../support/worlds/quota-world.ts';
import type { Passage } from '../../../../src-main/service/quota/quota-gate.ts';

it('never sends more than the service allows in a window, whatever the calls', async () => {
  const calls = fc.array(
    fc.record({ pause: fc.integer({ min: 0, max: 20_000 }), burst: fc.integer({ min: 1, max: 30 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(calls, async (rounds) => {
      const world = new QuotaWorld('production');
      const limit = 10;
      // A service with fixed windows of 60 s that start with the first call in them.
      let window = { start: world.clock.monotonic(), used: 0 };
      let refusals = 0;
      const serve = (passage: Passage): void => {
        const now = world.clock.monotonic();
        if (now >= window.start + 60_000) window = { start: now, used: 0 };
        window.used += 1;
        if (window.used > limit) refusals += 1;
        passage.settle(
          answered(
            window.used > limit ? 429 : 200,
            {},
            {
              'X-RateLimit-Limit': String(limit),
              'X-RateLimit-Remaining': String(Math.max(0, limit - window.used)),
              'X-RateLimit-Reset': String((world.clock.wall() + window.start + 60_000 - now) / 1_000),
            },
          ),
        );
      };
      serve(await world.read('creation'));
      const done: Promise<void>[] = [];
      for (const { pause, burst } of rounds) {
        for (let n = 0; n < burst; n++) done.push(world.read('creation').then(serve));
        await world.clock.advance(pause);
      }
      await world.clock.advance(60_000 * 30);
      await Promise.all(done);
      expect(refusals).toBe(0);
    }),
    { numRuns: 40 },
  );
});
