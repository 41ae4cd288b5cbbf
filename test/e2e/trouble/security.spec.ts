import { expect } from '@playwright/test';
import { test } from '../../support/electron/electron-test.ts';

test('the screens have no powers: nothing leads out of them, and nothing strange comes in', async ({
  startTill,
}) => {
  const { page, app } = await startTill();
  await expect(page.getByRole('heading').first()).toBeVisible();

  await test.step('the screens run sandboxed, under a policy, and reach nothing but the contract', async () => {
    const seen = await page.evaluate(async () => {
      const answer = await fetch(location.href).catch(() => 'refused');
      const inline = document.createElement('script');
      try {
        inline.textContent = 'window.inlineScriptRan = true';
        document.head.append(inline);
      } catch {
        // Trusted Types refuse it first.
      }
      return {
        require: typeof Reflect.get(window, 'require'),
        process: typeof Reflect.get(window, 'process'),
        ipc: typeof Reflect.get(window, 'ipcRenderer'),
        exposed: Object.keys(Reflect.get(window, 'countertop')).sort(),
        fetched: answer,
        inlineScript: Reflect.has(window, 'inlineScriptRan'),
        opened: window.open('https://example.test/') === null,
      };
    });
    expect(seen).toEqual({
      require: 'undefined',
      process: 'undefined',
      ipc: 'undefined',
      exposed: ['commands', 'onView'],
      fetched: 'refused',
      inlineScript: false,
      opened: true,
    });
  });

  await test.step('every file of the screens comes with the policy, and nothing else of the disk comes at all', async () => {
    const answers = await app.evaluate(
      ({ net }, paths) =>
        Promise.all(
          paths.map(async (path) => {
            const answer = await net.fetch(`app://countertop/${path}`).catch(() => undefined);
            const { headers } = answer ?? {};
            return headers && [headers.get('content-type'), headers.get('content-security-policy')];
          }),
        ),
      ['index.html', '..%2fmain%2findex.cjs', '%2e%2e/%2e%2e/package.json', 'nothing-such.js'],
    );
    expect(answers).toEqual([
      ['text/html; charset=utf-8', expect.stringContaining("connect-src 'none'")],
      undefined,
      undefined,
      undefined,
    ]);
  });

  await test.step('nothing leads away from the screens', async () => {
    const after = await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const tried = new Promise<string>((resolve) => {
        contents?.once('will-navigate', ({ url }) => resolve(url));
      });
      await contents?.executeJavaScript("location.href = 'https://example.test/'; 0");
      const target = await tried;
      return { target, url: contents?.getURL() };
    });
    expect(after).toEqual({ target: 'https://example.test/', url: 'app://countertop/index.html' });
  });

  await test.step('the window gives its page no powers', async () => {
    const preferences = await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      return (
        contents as unknown as { getLastWebPreferences: () => Record<string, unknown> }
      ).getLastWebPreferences();
    });
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
    });
  });

  await test.step('a command from a foreign page is refused', async () => {
    const answer = await app.evaluate(async ({ BrowserWindow, app: electronApp }) => {
      const stranger = new BrowserWindow({
        show: false,
        webPreferences: { preload: `${electronApp.getAppPath()}/out/preload/preload.cjs`, sandbox: true },
      });
      await stranger.loadURL('data:text/html,<p>stranger');
      const said: unknown = await stranger.webContents.executeJavaScript(
        "countertop.commands['till.view']()",
      );
      stranger.destroy();
      return said;
    });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'command-refused' } });
  });

  await test.step('messages of any shape get a refusal that names the field', async () => {
    const answers = await page.evaluate(async () => {
      const { commands } = Reflect.get(window, 'countertop') as {
        commands: Record<string, (input: unknown) => Promise<unknown>>;
      };
      const odd = [new Uint8Array(3), new Map([['reference', 1]]), new Date(), new ArrayBuffer(4), 10n];
      const inFields = odd.map((value) => ({
        amountMinor: 1,
        reference: '',
        overrides: value,
        items: value,
      }));
      const huge = { amountMinor: 1, reference: 'x'.repeat(8_000_000), overrides: [] };
      const plain: unknown[] = [undefined, null, 7, 'x', [], {}, { amountMinor: 'all', reference: 4 }];
      const shapes: unknown[] = [...plain, ...odd, ...inFields, huge];
      const start = commands['sale.start'];
      return start ? Promise.all(shapes.map((shape) => start(shape))) : [];
    });
    expect(answers).toHaveLength(18);
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: false, failure: { code: 'command-refused' } });
    }
  });

  await test.step('the session that documents are drawn in permits nothing either', async () => {
    const permission = await app.evaluate(async ({ app: till, BrowserWindow }) => {
      const window = new BrowserWindow({
        show: false,
        webPreferences: { partition: 'document', sandbox: true },
      });
      await window.loadFile(`${till.getAppPath()}/package.json`);
      const asked = (await window.webContents.executeJavaScript('Notification.permission')) as string;
      window.destroy();
      return asked;
    });
    expect(permission).toBe('denied');
  });
});
