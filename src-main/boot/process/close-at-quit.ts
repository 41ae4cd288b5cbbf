import type { App, BrowserWindow } from 'electron';
import type { LogFile } from '../../diagnosis/log/log-file.ts';
import type { RestartRecord } from '../../diagnosis/restarts/restart-record.ts';
import type { StartingAgain } from '../../electron/process/starting-again.ts';

interface OpenTill {
  readonly window: Pick<BrowserWindow, 'on'>;
  readonly close: (how: { readonly forGood: boolean }) => Promise<void>;
  readonly log: LogFile;
  readonly restarts: RestartRecord;
  readonly startingAgain: StartingAgain;
  readonly isTrial: boolean;
}

/** A disk that does not take what was typed last must not keep the till from closing. */
const CLOSE_WITHIN_MS = 2_000;
/**
 * The system ends a session, a service or a terminal by these signals. Without a handler they end the process before
 * anything is closed.
 */
const ENDING: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Closes the till when the application quits, and then ends the process, at the latest two seconds after the ledger was closed. */
export function closeAtQuit(
  app: Pick<App, 'on' | 'exit' | 'emit'>,
  { window, close, log, restarts, startingAgain, isTrial }: OpenTill,
): void {
  let isClosing = false;
  const end = (): void => {
    if (isClosing) return;
    isClosing = true;
    log.write({ event: 'till-closed' });
    const forGood = !startingAgain.isUnderWay && !isTrial;
    // A process that stayed would have no window, and keep the next one from opening the till.
    const tillClosed = (async () => close({ forGood }))().catch((error: unknown) =>
      console.error('the till was not closed in good order', error),
    );
    const closed = Promise.all([tillClosed, restarts.end(), log.written()]);
    // Counted from here, because the ledger was closed meanwhile, and a slow disk may have taken longer for that alone.
    const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS));
    void Promise.race([closed, late]).finally(() => app.exit(startingAgain.exitCode));
  };
  const endBySystem = (): void => {
    // Windows that are closed without this event count as taken away, and then the till would start again.
    app.emit('before-quit');
    end();
  };
  // `app.quit` would wait for whatever keeps a window open, but the system waits for nothing.
  for (const signal of ENDING) process.on(signal, endBySystem);
  // Windows sends no signal where it is shut down or its user logs off, and may end the process once the listener is done.
  // https://www.electronjs.org/docs/latest/api/browser-window#event-session-end-windows
  window.on('session-end', () => {
    restarts.endAtOnce();
    endBySystem();
  });
  app.on('will-quit', (event) => {
    event.preventDefault();
    end();
  });
}
