import { SeededRandom } from '../random.ts';
import { familyOf } from './family.ts';
import { DAY, days } from './long.ts';
import { FAULTS, HOSTILE_FAULTS } from './plan.ts';
import { shoppers } from './shoppers.ts';
import type { Deed, Overrides, Step } from './deeds.ts';
import type { Family } from './families.mjs';
import type { Fault, Plan } from './plan.ts';

/** The references are few, so that they come again; a blank one lets the till make its own. */
const REFERENCES = ['A-1', 'A-1', 'B-2', '', '', ' A-1 '] as const;
const AMOUNTS = [1_000, 1_000, 2_550] as const;

export function planOf(seed: number): Plan {
  const random = new SeededRandom(seed, 'plan');
  const healsAt = random.between(15_000, 75_000);
  // Most histories have few kinds of trouble, so that each kind is also seen alone.
  const trouble = random.pick([0.05, 0.2, 0.5]);
  const faults: Partial<Record<Fault, number>> = {};
  for (const fault of FAULTS) {
    if (random.chance(trouble)) faults[fault] = random.pick([0.05, 0.2, 0.5]);
  }
  const steps: Step[] = [{ at: random.between(0, 2_000), ...charge(random) }];
  const busy = random.between(4, 18);
  for (let step = 1; step < busy; step++) steps.push({ at: random.between(0, healsAt - 1), ...deed(random) });
  steps.push(...wrongAmounts(seed, healsAt));
  const family = familyOf(seed);
  const all = [
    ...steps,
    ...shifts(seed, healsAt),
    ...restless(seed, family, steps, healsAt),
    ...terminals(seed, family, healsAt),
    ...wrecks(seed, family, healsAt),
  ];
  const client = random.chance(0.2) ? 'http' : 'direct';
  return {
    seed,
    family,
    faults: { ...faults, ...hostileFaults(seed, family) },
    ...(family === 'long'
      ? days(seed, { steps, faults, client })
      : { steps: all.sort((a, b) => a.at - b.at), healsAt, revisedWithin: 20_000 }),
    currency: currencyOf(seed, family),
    client,
    disk: random.chance(0.03) || family === 'wrecked' ? 'sqlite' : 'memory',
    readsPerMinute: random.pick([60, 100, 600]),
    createsPerMinute: random.pick([4, 8, 60]),
    retryAfter: random.chance(0.7),
    tokenSeconds: random.pick([3_600, 90, 75]),
    idempotent: random.chance(0.3),
    historyPermitted: random.chance(0.8),
    historyDelay: historyDelay(seed, random.pick([0, 2_000, 60_000, 200_000])),
    historyPage: random.pick([100, 100, 1]),
    expiresAfter: random.between(5_000, 40_000),
    drift: random.pick([0, 0, 0.001, -0.001]),
    serviceAhead: random.pick([0, 0, 45_000, -400_000, 7_200_000]),
    ...statements(seed, family),
    ...(family === 'kiosk' && shoppers(seed, { steps })),
  };
}

/** What a hostile service does, and how often; mostly a few kinds of it. Drawn apart. */
function hostileFaults(seed: number, family: Family): Partial<Record<Fault, number>> {
  if (family !== 'hostile') return {};
  const random = new SeededRandom(seed, 'hostile');
  const trouble = random.pick([0.2, 0.4, 0.8]);
  const faults: Partial<Record<Fault, number>> = {};
  for (const fault of HOSTILE_FAULTS) {
    if (random.chance(trouble)) faults[fault] = random.pick([0.05, 0.2, 0.5]);
  }
  return faults;
}

function statements(seed: number, family: Family): Pick<Plan, 'stampsAhead' | 'statesAmounts'> {
  if (family !== 'hostile') return { stampsAhead: 0, statesAmounts: false };
  const random = new SeededRandom(seed, 'statements');
  return {
    stampsAhead: random.pick([0, 30_000, 59_000, -59_000]),
    statesAmounts: random.chance(0.9),
  };
}

/** In two of five histories cashiers mistype amounts, and often look at such a sale again. Drawn apart. */
function wrongAmounts(seed: number, healsAt: number): readonly Step[] {
  const random = new SeededRandom(seed, 'wrong-amounts');
  const count = random.pick([0, 0, 0, 1, 3]);
  return Array.from({ length: count }).flatMap((): readonly Step[] => {
    const at = random.between(0, healsAt - 1);
    const wrong: Step = {
      at,
      does: 'wrong-amount',
      stale: random.chance(0.2),
      charges: random.chance(0.7),
      minor: random.pick(AMOUNTS),
      overrides: overrides(random),
    };
    const later = Math.min(healsAt - 1, at + random.between(100, 10_000));
    const which = random.between(0, 2);
    return random.chance(0.5) ? [wrong, { at: later, does: 'open', which, stale: false }] : [wrong];
  });
}

/** In two of three histories the till works in shifts. Drawn apart: the rest of a seed's history stays as it is. */
function shifts(seed: number, healsAt: number): readonly Step[] {
  const random = new SeededRandom(seed, 'shifts');
  const count = random.pick([0, 2, 7]);
  return Array.from({ length: count }, () => ({
    at: random.between(0, healsAt - 1),
    does: 'shift' as const,
  }));
}

function currencyOf(seed: number, family: Family): string {
  const random = new SeededRandom(seed, 'currency');
  return random.pick(
    family === 'restless' ? ['USD', 'EUR', 'JPY', 'COP', 'COP'] : ['USD', 'USD', 'EUR', 'JPY'],
  );
}

