import { RESTARTED_PARTS } from '../../../shared/contract/health.ts';
import type { Restart } from '../../../shared/contract/health.ts';

/** From the fourth restart within ten minutes on, a screen waits before it is started again. */
const OFTEN = 4;
const OFTEN_WITHIN_MS = 10 * 60_000;

/** Whether one part was started again so often in the last ten minutes that its next restart waits. */
export function areOften(restarts: readonly Restart[], now: number): boolean {
  const lately = restartsWithin(OFTEN_WITHIN_MS, restarts, now);
  return RESTARTED_PARTS.some((name) => lately.filter(({ part }) => part === name).length >= OFTEN);
}

/** Those of the last `ms`. `now` is epoch milliseconds; a restart that lies after it was recorded with a wrong clock. */
export function restartsWithin(ms: number, restarts: readonly Restart[], now: number): readonly Restart[] {
  return restarts.filter(({ at }) => at <= now && now - at < ms);
}
