import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf } from '../../support/electron/staff-at-kiosk.ts';
import type { ElectronApplication, Page } from '@playwright/test';

const OWN_PAGE = 'app://countertop/index.html';

test('a page leads to no other page, not even to another of our own', async ({ startTill }) => {
  const { page, app } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const target of [
    'app://countertop/customer.html',
    'app://countertop/index.html?other',
    'data:text/html,<p>stranger',
    'file:///etc/hostname',
    'chrome://gpu',
    'mailto:somebody@example.test',
    'https://example.test/',
  ]) {
    await test.step(target, async () => expect(await wentTo(app, target)).toBe(OWN_PAGE));
  }
  // These two are shown before anybody is asked: the till's page comes back.
  for (const target of ['about:blank', 'about:srcdoc']) {
    await test.step(target, async () => {
      await execute(app, `location.href = ${JSON.stringify(target)}; 0`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect.poll(() => page.url()).toBe(OWN_PAGE);
    });
  }
  await test.step('the address that it gave itself', async () => {
    const wasPrevented = await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const asked = new Promise<boolean>((resolve) => {
        contents?.once('will-navigate', (event) => resolve(event.defaultPrevented));
      });
      await contents?.executeJavaScript(`history.pushState({}, '', '/customer.html'); location.reload(); 0`);
      const answer = await asked;
      // As after its process has ended.
      contents?.reload();
      return answer;
    });
    expect(wasPrevented).toBe(true);
    await expect.poll(() => page.url()).toBe(OWN_PAGE);
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
  expect(app.windows()).toHaveLength(1);
});

test('a page downloads nothing', async ({ startTill, folder }) => {
  const { page, app } = await startTill({ env: { XDG_DOWNLOAD_DIR: folder } });
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The sandbox of the policy drops what a page starts without any message, so a download that main starts afterwards ends
  // the wait; that one is the other half: what starts all the same is refused.
  const started = await app.evaluate(async ({ BrowserWindow, session }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const downloads: { url: string; wasPrevented: boolean }[] = [];
    const lastSeen = new Promise<void>((resolve) => {
      session.defaultSession.on('will-download', (event, item) => {
        const url = item.getURL();
        downloads.push({ url, wasPrevented: event.defaultPrevented });
        if (url.endsWith('from-main')) resolve();
      });
    });
    for (const href of ['data:text/plain,from-the-page', 'app://countertop/index.html']) {
      await contents?.executeJavaScript(
        `{
           const link = document.createElement('a');
           link.href = ${JSON.stringify(href)};
           link.download = 'downloaded.txt';
           link.click();
         }`,
        true,
      );
    }
    contents?.downloadURL('data:text/plain,from-main');
    await lastSeen;
    return downloads;
  });
  expect(started).toEqual([{ url: 'data:text/plain,from-main', wasPrevented: true }]);
  expect(existsSync(folder) && readdirSync(folder)).not.toContain('downloaded.txt');
});

test('nothing leaves a page by WebRTC or by looking up names, and no program of this computer is reached', async ({
  startTill,
}) => {
  const { page, app } = await startTill();
  const listener = createSocket('udp4').bind(0, '127.0.0.1');
  await once(listener, 'listening');
  let heard = 0;
  listener.on('message', () => (heard += 1));
  const candidates = await page.evaluate(async (port) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
    connection.createDataChannel('out');
    const found: string[] = [];
    const gathered = new Promise((resolve) => {
      connection.onicecandidate = ({ candidate }) =>
        candidate ? found.push(candidate.candidate) : resolve(0);
    });
    await connection.setLocalDescription(await connection.createOffer());
    await gathered;
    return found;
  }, listener.address().port);
  listener.close();
  expect({ candidates, heard }).toEqual({ candidates: [], heard: 0 });

  const answers = await app.evaluate(async ({ session }) =>
    Promise.all(
      [session.defaultSession, session.fromPartition('document')].map(async (one) => ({
        name: await one.resolveHost('localhost').catch((error: unknown) => String(error)),
        proxy: await one.resolveProxy('http://localhost:8080/'),
      })),
    ),
  );
  const closed = { name: expect.stringContaining('ERR_NAME_NOT_RESOLVED'), proxy: 'PROXY 127.0.0.1:9' };
  expect(answers).toEqual([closed, closed]);
});

