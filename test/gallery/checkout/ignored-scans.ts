import { expect, type Page } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';

export const CODE = '4006381333931';

/** What stands in all boxes of a page. */
const boxes = (page: Page) =>
  page.locator('input, select, textarea').evaluateAll((found) =>
    found.map((box) => {
      const { value, checked } = box as HTMLInputElement;
      return { value, checked };
    }),
  );

const headings = (page: Page) => page.locator('h1, h2').allInnerTexts();

/** In front: in the dialog, where there is one. Answers whether there is such a control. */
const focusFirst = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const front = document.querySelector('dialog:modal') ?? document;
    const found = [...front.querySelectorAll<HTMLElement>(wanted)].find((one) => one.checkVisibility());
    found?.focus();
    return found !== undefined;
  }, selector);

/** A scan says the same with the focus in a box, on a button and nowhere: it is ignored. `asked` is what main was asked. */
export async function expectIgnored(page: Page, asked: () => Promise<unknown>): Promise<void> {
  const before = { asked: await asked(), headings: await headings(page) };
  const scanned = async (gapMs: number) => {
    // A box that the focus has just left may write what was typed in another form, e.g. a day.
    const boxesBefore = await boxes(page);
    await scan(page, CODE, { gapMs });
    await expect(page.getByText('Scan ignored here')).toBeVisible();
    expect(await boxes(page)).toEqual(boxesBefore);
  };
  await scanned(60);
  if (await focusFirst(page, 'input:not([type=file]), textarea, select')) await scanned(35);
  if (await focusFirst(page, 'button:not(:disabled)')) await scanned(5);
  expect({ asked: await asked(), headings: await headings(page) }).toEqual(before);
}
