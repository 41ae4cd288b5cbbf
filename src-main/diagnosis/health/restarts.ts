import { areOften, restartsWithin } from '../restarts/are-often.ts';
import type { HealthFinding, Restart, Restarted } from '../../../shared/contract/health.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What was started again in the last 24 hours. `now` is epoch milliseconds. */
export function restartsOf(restarts: readonly Restart[], now: number): HealthFinding<'restarts'> {
  const restarted = grouped(restartsWithin(DAY_MS, restarts, now));
  if (restarted.length === 0) return { name: 'restarts', result: 'none', restarted, state: 'fine' };
  return {
    name: 'restarts',
    result: areOften(restarts, now) ? 'often' : 'some',
    restarted,
    state: 'attention',
  };
}

function grouped(restarts: readonly Restart[]): readonly Restarted[] {
  const groups = new Map<string, Restarted>();
  for (const { part, why, at } of restarts) {
    const before = groups.get(`${part} ${why}`);
    const lastAt = Math.max(at, before?.lastAt ?? at);
    groups.set(`${part} ${why}`, { part, why, times: (before?.times ?? 0) + 1, lastAt });
  }
  return [...groups.values()].toSorted((a, b) => b.lastAt - a.lastAt);
}
