import { expect, type Locator, type Page } from '@playwright/test';
import { strike } from '../../support/electron/scanner.ts';
import { articles, plainCheckout, ready } from '../views.ts';
import type { CheckoutView } from '../../../shared/contract/checkout.ts';
import type { TillView } from '../../../shared/contract/views.ts';

export const EAN = '4006381333931';
export const withCheckout = (changed: Partial<CheckoutView>): TillView => ({
  ...ready,
  checkout: { ...plainCheckout, ...changed },
});
export const coffee = { ok: true, value: articles[0] } as const;
export const nobodyKnows = { ok: true, value: null } as const;
export const charge = (page: Page, amount: string) =>
  expect(page.getByRole('button', { name: `Charge ${amount}` })).toBeVisible();
export const unknown = (page: Page, code: string) =>
  expect(page.getByRole('alert').filter({ hasText: 'Unknown barcode' })).toContainText(code);
export const ignored = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Scan ignored here' })).toBeVisible();

/** At a person's pace: an Enter that follows a scan at once is the scanner's. */
export const pressEnter = (page: Page) => strike(page, ['Enter'], 0);
export const selectionOf = (box: Locator) =>
  box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

/** This command has no answer before `answerNow`. */
export const answerLater = (page: Page, command: string) =>
  page.evaluate((name) => {
    const answered = new Promise((resolve) => Object.assign(window, { answerNow: resolve }));
    Object.assign(window.script.answers, { [name]: answered });
  }, command);
export const answerNow = (page: Page, answer: unknown) =>
  page.evaluate(
    (value) => (window as unknown as { answerNow: (answer: unknown) => void }).answerNow(value),
    answer,
  );
