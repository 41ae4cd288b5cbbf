import { expect, test } from 'vitest';
import { live } from './history.ts';
import { FAMILIES } from './plan/families.mjs';
import { firstSeedOf } from './plan/family.ts';
import { planOf } from './plan/plan-of.ts';
import { ONCE_BROKEN } from './once-broken.ts';
import { collectingUnhandled } from './unhandled.ts';
import type { Family } from './plan/families.mjs';

/** `npm run check` takes a tenth of them. */
const SHARE = Number(process.env['SIMULATION_SHARE'] ?? 1);
/** The same in every run. */
const FIXED = { first: 1, seeds: 45 };
/** Drawn by scripts/test.mjs, which prints it, or here. */
const DRAWN = {
  first: Number(process.env['SAMPLE_SEED'] ?? 1 + Math.floor(Math.random() * 90_000_000)),
  seeds: 45,
};
/** Of each other family of worlds; the real ledger takes longer, and so do days. */
const FEW: readonly Family[] = ['wrecked', 'long'];
const OTHERS = FAMILIES.filter((family) => family !== 'everyday').flatMap((family) => [
  { first: firstSeedOf(family), seeds: FEW.includes(family) ? 10 : 20 },
  { first: firstSeedOf(family) + DRAWN.first, seeds: FEW.includes(family) ? 5 : 15 },
]);

const spans = [FIXED, DRAWN, ...OTHERS].map(({ first, seeds }) => ({
  first,
  seeds: Math.ceil(seeds * SHARE),
}));

test.each(spans)(
  '$seeds histories from seed $first on break no rule',
  { timeout: 120_000 },
  async ({ first, seeds }) => {
    await collectingUnhandled(async () => {
      for (let seed = first; seed < first + seeds; seed++) {
        const { broken } = await live(planOf(seed));
        expect(broken, `npm run simulate -- --seed ${seed}`).toBeUndefined();
      }
    });
  },
);

test.each(ONCE_BROKEN)(
  'seed $seed breaks no rule any more: $found',
  { timeout: 60_000 },
  async ({ seed }) => {
    await collectingUnhandled(async () => {
      const { broken } = await live(planOf(seed));
      expect(broken, `npm run simulate -- --seed ${seed}`).toBeUndefined();
    });
  },
);

test.each([1, 42, 4545])('seed %i tells the same story every time', async (seed) => {
  const first = await live(planOf(seed), true);
  expect(first.story.length).toBeGreaterThan(10);
  expect(await live(planOf(seed), true)).toEqual(first);
});

test('a computer is set up as another terminal, which sells too', { timeout: 60_000 }, async () => {
  const first = firstSeedOf('restless');
  let sold = 0;
  for (let seed = first; seed < first + 30; seed++) {
    const { story } = await live(planOf(seed), true);
    if (story.some((line) => line.includes('creates U1 '))) sold++;
  }
  expect(sold).toBeGreaterThan(3);
});
