import { expect } from '@playwright/test';
import { expectHeading } from './cashier.ts';
import type { Page } from '@playwright/test';

/** What was pressed, in its order. */
export interface Presses {
  readonly onTheWay: string[];
  readonly handingOver: string[];
}

/** At the manager's till: another terminal is made, and its package. Answers the code. */
export async function handOver(
  page: Page,
  own: string,
  { onTheWay, handingOver }: Presses = { onTheWay: [], handingOver: [] },
): Promise<string> {
  const pressing =
    (presses: string[]) =>
    async (name: string, exact = true) => {
      presses.push(name);
      await page.getByRole('button', { name, exact }).click();
    };
  const go = pressing(onTheWay);
  await go('Menu');
  await go('Back office', false);
  await go('Terminals Merchants', false);
  await page.getByRole('textbox', { name: 'Name or ID' }).fill(own);
  onTheWay.push('Enter');
  await page.keyboard.press('Enter');
  await go(own, false);
  onTheWay.push('its location');
  await page.getByRole('navigation', { name: 'Is in' }).getByRole('button').last().click();
  await go('New terminal');
  await page.getByRole('textbox', { name: 'Name' }).fill('Side counter');
  await go('Create');
  await expectHeading(page, 'Side counter');
  const press = pressing(handingOver);
  await press('Hand over to a till');
  await press('Make the package');
  const code = page.locator('code');
  await expect(code).toHaveText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await expect(page.getByText(/^Expires in 59:\d\d$/)).toBeVisible();
  return code.innerText();
}
