import type { App } from 'electron';

interface ProcessEnd {
  readonly type: string;
  readonly reason: string;
  readonly exitCode: number;
}

/** What draws all screens was lost. Chromium ends it in good order only when the application ends. */
export const isLostGraphics = ({ type, reason }: Pick<ProcessEnd, 'type' | 'reason'>): boolean =>
  type === 'GPU' && reason !== 'clean-exit';

/** The process that draws all screens; nothing while there is none. */
export const graphicsPid = (app: Pick<App, 'getAppMetrics'>): number | undefined =>
  app.getAppMetrics().find(({ type }) => type === 'GPU')?.pid;

/** Chromium ends the application with the sixth within an hour. */
const MOST_GRAPHICS_LOST = 5;
const HOUR_MS = 60 * 60_000;

interface ProcessEndListeners {
  readonly onEnd: (end: ProcessEnd) => void;
  /** What draws the screens was lost, and is started again. */
  readonly onGraphicsLost: () => void;
  /** It was lost so often that the next time would end the application. */
  readonly onGraphicsUnusable: () => void;
}

/**
 * Chromium's other processes (graphics, network) that ended though nobody asked them to. They are started again by
 * themselves. `monotonic` is milliseconds.
 */
export function followProcessEnds(
  app: Pick<App, 'on'>,
  monotonic: () => number,
  { onEnd, onGraphicsLost, onGraphicsUnusable }: ProcessEndListeners,
): void {
  let lostAt: readonly number[] = [];
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    const isGraphics = isLostGraphics({ type, reason });
    // The ledger's process is ended by the till when its work is done; what draws the screens never is.
    if (reason === 'clean-exit' || (reason === 'killed' && !isGraphics)) return;
    onEnd({ type: type.replaceAll(' ', '-'), reason, exitCode });
    if (!isGraphics) return;
    onGraphicsLost();
    const now = monotonic();
    lostAt = [...lostAt.filter((at) => now - at < HOUR_MS), now];
    if (lostAt.length === MOST_GRAPHICS_LOST) onGraphicsUnusable();
  });
}