/** Cashiers look ahead before they charge, and people switch the till. */
function restless(seed: number, family: Family, steps: readonly Step[], healsAt: number): readonly Step[] {
  if (family !== 'restless') return [];
  const random = new SeededRandom(seed, 'restless');
  const looks = steps.flatMap((step): readonly Step[] => {
    if (step.does !== 'charge' || !random.chance(0.6)) return [];
    const reference = random.chance(0.9) ? step.reference : random.pick(REFERENCES);
    return [{ at: Math.max(0, step.at - random.between(0, 13_000)), does: 'prefetch-duplicates', reference }];
  });
  const switches = Array.from({ length: random.pick([0, 1, 3, 6]) }, (): Step => {
    return { at: random.between(0, healsAt - 1), does: 'switch', forced: random.chance(0.6) };
  });
  return [...looks, ...switches];
}

/** In half of the restless histories the computer is set up as another terminal, and back. Drawn apart. */
function terminals(seed: number, family: Family, healsAt: number): readonly Step[] {
  if (family !== 'restless') return [];
  const random = new SeededRandom(seed, 'terminals');
  return Array.from({ length: random.pick([0, 0, 1, 2, 4]) }, (): Step => {
    return { at: random.between(0, healsAt - 1), does: 'change-terminal', forced: random.chance(0.6) };
  });
}

/** What befalls a failing disk. */
function wrecks(seed: number, family: Family, healsAt: number): readonly Step[] {
  if (family !== 'wrecked') return [];
  const random = new SeededRandom(seed, 'wrecked');
  return Array.from({ length: random.between(1, 4) }, () => ({
    at: random.between(0, healsAt - 1),
    does: random.pick(['crash-and-damage', 'crash-and-damage', 'crash-and-torn', 'power-cut']),
    downFor: random.pick([100, 2_000, 15_000]),
  }));
}

/** In some of the slow histories a payment shows up as late as it can. Drawn apart, too. */
function historyDelay(seed: number, drawn: number): number {
  return drawn === 200_000 && new SeededRandom(seed, 'late').chance(0.3) ? 270_000 : drawn;
}

function deed(random: SeededRandom): Deed {
  const kind = random.next();
  if (kind < 0.7) return act(random);
  return kind < 0.76 ? otherTill(random) : mishap(random);
}

function overrides(random: SeededRandom): Overrides {
  return random.pick(['none', 'none', 'warned', 'warned', 'all']);
}

function charge(random: SeededRandom): Deed {
  return {
    does: 'charge',
    reference: random.pick(REFERENCES),
    minor: random.pick(AMOUNTS),
    overrides: overrides(random),
    twice: random.chance(0.2),
  };
}

function act(random: SeededRandom): Deed {
  const which = random.between(0, 5);
  const stale = random.chance(0.3);
  return random.pick<() => Deed>([
    () => charge(random),
    () => charge(random),
    () => charge(random),
    () => ({ does: 'leave-current', stale }),
    () => ({ does: 'leave-current', stale }),
    () => ({ does: 'leave', which, stale }),
    () => ({ does: 'open', which, stale }),
    () => ({ does: 'stop', which }),
    () => ({ does: 'stop-and-leave' }),
    () => ({ does: 'leave-at-outcome' }),
    () => ({ does: 'again', stops: true, same: 'reference', overrides: overrides(random) }),
    () => ({ does: 'again', stops: false, same: 'reference', overrides: overrides(random) }),
    () => ({ does: 'again', stops: false, same: 'reference', overrides: overrides(random) }),
    () => ({ does: 'again', stops: false, same: 'amount', overrides: overrides(random) }),
    () => ({ does: 'check', which }),
    () => ({ does: 'check', which }),
    () => ({ does: 'note', which }),
    () => ({ does: 'open-unknown' }),
    () => ({ does: 'wake' }),
  ])();
}

function otherTill(random: SeededRandom): Deed {
  return {
    does: 'other-till',
    reference: random.pick(['A-1', 'A-1', 'B-2']),
    minor: random.pick(AMOUNTS),
    before: random.pick([0, 0, 120_000, 3_600_000]),
    becomes: random.pick(['paid', 'open', 'expired']),
  };
}

function mishap(random: SeededRandom): Deed {
  const lasts = random.pick([500, 3_000, 20_000]);
  const downFor = random.pick([100, 2_000, 15_000]);
  const atCall = (): Deed => ({
    does: 'crash-at-call',
    calls: random.between(1, 16),
    when: random.pick(['before', 'after']),
    downFor,
  });
  return random.pick<() => Deed>([
    () => ({ does: 'crash', downFor }),
    () => ({ does: 'restart' }),
    () => ({ does: 'crash-and-full-disk', downFor, appends: random.between(0, 2) }),
    () => ({ does: 'stop-and-full-disk', lasts }),
    () => ({ does: 'crash-and-torn', downFor }),
    () => ({ does: 'crash-and-damage', downFor }),
    atCall,
    atCall,
    atCall,
    () => ({ does: 'disk-refuses', appends: random.between(0, 3), lasts }),
    () => ({ does: 'outage', lasts }),
    () => ({ does: 'set-clock', wrongBy: random.pick([-DAY, -400_000, -5_000, 5_000, 400_000, DAY]) }),
    () => ({ does: 'suspend', lasts, wakes: random.chance(0.5) }),
  ])();
}
