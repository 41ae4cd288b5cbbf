import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language.ts';
import { CONTENT_SECURITY_POLICY } from '../../../src-main/electron/pages/content-security.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import type { ElectronApplication, Page } from '@playwright/test';

test.use({ share: 0.3 });

const RENDERER = join(import.meta.dirname, '../../../out/renderer');
const ASSETS = readdirSync(join(RENDERER, 'assets'));

// Each document carries a policy of its own as well, by which the rest of the tests would hold without any header.
test('the policy of the answer alone holds a page that carries none', async ({ startTill }) => {
  const { page, app } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();
  const script = ASSETS.find((name) => name.endsWith('.js')) ?? '';
  const bare = await shown(app, `app://countertop/assets/${script}`, script);
  expect(await bare.locator('meta[http-equiv]').count()).toBe(0);
  await tryEachWay(bare);
  await expect
    .poll(() => bare.evaluate(() => [...(Reflect.get(window, 'refused') as Set<string>)].sort()))
    .toEqual([
      'base-uri',
      'connect-src',
      'font-src',
      'form-action',
      'frame-src',
      'img-src',
      'media-src',
      'require-trusted-types-for',
      'script-src-elem',
      'style-src-elem',
      'trusted-types',
    ]);
});

test('no page is shown in a frame of another', async ({ startTill }) => {
  const { page, app } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();
  const frames = await app.evaluate(async ({ BrowserWindow }) => {
    const stranger = new BrowserWindow({ show: false, webPreferences: { sandbox: true } });
    const loaded = new Promise((resolve) => {
      stranger.webContents.on('did-frame-finish-load', (_event, isMainFrame) => isMainFrame && resolve(0));
    });
    await stranger.loadURL('data:text/html,<iframe src="app://countertop/index.html"></iframe>');
    await loaded;
    const shownIn = await Promise.all(
      stranger.webContents.mainFrame.frames.map((frame) =>
        frame.executeJavaScript('location.origin + document.querySelectorAll("#till").length'),
      ),
    );
    stranger.destroy();
    return shownIn as readonly string[];
  });
  expect(frames).toEqual(['null0']);
});

test('every kind of file comes with the policy and without guessing at its kind', async ({ startTill }) => {
  const { page, app } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();
  const oneOfEach = new Map(ASSETS.map((name) => [extname(name), `assets/${name}`]));
  const pages = readdirSync(RENDERER).filter((name) => name.endsWith('.html'));
  const files = [...pages, ...oneOfEach.values()];
  const headers = await app.evaluate(
    ({ net }, paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await net.fetch(`app://countertop/${path}`);
          return [
            answer.headers.get('content-security-policy'),
            answer.headers.get('x-content-type-options'),
          ];
        }),
      ),
    files,
  );
  // Four, and the till's once more for each language.
  expect(pages).toHaveLength(4 + LANGUAGES.length);
  expect(headers).toEqual(files.map(() => [CONTENT_SECURITY_POLICY, 'nosniff']));
});

/** A file of the screens as a page of its own. */
async function shown(app: ElectronApplication, address: string, name: string): Promise<Page> {
  await app.evaluate(async ({ BrowserWindow }, url) => {
    await new BrowserWindow({ show: false, webPreferences: { sandbox: true } }).loadURL(url);
  }, address);
  return windowShowing(app, name);
}

/** Tries one way past each part of the policy; the page keeps the names of the parts that refused. */
function tryEachWay(page: Page): Promise<void> {
  return page.evaluate(() => {
    const refused = new Set<string>();
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const add = (name: string, values: Record<string, string>): HTMLElement => {
      const element = Object.assign(document.createElement(name), values);
      document.head.append(element);
      return element;
    };
    const attempt = (way: () => unknown): void => {
      try {
        Promise.resolve(way()).catch(() => undefined);
      } catch {
        // Refused on the spot, and in the event as well.
      }
    };
    const elsewhere = 'https://example.test/file';
    const program = 'data:text/javascript,0';
    // oxlint-disable-next-line countertop/literal-imports -- no module of ours: the page refuses it
    attempt(() => import(program));
    attempt(() => (document.createElement('p').innerHTML = '<b>bold</b>'));
    attempt(() => trustedTypes.createPolicy('own', {}));
    attempt(() => fetch(elsewhere));
    attempt(() => new FontFace('other', `url(${elsewhere})`).load());
    attempt(() => add('img', { src: elsewhere }));
    attempt(() => add('audio', { src: elsewhere }));
    attempt(() => add('iframe', { src: elsewhere }));
    attempt(() => add('style', { textContent: 'p { color: red }' }));
    attempt(() => add('base', { href: elsewhere }));
    attempt(() => (add('form', { action: elsewhere }) as HTMLFormElement).submit());
  });
}
