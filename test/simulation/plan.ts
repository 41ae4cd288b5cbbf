import { SeededRandom } from './random.ts';

/** What may go wrong with a single call or payment, and how likely it is each time. */
export const CALL_FAULTS = [
  'create-not-sent',
  'create-lost-unsent',
  'create-lost-carried-out',
  'create-carried-out-late',
  'create-answer-unreadable',
  'create-rejected',
  'create-unshowable',
  'read-failed',
  'read-stuck',
  'search-failed',
  'slow',
  'unknown-status',
  'paid-unseen',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** Something that happens at a moment. `which` picks a sale among those in view. Times are milliseconds. */
export type Step = { readonly at: number } & Deed;
export type Deed =
  | { readonly does: 'charge'; readonly reference: string; readonly twice: boolean }
  | { readonly does: 'leave-current' }
  | { readonly does: 'leave' | 'open' | 'stop' | 'check'; readonly which: number }
  | { readonly does: 'stop-and-leave' }
  /** Leaves the sale on the screen and charges the same reference again. */
  | { readonly does: 'again'; readonly stops: boolean }
  | { readonly does: 'open-unknown' }
  | { readonly does: 'wake' | 'restart' }
  | { readonly does: 'crash'; readonly downFor: number }
  /** The disk takes so many appends of the next start, and then none for a while. */
  | { readonly does: 'crash-and-full-disk'; readonly downFor: number; readonly appends: number }
  | {
      readonly does: 'crash-at-call';
      readonly calls: number;
      readonly when: 'before' | 'after';
      readonly downFor: number;
    }
  | { readonly does: 'disk-refuses'; readonly appends: number; readonly lasts: number }
  | { readonly does: 'outage'; readonly lasts: number }
  | { readonly does: 'set-clock'; readonly wrongBy: number }
  | { readonly does: 'suspend'; readonly lasts: number; readonly wakes: boolean };

/** Everything that a seed decides beforehand: data, so that a failing history can be shrunk. */
export interface Plan {
  readonly seed: number;
  readonly faults: Readonly<Partial<Record<CallFault, number>>>;
  readonly steps: readonly Step[];
  /** Everything goes well from here on. */
  readonly healsAt: number;
  readonly readsPerMinute: number;
  readonly idempotent: boolean;
  readonly historyPermitted: boolean;
  readonly historyDelay: number;
  readonly expiresAfter: number;
  /** How much faster the wall clock goes than time. */
  readonly drift: number;
}

const REFERENCES = ['A-1', 'A-1', 'B-2', '', '', ' A-1 '] as const;

export function planOf(seed: number): Plan {
  const random = new SeededRandom(seed, 'plan');
  const healsAt = random.between(15_000, 75_000);
  // Most histories have few kinds of trouble, so that each kind is also seen alone.
  const trouble = random.pick([0.1, 0.3, 0.6]);
  const faults: Partial<Record<CallFault, number>> = {};
  for (const fault of CALL_FAULTS) {
    if (random.chance(trouble)) faults[fault] = random.pick([0.05, 0.2, 0.5]);
  }
  const steps: Step[] = [{ at: random.between(0, 2_000), ...charge(random) }];
  const busy = random.between(4, 16);
  for (let step = 1; step < busy; step++) {
    steps.push({
      at: random.between(0, healsAt - 1),
      ...(random.chance(0.7) ? act(random) : mishap(random)),
    });
  }
  return {
    seed,
    faults,
    steps: steps.sort((a, b) => a.at - b.at),
    healsAt,
    readsPerMinute: random.pick([60, 100, 600]),
    idempotent: random.chance(0.3),
    historyPermitted: random.chance(0.8),
    historyDelay: random.pick([0, 2_000, 60_000, 200_000]),
    expiresAfter: random.between(5_000, 40_000),
    drift: random.pick([0, 0, 0.001, -0.001]),
  };
}

function charge(random: SeededRandom): Deed {
  return { does: 'charge', reference: random.pick(REFERENCES), twice: random.chance(0.2) };
}

function act(random: SeededRandom): Deed {
  const which = random.between(0, 5);
  return random.pick<() => Deed>([
    () => charge(random),
    () => charge(random),
    () => charge(random),
    () => ({ does: 'leave-current' }),
    () => ({ does: 'leave-current' }),
    () => ({ does: 'leave', which }),
    () => ({ does: 'open', which }),
    () => ({ does: 'stop', which }),
    () => ({ does: 'stop-and-leave' }),
    () => ({ does: 'again', stops: true }),
    () => ({ does: 'again', stops: false }),
    () => ({ does: 'again', stops: false }),
    () => ({ does: 'check', which }),
    () => ({ does: 'open-unknown' }),
    () => ({ does: 'wake' }),
  ])();
}

function mishap(random: SeededRandom): Deed {
  const lasts = random.pick([500, 3_000, 20_000]);
  const downFor = random.pick([100, 2_000, 15_000]);
  return random.pick<() => Deed>([
    () => ({ does: 'crash', downFor }),
    () => ({ does: 'restart' }),
    () => ({ does: 'crash-and-full-disk', downFor, appends: random.between(0, 2) }),
    () => ({
      does: 'crash-at-call',
      calls: random.between(1, 12),
      when: random.pick(['before', 'after']),
      downFor,
    }),
    () => ({
      does: 'crash-at-call',
      calls: random.between(1, 12),
      when: random.pick(['before', 'after']),
      downFor,
    }),
    () => ({ does: 'disk-refuses', appends: random.between(0, 3), lasts }),
    () => ({ does: 'outage', lasts }),
    () => ({
      does: 'set-clock',
      wrongBy: random.pick([-86_400_000, -400_000, -5_000, 5_000, 400_000, 86_400_000]),
    }),
    () => ({ does: 'suspend', lasts, wakes: random.chance(0.5) }),
  ])();
}
