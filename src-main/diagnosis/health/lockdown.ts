import type { HealthFinding, LockdownAnswer } from '../../../shared/contract/health.ts';

const WORST_FIRST = { open: 0, unknown: 1, locked: 2 } as const;

/** Of a kiosk: sales go on, whatever the system says. What it does not say somebody has to look at. */
export function lockdownOf(answers: readonly LockdownAnswer[]): HealthFinding<'lockdown'> {
  const found = answers.toSorted((a, b) => WORST_FIRST[a.state] - WORST_FIRST[b.state]);
  const result = found[0]?.state ?? 'unknown';
  return { name: 'lockdown', result, found, state: result === 'locked' ? 'fine' : 'look' };
}
