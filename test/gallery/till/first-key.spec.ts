import { expect } from '@playwright/test';
import { moments } from '../moments.ts';
import { openScreen } from '../screens.ts';
import { test } from '../till-page.ts';
import type { Page } from '@playwright/test';

// A key can come as soon as a screen is there, before it is painted. It must find the focus in its place.

/** Notes, from now on, what has the focus in the moment in which a heading appears: its label or its text. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!added.some((node) => node instanceof Element && node.querySelector('h1, h2'))) return;
      const { activeElement: focused } = document;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
      seen.push(label?.textContent ?? '');
    }).observe(document, { subtree: true, childList: true });
    Object.assign(window, { seen });
  });

const focusSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);

test('the first field of the next step has the focus as soon as the step is there', async ({
  till,
  page,
}) => {
  const { 'new-application-addresses': addresses } = moments;
  if (addresses) await openScreen(addresses, till, page);
  await watchFocus(page);
  // Main answers later, when the press is over: what an answer changes is drawn in another way than what a press changes.
  await page.evaluate(() => {
    const answer = { ok: true, value: { problems: [], isKept: true } };
    const late = new Promise((arrive) => Object.assign(window, { arrive: () => arrive(answer) }));
    Object.assign(window.script.answers, { 'applicationDrafts.keep': late });
  });
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.evaluate(() => (window as unknown as { arrive: () => void }).arrive());
  await expect(page.getByRole('heading', { name: 'Stakeholders', level: 2 })).toBeVisible();
  expect(await focusSeen(page)).toEqual(['First name']);
});
