import { expect } from '@playwright/test';
import type { KioskView } from '../../../shared/contract/kiosk.ts';
import type { Result } from '../../../shared/failure.ts';
import { kioskScript } from './kiosk-states.ts';
import { installScriptedKioskApi } from './scripted-kiosk-api.ts';
import { drawn, test as base } from '../till-page.ts';

interface Kiosk {
  /** Opens the kiosk's page on this view. */
  readonly open: (view: KioskView) => Promise<void>;
  /** Resolves once the page shows it, and hears its keys. */
  readonly push: (view: KioskView) => Promise<void>;
  readonly answer: (command: string, result: Result<unknown>) => Promise<void>;
  /** Commands so far that change something, without the touches that only say that somebody is there. */
  readonly asked: () => Promise<readonly { readonly name: string; readonly input: unknown }[]>;
  /** How often the page said that somebody is there. */
  readonly touches: () => Promise<number>;
}

const ONLY_LOOK = ['kiosk.view', 'kiosk.browse', 'kiosk.picture', 'kiosk.attractPicture', 'kiosk.touch'];

/** A page with the kiosk's real screens, beside the till's that it shares its complaints with. */
export const test = base.extend<{ kiosk: Kiosk }>({
  kiosk: async ({ page, address, till }, use) => {
    // The till's page brings the clock, and fails the test on whatever the browser complains about.
    expect(till).toBeDefined();
    const calls = () => page.evaluate(() => window.kioskScript.calls);
    await use({
      open: async (view) => {
        await page.addInitScript(installScriptedKioskApi, { view, ...kioskScript });
        await page.goto(`${address}kiosk.html`);
        await page.evaluate(() => document.fonts.ready);
        await page.locator('#kiosk h1').waitFor({ state: 'attached' });
      },
      push: async (view) => {
        await page.evaluate((next) => window.kioskScript.push(next), view);
        await page.locator(`main[data-stage='${view.stage.name}']`).waitFor();
        await page.evaluate(drawn);
      },
      answer: (command, result) =>
        page
          .evaluate(([name, answer]) => (window.kioskScript.answers[name] = answer), [
            command,
            result,
          ] as const)
          .then(() => undefined),
      asked: async () => (await calls()).filter(({ name }) => !ONLY_LOOK.includes(name)),
      touches: async () => (await calls()).filter(({ name }) => name === 'kiosk.touch').length,
    });
  },
});
