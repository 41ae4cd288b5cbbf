import { isAppAddress } from './app-origin.ts';
import type { App } from 'electron';

/**
 * A page that is shown stays: it may be loaded again, and leads nowhere else, neither to another of our own pages nor
 * out. No new windows, no embedded pages; its window stays where it is and as large.
 * https://www.electronjs.org/docs/latest/tutorial/security#13-disable-or-limit-navigation
 * https://www.electronjs.org/docs/latest/tutorial/security#14-disable-or-limit-creation-of-new-windows
 */
export function confineNavigation(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => {
    // Not the address that is shown, which a page can give itself without asking anybody.
    let ownPage: string | undefined;
    contents.on('will-navigate', (event) => {
      if (!isSamePage(event.url, ownPage ?? contents.getURL())) event.preventDefault();
    });
    // Chromium asks nobody before it shows about:blank or about:srcdoc.
    const comeBack = (url: string): void => {
      if (ownPage === undefined || isSamePage(url, ownPage)) return;
      void contents.loadURL(ownPage).catch(() => undefined);
    };
    contents.on('did-navigate', (_navigated, url) => {
      if (isAppAddress(url)) ownPage ??= url;
      comeBack(url);
    });
    contents.on('did-fail-load', (_failed, _code, _description, url, isMainFrame) => {
      if (isMainFrame) comeBack(url);
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    // `moveTo` and `resizeTo` would uncover what is behind a kiosk: https://www.electronjs.org/docs/latest/api/web-contents#event-content-bounds-updated
    contents.on('content-bounds-updated', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

function isSamePage(target: string, shown: string): boolean {
  return isAppAddress(target) && withoutHash(target) === withoutHash(shown);
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '');
