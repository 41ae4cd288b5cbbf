import { test as base, expect, type Page } from '@playwright/test';
import type { TillView } from '../../shared/contract/views.ts';
import type { Result } from '../../shared/failure.ts';
import type { Preferences } from '../../shared/preferences.ts';
import { drawnShare, type DrawnShare } from '../support/drawn/drawn-share.ts';
import { RENDERER } from './build-renderer.ts';
import { installScriptedApi } from './scripted-api.ts';
import { serveFolder } from './serve-folder.ts';
import { NOW } from './views.ts';

export interface Till {
  /** Opens the renderer on this view and waits until it is drawn; the clock starts at `NOW`. */
  readonly open: (view: TillView) => Promise<void>;
  readonly push: (view: TillView) => Promise<void>;
  /** From here on it is ten seconds after `NOW`, more where a computer took longer, and time passes by `page.clock.runFor` alone. */
  readonly stopClock: () => Promise<void>;
  /** Somebody has chosen these; resolves once the screen shows them. */
  readonly prefer: (preferences: Partial<Preferences>) => Promise<void>;
  readonly answer: (command: string, result: Result<unknown>) => Promise<void>;
  /** Commands other than the first question for the view, and drafts that are kept on the way. */
  readonly calls: () => Promise<readonly { readonly name: string; readonly input: unknown }[]>;
}

/** A page with the real renderer. The test fails on anything the browser complains about, a policy violation above all. */
export const test = base.extend<{ till: Till; ownTime: boolean } & DrawnShare, { address: string }>({
  ...drawnShare,

  // A page with a clock of its own tells when a key is handled, not when it was struck: tests of a keyboard's pace need the real one.
  ownTime: [true, { option: true }],

  address: [
    // Playwright reads the fixture's needs from this pattern, also when there are none.
    async ({}, use) => {
      const server = await serveFolder(RENDERER);
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' },
  ],
  till: async ({ page, address, ownTime }, use) => {
    if (ownTime) await page.clock.install({ time: NOW });
    // The clock of the test before is taken away in parts while the page is emptied, and what is left may complain of the
    // part that is gone. By this answer all that has been heard.
    await page.evaluate(() => undefined);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(tillOn(page, address));
    const provoked = test.info().annotations.some(({ type }) => type === 'expects-complaints');
    if (!provoked) expect(complaints).toEqual([]);
    // A clock that stands at the end of a test Playwright starts again by itself, without waiting. On a slow computer that comes
    // after the clock was taken away: a script stays behind in every later page, which misses it ("reading 'controller'").
    if (ownTime) await page.clock.resume();
  },
});

/** In the page: resolves once what was asked for has been laid out. */
export const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function tillOn(page: Page, address: string): Till {
  return {
    open: async (view) => {
      await page.addInitScript(installScriptedApi, view);
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const drawn = page.locator("#till :is(h1, [data-part='starting'])");
      await drawn.first().waitFor({ state: 'attached' });
    },
    stopClock: async () => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(Math.max(NOW + 10_000, now + 1_000));
    },
    push: (view) => page.evaluate((next) => window.script.push(next), view),
    prefer: async (preferences) => {
      await page.evaluate((chosen) => window.script.prefer(chosen), preferences);
      const { language, theme, textSize } = preferences;
      const root = page.locator('html');
      if (language !== undefined) await expect(root).toHaveAttribute('lang', language);
      if (theme !== undefined) await expect(root).toHaveAttribute('data-theme', theme);
      if (textSize !== undefined) await expect(root).toHaveCSS('--text-size', String(textSize / 100));
    },
    answer: (command, result) =>
      page.evaluate(
        ([name, value]) => {
          window.script.answers[name] = value;
        },
        [command, result] as const,
      ),
    calls: () =>
      page.evaluate(() =>
        window.script.calls.filter(({ name }) => !['till.view', 'checkout.keepDraft'].includes(name)),
      ),
  };
}
