import type { App, BrowserWindow } from 'electron';

export interface CloseQuestion {
  /** Payments that somebody may still make, or has made, and that nobody follows while the till is closed. */
  readonly waiting: () => number;
  /** Resolves to whether the till closes. Main goes on reading payments meanwhile. */
  readonly ask: () => Promise<boolean>;
}

/**
 * Somebody closes the window, as Alt+F4 does, while payments are waiting: that is asked about first. Where the
 * application itself ends (the session of the computer, a restart, a signal) nothing is asked and nothing held up.
 */
export function askBeforeClosing(
  app: Pick<App, 'on' | 'quit'>,
  window: Pick<BrowserWindow, 'on'>,
  { waiting, ask }: CloseQuestion,
): void {
  let isEnding = false;
  let isAsking = false;
  app.on('before-quit', () => {
    isEnding = true;
  });
  window.on('close', (event) => {
    if (isEnding || waiting() === 0) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void ask()
      // A till that cannot ask must still be closed.
      .catch(() => true)
      .then((closes) => {
        isAsking = false;
        if (closes) app.quit();
      });
  });
}
