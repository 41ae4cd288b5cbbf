import { SeededRandom } from '../random.ts';
import type { Step } from './deeds.ts';
import type { Fault, Plan } from './plan.ts';

export const DAY = 86_400_000;
const HOUR = 3_600_000;
const OPENS = 8 * HOUR;
const CLOSES = 20 * HOUR;
/** What belongs together happens within this time. */
const RUSH = 90_000;
const KEEPS_OUT: readonly Fault[] = [
  'token-trouble',
  'refresh-refused',
  'password-refused',
  'token-forgotten',
];

/**
 * The same deeds over several days: a few rushes each day, a shift opened in the morning and closed in the evening, hours
 * without network, nights in which the computer may sleep. What costs is what happens, not the time in between.
 */
export function days(
  seed: number,
  { steps, faults, client }: Pick<Plan, 'steps' | 'faults' | 'client'>,
): Pick<Plan, 'steps' | 'faults' | 'healsAt' | 'revisedWithin'> {
  const random = new SeededRandom(seed, 'long');
  const count = random.between(2, 4);
  const rushes = Array.from({ length: random.between(1, 2) * count }, () => {
    return random.between(0, count - 1) * DAY + random.between(OPENS, CLOSES);
  });
  const [first = OPENS, ...later] = rushes;
  const spread = steps.filter(isOfTheFamily).map((step): Step => {
    return { ...step, at: random.pick([first, ...later]) + random.between(0, RUSH) };
  });
  const shifts = Array.from({ length: count }, (_, day): readonly Step[] => [
    { at: day * DAY + OPENS, does: 'shift' },
    { at: day * DAY + CLOSES + random.between(0, HOUR), does: 'shift' },
  ]).flat();
  // The real client signs in every few seconds while it cannot, which would be all that happens.
  const mostOutages = client === 'http' ? 0 : 2;
  const outages = Array.from({ length: random.between(0, mostOutages) }, (): Step => {
    const lasts = random.chance(0.05) ? DAY : random.pick([HOUR / 4, HOUR / 4, HOUR, 3 * HOUR]);
    return { at: random.pick([first, ...later]) + random.between(-RUSH, RUSH), does: 'outage', lasts };
  });
  const nights = Array.from({ length: count - 1 }, (_, day): readonly Step[] => {
    const at = day * DAY + CLOSES + 2 * HOUR;
    return random.chance(0.5) ? [{ at, does: 'suspend', lasts: 8 * HOUR, wakes: random.chance(0.8) }] : [];
  }).flat();
  const others = Object.entries(faults).filter(([fault]) => !KEEPS_OUT.some((kind) => kind === fault));
  return {
    faults: Object.fromEntries(others),
    steps: [...spread, ...shifts, ...outages, ...nights].sort((a, b) => a.at - b.at),
    healsAt: count * DAY,
    revisedWithin: 16 * HOUR,
  };
}

/** A clock that is a day wrong is everyday's: here it would hide what belongs to which day. */
function isOfTheFamily(step: Step): boolean {
  return step.does !== 'set-clock' || Math.abs(step.wrongBy) < DAY;
}
