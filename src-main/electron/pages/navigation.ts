import { isAppAddress } from './app-origin.ts';
import type { App } from 'electron';

/**
 * The screens never lead anywhere else: no navigation away, no new windows, no embedded pages.
 * https://www.electronjs.org/docs/latest/tutorial/security#13-disable-or-limit-navigation
 * https://www.electronjs.org/docs/latest/tutorial/security#14-disable-or-limit-creation-of-new-windows
 */
export function confineNavigation(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isAppAddress(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
