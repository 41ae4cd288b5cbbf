import type { HealthFinding, LockdownAnswer } from '../../../shared/contract/health.ts';

const WORST_FIRST = { open: 0, unknown: 1, locked: 2 } as const;

/**
 * Judges a kiosk's lockdown. Sales go on whatever the result is. A person has to look at what the system does not say.
 */
export function lockdownOf(answers: readonly LockdownAnswer[]): HealthFinding<'lockdown'> {
  const found = answers.toSorted((a, b) => WORST_FIRST[a.state] - WORST_FIRST[b.state]);
  const result = found[0]?.state ?? 'unknown';
  return { name: 'lockdown', result, found, state: result === 'locked' ? 'fine' : 'attention' };
}
