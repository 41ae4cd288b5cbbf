import type { App } from 'electron';

interface ProcessEnd {
  readonly type: string;
  readonly reason: string;
  readonly exitCode: number;
}

/** Chromium's other processes (graphics, network) that ended though nobody asked them to. They are started again by themselves. */
export function followProcessEnds(app: Pick<App, 'on'>, onEnd: (end: ProcessEnd) => void): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    // The ledger's process is ended by the till when its work is done; what draws the screens never is.
    if (reason !== 'clean-exit' && (reason !== 'killed' || type === 'GPU'))
      onEnd({ type: type.replaceAll(' ', '-'), reason, exitCode });
  });
}
