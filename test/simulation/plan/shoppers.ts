import { SeededRandom } from '../random.ts';
import type { ShopperDeed, ShopperOrder, Step } from './deeds.ts';
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
const LANGUAGES = ['en', 'de', 'ja'] as const;
const PRESSES = [
  ...['shopper-leaves', 'shopper-leaves', 'shopper-leaves', 'shopper-pays-again', 'shopper-pays-again'],
  ...['shopper-touches', 'shopper-goes-back', 'shopper-goes-on', 'shopper-adds', 'shopper-speaks'],
] as const;

/** One shopper after another, each with what they press after the order; most press nothing more. Drawn apart. */
export function shoppers(
  seed: number,
  { steps }: Pick<Plan, 'steps'>,
): Pick<Plan, 'steps' | 'healsAt' | 'expiresAfter' | 'kiosk'> {
  const random = new SeededRandom(seed, 'kiosk');
  const healsAt = random.between(60_000, 240_000);
  const within = (): number => random.between(0, healsAt - 1);
  const befalls = steps
    .filter(({ does }) => BEFALLS.includes(does))
    .map((step) => ({ ...step, at: within() }));
  const visits = Array.from({ length: random.between(2, 6) }, within).flatMap((at, who): readonly Step[] => {
    const presses = Array.from({ length: random.pick([0, 0, 1, 3]) }, (): Step => {
      return { at: Math.min(healsAt - 1, at + random.between(50, 40_000)), ...press(random) };
    });
    return [{ at, ...order(random, who) }, ...presses];
  });
  const notes = Array.from({ length: random.pick([0, 0, 1, 4]) }, (): Step => {
    return { at: within(), does: 'staff-note', which: random.between(0, 5) };
  });
  return {
    steps: [...befalls, ...visits, ...notes, ...crashesAtEnd(seed, healsAt)].sort((a, b) => a.at - b.at),
    healsAt,
    kiosk: {
      sells: random.pick(['catalogue', 'open-amount']),
      asksTip: random.chance(0.5),
      asksDetails: random.chance(0.3),
    },
    // Longer than a shopper's absence is waited for: their code can be paid when they have gone.
    expiresAfter: random.pick([8_000, 30_000, 40_000, 40_000]),
  };
}

/** Chance alone hits the moment between the record and the screen too seldom. Drawn apart, too. */
function crashesAtEnd(seed: number, healsAt: number): readonly Step[] {
  const random = new SeededRandom(seed, 'crashes at an end');
  if (!random.chance(0.1)) return [];
  const downFor = random.pick([100, 2_000, 15_000, 60_000]);
  return [{ at: random.between(0, healsAt - 1), does: 'crash-at-end', downFor }];
}

function order(random: SeededRandom, who: number): ShopperOrder {
  return {
    does: 'shopper-orders',
    who,
    language: random.pick(LANGUAGES),
    minor: random.pick(AMOUNTS),
    goods: random.pick([[0], [0], [0, 1], [0, 0, 2]]),
    tipMinor: random.pick([0, 0, 50 + who]),
    upTo: random.pick(['code', 'code', 'code', 'code', 'goods', 'tip', 'details']),
  };
}

/** What somebody presses while, or after, they stand there. */
function press(random: SeededRandom): ShopperDeed {
  const late = random.chance(0.2);
  const does = random.pick(PRESSES);
  switch (does) {
    case 'shopper-adds':
      return { does, which: random.between(0, 2), late };
    case 'shopper-speaks':
      return { does, language: random.pick(LANGUAGES), late };
    default:
      return { does, late };
  }
}
