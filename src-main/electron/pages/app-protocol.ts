import { protocol } from 'electron';
import { appFile } from './app-files.ts';
import { APP_SCHEME, isAppAddress, isPage, pageAddress, TILL_PAGE } from './app-origin.ts';
import { CONTENT_SECURITY_POLICY } from './content-security.ts';
import type { Language } from '../../../shared/language.ts';

/** https://chromium.googlesource.com/chromium/src/+/main/net/base/net_error_list.h */
const ERR_FILE_NOT_FOUND = -6;

/** Call before the application is ready: https://www.electronjs.org/docs/latest/api/protocol#protocolregisterschemesasprivilegedcustomschemes */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, codeCache: true } },
  ]);
}

/**
 * Serves the built screens from `folder`, read-only, with the content security policy on every answer.
 * https://www.electronjs.org/docs/latest/tutorial/security#18-avoid-usage-of-the-file-protocol-and-prefer-usage-of-custom-protocols
 *
 * Not by `protocol.handle`, which makes main load the whole of fetch before the first file: a fifth of a start. Electron's
 * own tools do the same, and expect the older way to stay: https://github.com/electron/forge/pull/3511
 *
 * Where the language of the till's first screen is known, its page is the one that asks for the messages, too.
 *
 * Resolves when the first file has been handed over, which is a page's document.
 */
export function serveApp(folder: string, firstLanguage: () => Language | undefined): Promise<void> {
  return new Promise((served) => {
    // oxlint-disable-next-line typescript/no-deprecated -- see above
    protocol.registerFileProtocol(APP_SCHEME, ({ method, url }, answer) => {
      const language = isPage(url, TILL_PAGE) ? firstLanguage() : undefined;
      const address = language === undefined ? url : pageAddress(`index.${language}.html`);
      const file = isAppAddress(url) && method === 'GET' ? appFile(folder, address) : undefined;
      if (!file) {
        answer({ error: ERR_FILE_NOT_FOUND });
        return;
      }
      answer({
        path: file.path,
        headers: {
          'content-type': file.type,
          'content-security-policy': CONTENT_SECURITY_POLICY,
          'x-content-type-options': 'nosniff',
        },
      });
      served();
    });
  });
}
