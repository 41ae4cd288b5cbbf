import { RESTARTED_PARTS } from '../../../shared/contract/health.ts';
import type { HealthFinding, Restart, Restarted } from '../../../shared/contract/health.ts';

const DAY_MS = 24 * 60 * 60_000;
/** From the fourth restart within ten minutes on, a screen waits before it is started again. */
const OFTEN = 4;
const OFTEN_WITHIN_MS = 10 * 60_000;

/**
 * What was started again in the last 24 hours. `now` is epoch milliseconds. A restart that lies after it was recorded
 * with a wrong clock.
 */
export function restartsOf(restarts: readonly Restart[], now: number): HealthFinding<'restarts'> {
  const restarted = grouped(within(DAY_MS, restarts, now));
  if (restarted.length === 0) return { name: 'restarts', result: 'none', restarted, state: 'fine' };
  return {
    name: 'restarts',
    result: areOften(restarts, now) ? 'often' : 'some',
    restarted,
    state: 'attention',
  };
}

/** Whether one part was started again so often in the last ten minutes that its next restart waits. */
export function areOften(restarts: readonly Restart[], now: number): boolean {
  const lately = within(OFTEN_WITHIN_MS, restarts, now);
  return RESTARTED_PARTS.some((name) => lately.filter(({ part }) => part === name).length >= OFTEN);
}

const within = (ms: number, restarts: readonly Restart[], now: number): readonly Restart[] =>
  restarts.filter(({ at }) => at <= now && now - at < ms);

function grouped(restarts: readonly Restart[]): readonly Restarted[] {
  const groups = new Map<string, Restarted>();
  for (const { part, why, at } of restarts) {
    const before = groups.get(`${part} ${why}`);
    const lastAt = Math.max(at, before?.lastAt ?? at);
    groups.set(`${part} ${why}`, { part, why, times: (before?.times ?? 0) + 1, lastAt });
  }
  return [...groups.values()].toSorted((a, b) => b.lastAt - a.lastAt);
}
