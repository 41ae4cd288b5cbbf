import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** WCAG 2.2, A and AA, with everything that older versions asked for. */
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** Resolves once no colour is on its way from one theme to the next. Runs in the page. */
const settled = async (): Promise<void> => {
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
};

/** What axe finds wrong with the page as it stands: one line for each element. The page keeps axe for the next time. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(rules),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} ${[...any, ...all][0]?.message ?? ''}`),
  );
}
