import { SeededRandom } from '../random.ts';
import type { Step } from './deeds.ts';
import type { Plan } from './plan.ts';

/** What befalls a till befalls a kiosk too. A cashier's deeds do not: nobody works there. */
const BEFALLS: readonly Step['does'][] = [
  'wake',
  'restart',
  'crash',
  'crash-and-full-disk',
  'crash-at-call',
  'disk-refuses',
  'outage',
  'set-clock',
  'suspend',
  'other-till',
];

const AMOUNTS = [1_000, 1_000, 2_550] as const;

/** One shopper after another, each with what they press after the order; most press nothing more. Drawn apart. */
export function shoppers(
  seed: number,
  { steps }: Pick<Plan, 'steps'>,
): Pick<Plan, 'steps' | 'healsAt' | 'expiresAfter'> {
  const random = new SeededRandom(seed, 'kiosk');
  const healsAt = random.between(60_000, 240_000);
  const within = (): number => random.between(0, healsAt - 1);
  const befalls = steps
    .filter(({ does }) => BEFALLS.includes(does))
    .map((step) => ({ ...step, at: within() }));
  const visits = Array.from({ length: random.between(2, 6) }, within).flatMap((at): readonly Step[] => {
    const order: Step = { at, does: 'shopper-orders', minor: random.pick(AMOUNTS) };
    const presses = Array.from({ length: random.pick([0, 0, 1, 3]) }, (): Step => {
      return {
        at: Math.min(healsAt - 1, at + random.between(50, 40_000)),
        does: random.pick(['shopper-leaves', 'shopper-leaves', 'shopper-pays-again', 'shopper-touches']),
        late: random.chance(0.2),
      };
    });
    return [order, ...presses];
  });
  const notes = Array.from({ length: random.pick([0, 0, 1, 4]) }, (): Step => {
    return { at: within(), does: 'staff-note', which: random.between(0, 5) };
  });
  return {
    steps: [...befalls, ...visits, ...notes].sort((a, b) => a.at - b.at),
    healsAt,
    // Longer than a shopper's absence is waited for: their code can be paid when they have gone.
    expiresAfter: random.pick([8_000, 30_000, 40_000, 40_000]),
  };
}
