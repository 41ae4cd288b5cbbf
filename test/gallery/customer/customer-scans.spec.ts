import { customerView } from '../../../shared/view/customer-view.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { test } from './customer-page.ts';
import { customerStates } from './customer-states.ts';
import { expectIgnored } from '../checkout/ignored-scans.ts';
import { drawn } from '../till-page.ts';
import { ready } from '../views.ts';
import type { TillView } from '../../../shared/contract/views.ts';

test.use({ ownTime: false });

/** A customer types here, and a scanner at the same computer sends its keys to whatever window is in front. */
const asked: TillView = { ...ready, customerScreen: { state: 'shown', details: { id: 3, needed: false } } };
const { 'customer-tip': tip = asked, ...others } = customerStates;

for (const [name, view] of [
  ['customer-details', asked] as const,
  ['customer-tip', tip] as const,
  ...sampleOf(Object.entries(others), 2, 'places of scans before a customer'),
]) {
  test(`a scan changes nothing on ${name}, and is said to be ignored`, async ({ customer, page }) => {
    await customer.open(customerView(view));
    await page.waitForLoadState('networkidle');
    await page.evaluate(drawn);
    await expectIgnored(page, async () => [await customer.tips(), await customer.given()]);
  });
}
