import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** Where in the application one of these words stands. */
function uses(words: RegExp): readonly string[] {
  return ['src-main', 'src-renderer', 'shared'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) => words.test(readFileSync(join(PROJECT, folder, name), 'utf8')))
      .map((name) => `${folder}/${name}`),
  );
}

test('finds what is used', () => {
  expect(uses(/\bdisableDialogs\b/)).toEqual(['src-main/electron/windows/secure-window.ts']);
});

/** https://www.electronjs.org/docs/latest/tutorial/security#15-do-not-use-shellopenexternal-with-untrusted-content */
test('nothing is opened outside of the till, and nothing outside opens it', () => {
  expect(uses(/\b(openExternal|openPath|showItemInFolder|setAsDefaultProtocolClient|open-url)\b/)).toEqual(
    [],
  );
});

test('no window takes the protection of its page away', () => {
  expect(
    uses(
      /\b(webSecurity: false|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|allowpopups|webviewTag: true)\b/,
    ),
  ).toEqual([]);
  expect(uses(/\b(nodeIntegration\w*: true|contextIsolation: false|sandbox: false)\b/)).toEqual([]);
});

test('no check of a certificate is overruled', () => {
  expect(uses(/\b(certificate-error|setCertificateVerifyProc|rejectUnauthorized: false)\b/)).toEqual([]);
});

test('every window is made in the one place that makes them safe', () => {
  const makes = /\bnew (BrowserWindow|BaseWindow|BrowserView|WebContentsView)\b|\bwebPreferences\b/;
  expect(uses(makes)).toEqual(['src-main/electron/windows/secure-window.ts']);
});
