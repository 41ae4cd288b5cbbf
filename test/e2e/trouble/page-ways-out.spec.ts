import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '../../support/electron/electron-test.ts';
import type { AddressInfo } from 'node:net';

const OWN_PAGE = 'app://countertop/index.html';

test('forms, frames, windows, workers and calls of a page’s own reach nothing', async ({ startTill }) => {
  const { page, app } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();
  const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let reached = 0;
  server.on('connection', () => (reached += 1));
  const seen = await page.evaluate(waysOut, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(seen).toEqual({
    given: [],
    refused: ['connect-src', 'font-src', 'form-action', 'frame-src', 'img-src', 'media-src'].concat([
      'require-trusted-types-for',
      'script-src-elem',
      'style-src-elem',
    ]),
  });
  expect(
    page.frames().filter((frame) => /^(app|http|data):/.test(frame.url()) && frame.parentFrame()),
  ).toEqual([]);
  expect(page.url()).toBe(OWN_PAGE);
  expect(app.windows()).toHaveLength(1);
  expect(reached).toBe(0);
  server.close();
});

test('a page that refreshes itself to an address, or follows a link to a new window, stays', async ({
  startTill,
}) => {
  const { page, app } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const [what, script] of Object.entries({
    refresh: `document.head.append(Object.assign(document.createElement('meta'),
      { httpEquiv: 'refresh', content: '0;url=https://example.test/' }))`,
    link: `Object.assign(document.createElement('a'), { href: 'https://example.test/' }).click()`,
    'a link’s new window': `Object.assign(document.createElement('a'),
      { href: 'https://example.test/', target: '_blank' }).click();
      location.assign('https://example.test/')`,
  })) {
    await test.step(what, async () => {
      const after = await app.evaluate(async ({ BrowserWindow }, code) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        // The till's own listener has been asked before.
        const tried = new Promise<object>((resolve) => {
          contents?.once('will-navigate', ({ url, defaultPrevented }) => resolve({ url, defaultPrevented }));
        });
        await contents?.executeJavaScript(`${code}; 0`, true);
        return { tried: await tried, url: contents?.getURL() };
      }, script);
      expect(after).toEqual({
        tried: { url: 'https://example.test/', defaultPrevented: true },
        url: OWN_PAGE,
      });
      expect(app.windows()).toHaveLength(1);
    });
  }
});

/** Runs in the page. Answers which ways gave something, and which rules of the policy refused one. */
async function waysOut(address: string): Promise<{ given: readonly string[]; refused: readonly string[] }> {
  const refused = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    refused.add(effectiveDirective),
  );
  const append = (name: string, fields: object): Element => {
    const element = Object.assign(document.createElement(name), fields);
    document.body.append(element);
    return element;
  };
  const failed = (element: Element) =>
    new Promise<boolean>((resolve) => {
      element.addEventListener('error', () => resolve(false));
      element.addEventListener('load', () => resolve(true));
    });
  const code = 'globalThis.ran = true';
  const runText = (name: 'eval' | 'Function' | 'setTimeout'): void => {
    const made: unknown = (Reflect.get(globalThis, name) as (text: string) => unknown)(code);
    if (typeof made === 'function') Reflect.apply(made, undefined, []);
  };
  /** Each answers whether it was given anything. */
  const ways: Readonly<Record<string, () => unknown>> = {
    'window.open of nothing': () => window.open('') !== null,
    'window.open of about:blank': () => window.open('about:blank') !== null,
    'window.open of an own page': () => window.open('app://countertop/kiosk.html') !== null,
    'window.open of an address': () => window.open(address) !== null,
    form: () => (append('form', { action: address, method: 'post' }) as HTMLFormElement).submit(),
    'frame of an address': () => void append('iframe', { src: address }),
    'frame of an own page': () => void append('iframe', { src: 'app://countertop/customer.html' }),
    'frame of data': () => void append('iframe', { src: 'data:text/html,<p>stranger' }),
    'frame with text for markup': () => void append('iframe', { srcdoc: '<p>stranger' }),
    'powers of an empty frame': () =>
      'countertop' in ((append('iframe', {}) as HTMLIFrameElement).contentWindow ?? {}),
    webview: () => 'loadURL' in append('webview', { src: address }),
    object: () => void append('object', { data: address }),
    embed: () => void append('embed', { src: address }),
    script: () => void append('script', { src: address }),
    evaluation: () => runText('eval'),
    'a function of text': () => runText('Function'),
    'text for a timer': () => runText('setTimeout'),
    'script of text': () => void append('script', { textContent: code }),
    'javascript: address': () => {
      location.href = `javascript:${code}`;
    },
    image: () => failed(append('img', { src: address })),
    styles: () => failed(append('link', { rel: 'stylesheet', href: address })),
    film: () => void append('video', { src: address }),
    font: () => new FontFace('stranger', `url(${address})`).load(),
    fetch: () => fetch(address, { mode: 'no-cors' }),
    socket: () =>
      new Promise((resolve) => {
        const socket = new WebSocket(address.replace('http', 'ws'));
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      }),
    events: () =>
      new Promise((resolve) => {
        const events = new EventSource(address);
        events.onopen = () => resolve(true);
        events.onerror = () => resolve(false);
      }),
    beacon: () => void navigator.sendBeacon(address, 'left'),
    worker: () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
    'service worker': () => navigator.serviceWorker.register('/service.js'),
    'a protocol': () => navigator.registerProtocolHandler('web+till', `${location.origin}/%s`),
    'what main has': () =>
      ['require', 'process', 'module', 'Buffer', 'electron'].some((name) => name in globalThis),
  };
  const given: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    try {
      const got = await way();
      if (got !== undefined && got !== false) given.push(name);
    } catch {
      // Refused.
    }
    // What text does comes a moment later, if at all.
    await new Promise((resolve) => setTimeout(resolve));
    if (Reflect.get(globalThis, 'ran') === true) given.push(`code by ${name}`);
    Reflect.deleteProperty(globalThis, 'ran');
  }
  return { given, refused: [...refused].sort() };
}
