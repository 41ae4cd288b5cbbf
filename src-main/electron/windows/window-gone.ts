import type { App, BrowserWindow } from 'electron';

/** `closed`: somebody closed it, or the application ends. `taken`: it went without being asked. */
export type WindowGone = 'closed' | 'taken';

/** Says once how a window went. Whoever closes one asks it first, and may be refused; what takes one away does not ask. */
export function followWindowGone(
  app: Pick<App, 'on' | 'off'>,
  window: Pick<BrowserWindow, 'on' | 'once'>,
  onGone: (how: WindowGone) => void,
): void {
  let how: WindowGone = 'taken';
  const onEnding = (): void => void (how = 'closed');
  app.on('before-quit', onEnding);
  window.on('close', (event) => {
    if (how === 'closed') return;
    how = 'closed';
    // By then everybody who may refuse it has been asked.
    queueMicrotask(() => {
      if (event.defaultPrevented) how = 'taken';
    });
  });
  window.once('closed', () => {
    app.off('before-quit', onEnding);
    onGone(how);
  });
}
