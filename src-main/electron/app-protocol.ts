import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { appFile } from './app-files.ts';
import { APP_SCHEME, isAppAddress } from './app-origin.ts';
import { CONTENT_SECURITY_POLICY } from './content-security.ts';

/** Call before the application is ready: https://www.electronjs.org/docs/latest/api/protocol#protocolregisterschemesasprivilegedcustomschemes */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true } },
  ]);
}

/**
 * Serves the built screens from `folder`, read-only, with the content security policy on every answer.
 * https://www.electronjs.org/docs/latest/tutorial/security#18-avoid-usage-of-the-file-protocol-and-prefer-usage-of-custom-protocols
 */
export function serveApp(folder: string): void {
  protocol.handle(APP_SCHEME, async ({ method, url }) => {
    const file = isAppAddress(url) && method === 'GET' ? appFile(folder, url) : undefined;
    const body = file && (await readFile(file.path).catch(() => undefined));
    if (!file || !body) return new Response('Not found', { status: 404 });
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': file.type,
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
