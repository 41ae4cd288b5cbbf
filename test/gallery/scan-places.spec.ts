import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../support/sample.ts';
import { scan } from '../support/scanner.ts';
import { openScreen, screens } from './screens.ts';
import { test } from './till-page.ts';

test.use({ ownTime: false });

/** Every screen, panel and question on which a scan has no meaning. */
const PLACES = [
  'amounts',
  'cart-discount',
  'cart-held',
  'cart-tip-own',
  'cashiers-add',
  'cashiers-change',
  'creating',
  'customer',
  'customer-needed',
  'customer-screen-page',
  'customer-types',
  'customer-types-turned',
  'menu',
  'new-sale-approval-by-pin',
  'new-sale-large-amount',
  'new-sale-paid-before',
  'new-sale-reference-in-use',
  'new-sale-same-amount',
  'new-sale-tip-asked',
  'not-created',
  'outcome-underpaid',
  'outcome-underpaid-page',
  'document-guide',
  'document-receipt',
  'past-sale-underpaid',
  'preferences',
  'printer-form',
  'setup-first',
  'setup-from-till',
  'setup-secrets',
  'shift',
  'shift-close',
  'sign-in',
  'sign-in-forgotten',
  'sign-in-wrong-pin',
  'unknown-stale',
  'waiting',
  'waiting-turned',
] as const;

for (const name of sampleOf(PLACES, 6, 'places of scans')) {
  test(`a scan changes nothing on ${name}, and is said to be ignored`, async ({ till, page }) => {
    const screen = screens[name];
    if (!screen) throw new Error(`no screen ${name}`);
    await openScreen(screen, till, page);
    const before = { calls: await till.calls(), boxes: await boxes(page), title: await title(page) };
    const scanned = async (gapMs: number) => {
      await scan(page, '4006381333931', { gapMs });
      await expect(page.getByText('Scan ignored here')).toBeVisible();
      expect(await boxes(page)).toEqual(before.boxes);
    };
    await scanned(35);
    if (await focusFirst(page, 'input:not([type=file]), textarea, select')) await scanned(35);
    if (await focusFirst(page, 'button:not(:disabled)')) await scanned(5);
    const isActivity = ({ name: command }: { readonly name: string }) => command === 'staff.activity';
    expect((await till.calls()).filter((call) => !isActivity(call))).toEqual(
      before.calls.filter((call) => !isActivity(call)),
    );
    expect(await title(page)).toEqual(before.title);
  });
}

const boxes = (page: Page) =>
  page.locator('input, select, textarea').evaluateAll((found) =>
    found.map((box) => {
      const { value, checked } = box as HTMLInputElement;
      return { value, checked };
    }),
  );

const title = (page: Page) => page.locator('h1, h2').allInnerTexts();

/** In front: in the dialog, where there is one. Answers whether there is such a control. */
const focusFirst = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const front = document.querySelector('dialog:modal') ?? document;
    const found = [...front.querySelectorAll<HTMLElement>(wanted)].find((control) =>
      control.checkVisibility(),
    );
    found?.focus();
    return found !== undefined;
  }, selector);
