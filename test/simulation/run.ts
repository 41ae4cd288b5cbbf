import { parseArgs } from 'node:util';
import { live } from './history.ts';
import { FAMILIES } from './plan/families.mjs';
import { familyOf, firstSeedOf } from './plan/family.ts';
import { planOf } from './plan/plan-of.ts';
import { shrink } from './shrink.ts';
import { collectingUnhandled } from './unhandled.ts';

/** So many broken rules say that something common is wrong: the rest of the seeds would only repeat it. */
const ENOUGH_BROKEN = 5;

/**
 * `--seeds N [--seed S] [--family F]`: N histories from seed S on, of a family from its S-th seed on. Ends with 1 if one
 * breaks a rule, with the story of the first that does and the numbers of the others.
 */
async function simulate(): Promise<number> {
  const { values } = parseArgs({
    options: { seeds: { type: 'string' }, seed: { type: 'string' }, family: { type: 'string' } },
  });
  const family = FAMILIES.find((known) => known === (values.family ?? 'everyday'));
  if (!family) {
    console.error(`The families are ${FAMILIES.join(', ')}.`);
    return 2;
  }
  const first = firstSeedOf(family) - 1 + Number(values.seed ?? 1);
  const seeds = Number(values.seeds ?? (values.seed === undefined ? 1_000 : 1));
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(seeds) || seeds < 1) {
    console.error('Say --seeds N and, if you like, --seed S, both whole numbers.');
    return 2;
  }
  // Beyond it another family begins, and nothing would say that it is another.
  if (values.family !== undefined && [first, first + seeds - 1].some((seed) => familyOf(seed) !== family)) {
    console.error(`Some of these seeds are not of ${family}: --seed counts from 1 within a family.`);
    return 2;
  }
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  let announcedAt = 0;
  let brokenSeeds = 0;
  for (let seed = first; seed < first + seeds; seed++) {
    const { broken } = await live(planOf(seed));
    if (broken) {
      if (brokenSeeds === 0) await tell(seed, broken.rule);
      console.log(
        `seed ${seed}, history no. ${seed - first + 1}, broke the rule "${broken.rule}" after ${seconds().toFixed(1)} s`,
      );
      brokenSeeds += 1;
      if (brokenSeeds === ENOUGH_BROKEN) return 1;
    }
    if (seconds() - announcedAt < 5) continue;
    announcedAt = seconds();
    console.log(
      `${seed - first + 1} of ${seeds} histories, ${Math.round((seed - first + 1) / announcedAt)} a second`,
    );
  }
  console.log(
    `${seeds} histories from seed ${first} on, ${brokenSeeds || 'none'} broke a rule, ${Math.round(seeds / seconds())} a second`,
  );
  return brokenSeeds === 0 ? 0 : 1;
}

async function tell(seed: number, rule: string): Promise<void> {
  const plan = await shrink(planOf(seed), rule);
  const { broken, story } = await live(plan, true);
  const { steps, faults, ...circumstances } = plan;
  console.log(`\nSeed ${seed} breaks the rule "${rule}": ${broken?.how ?? ''}\n`);
  console.log(
    `What is needed for it: ${steps.length} steps, faults ${JSON.stringify(faults)}, ${JSON.stringify(circumstances)}\n`,
  );
  for (const line of story) console.log(line);
  console.log();
}

process.exitCode = await collectingUnhandled(simulate);