test('a page has no way to devices, files, fonts or boxes of the system', async ({ startTill }) => {
  const { page } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();
  const seen = await page.evaluate(async () => {
    const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
    const refused = async (ask: () => Promise<unknown>) => ask().then(() => 'given', nameOf);
    // Its box, too, would stop the page.
    print();
    return {
      interfaces: ['usb', 'hid', 'serial', 'bluetooth'].filter((name) => name in navigator),
      pickers: [
        ...['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker', 'queryLocalFonts'],
        'EyeDropper',
      ].filter((name) => name in window),
      // A box would stop the page here.
      confirmed: confirm('Is this a box?'),
      permissions: await Promise.all([
        refused(() => navigator.clipboard.readText()),
        refused(() => navigator.mediaDevices.getDisplayMedia()),
        refused(() => navigator.wakeLock.request('screen')),
      ]),
    };
  });
  expect(seen).toEqual({
    interfaces: [],
    pickers: [],
    confirmed: false,
    permissions: ['NotAllowedError', 'NotAllowedError', 'NotAllowedError'],
  });
});

test('a page moves and resizes its window as little as a shopper does', async ({ sandbox, startTill }) => {
  const { app } = await startTill({ ...kioskOf(sandbox, { mode: 'open-amount' }), isLocked: true });
  const page = await windowShowing(app, 'kiosk.html');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const bounds = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().endsWith('/kiosk.html'))
        ?.getBounds(),
    );
  const before = await bounds();
  for (const change of ['moveTo(200, 200)', 'resizeTo(300, 300)']) {
    const wasPrevented = await app.evaluate(async ({ BrowserWindow }, code) => {
      const all = BrowserWindow.getAllWindows().map(({ webContents }) => webContents);
      const contents = all.find((each) => each.getURL().endsWith('/kiosk.html'));
      const asked = new Promise<boolean>((resolve) => {
        contents?.once('content-bounds-updated', (event) => resolve(event.defaultPrevented));
      });
      await contents?.executeJavaScript(code);
      return asked;
    }, change);
    expect(wasPrevented, change).toBe(true);
    expect(await bounds(), change).toEqual(before);
  }
});

test('text never becomes markup or code of a page', async ({ sandbox, startTill }) => {
  const till = await startTill({ customerDisplay: true });
  await expect(till.page.getByRole('heading').first()).toBeVisible();
  expect(await textTaken(till.page)).toEqual([]);
  expect(await textTaken(await windowShowing(till.app, 'customer.html'))).toEqual([]);
  await till.close();
  const { app } = await startTill(kioskOf(sandbox, { mode: 'open-amount' }));
  expect(await textTaken(await windowShowing(app, 'kiosk.html'))).toEqual([]);
});

test('there is no menu with reloading, links or developer tools, and no error box', async ({ startTill }) => {
  test.skip(process.platform === 'darwin', 'macOS keeps a menu, for copying and closing');
  const { app, output } = await startTill();
  expect(await app.evaluate(({ Menu }) => Menu.getApplicationMenu())).toBeNull();
  await app.evaluate(({ dialog }) => dialog.showErrorBox('Something', 'broke'));
  await expect.poll(output).toContain('Error: Something: broke');
});

/** Ways by which a page takes text for markup or code, or another page's word for it. */
function textTaken(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const ways = {
      innerHTML: () => (document.createElement('p').innerHTML = '<b>bold</b>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<i></i>'),
      script: () => (document.createElement('script').src = '/index.js'),
      policy: () => trustedTypes.createPolicy('own', {}),
      defaultPolicy: () => trustedTypes.createPolicy('default', {}),
    };
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way();
        return [name];
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${String(error)}`];
      }
    });
  });
}

/** Where the page is once it was told to go to `target`, and somebody was asked. */
function wentTo(app: ElectronApplication, target: string): Promise<string | undefined> {
  return app.evaluate(async ({ BrowserWindow }, address) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Chromium itself refuses some addresses and says so on the console.
    const asked = new Promise((resolve) => {
      contents?.once('will-navigate', resolve);
      contents?.once('console-message', resolve);
    });
    await contents?.executeJavaScript(`location.href = ${JSON.stringify(address)}; 0`, true);
    await asked;
    return contents?.getURL();
  }, target);
}

async function execute(app: ElectronApplication, script: string): Promise<void> {
  await app.evaluate(async ({ BrowserWindow }, code) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    await contents?.executeJavaScript(code, true).catch(() => undefined);
  }, script);
}
