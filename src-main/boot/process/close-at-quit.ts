import type { App } from 'electron';
import type { LogFile } from '../../diagnosis/log/log-file.ts';
import type { RestartRecord } from '../../diagnosis/restarts/restart-record.ts';
import type { StartingAgain } from '../../electron/process/starting-again.ts';

interface OpenTill {
  readonly close: (how: { readonly forGood: boolean }) => Promise<void>;
  readonly log: LogFile;
  readonly restarts: RestartRecord;
  readonly startingAgain: StartingAgain;
  readonly isTrial: boolean;
}

/** A disk that does not take what was typed last must not keep the till from closing. */
const CLOSE_WITHIN_MS = 2_000;
/** By which the system ends a session, a service or a terminal. Left to themselves they end the process with nothing closed. */
const ENDING: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** The process of an open till ends once all of it is closed, or two seconds after it was asked to. */
export function closeAtQuit(
  app: Pick<App, 'on' | 'exit' | 'emit'>,
  { close, log, restarts, startingAgain, isTrial }: OpenTill,
): void {
  let isClosing = false;
  const end = (): void => {
    if (isClosing) return;
    isClosing = true;
    const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS));
    log.write({ event: 'till-closed' });
    const forGood = !startingAgain.isUnderWay && !isTrial;
    const closed = Promise.all([close({ forGood }), restarts.end(), log.written()]);
    void Promise.race([closed, late]).finally(() => app.exit(startingAgain.exitCode));
  };
  const endBySystem = (): void => {
    // As `app.quit` tells everybody first: a window that goes without being asked counts as taken away, and the till would start again.
    app.emit('before-quit');
    end();
  };
  // Not by `app.quit` itself: it waits for whatever keeps a window open, and the system waits for nothing.
  for (const signal of ENDING) process.on(signal, endBySystem);
  app.on('will-quit', (event) => {
    event.preventDefault();
    end();
  });
}
