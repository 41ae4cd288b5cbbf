import type { Moments } from './moment.ts';
import { ended, ready, showing, shown, virtual, withPayerKept } from '../views.ts';
import { press, fromMenu } from './moment.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Hand } from './hand.ts';

/** Somebody has gone on to the customer's details of a sale. */
const toCustomer = (button: string | RegExp) => async (page: Hand) => {
  await page.keyboard.type('4250');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
};

async function typeFaulty(page: Hand): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada at home');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('SW1Y');
  await page.getByRole('button', { name: /^Charge \$/ }).click();
}

async function tipAsked(page: Hand): Promise<void> {
  await page.keyboard.type('4250');
  const tip = { id: 2, amountMinor: 4_250 };
  const view: TillView = { ...ready, customerScreen: { state: 'shown', tip } };
  await page.evaluate((next) => window.script.push(next), view);
}

// These two are loaded when they are first asked for.
async function customerScreenPage(page: Hand): Promise<void> {
  await fromMenu('Customer screen')(page);
  await page.getByRole('heading', { name: 'Customer screen' }).waitFor();
}

async function turned(page: Hand): Promise<void> {
  await press('Show to customer')(page);
  await page.getByText('Scan with your phone').waitFor();
}

/** "Wrong amount?" has brought the sale back, with its customer. */
async function amountBroughtBack(page: Hand): Promise<void> {
  await press('Wrong amount?')(page);
  await page.evaluate((next) => window.script.push(next), ready);
  await page.getByRole('button', { name: 'Customer details: kept' }).waitFor();
}

async function chargedAgainWithoutDetails(page: Hand): Promise<void> {
  await press('Charge $123.45 again')(page);
  await page.evaluate((next) => window.script.push(next), ready);
  await page.locator('dialog:modal').waitFor();
}

/** The customer's details and the customer's screen, as the cashier sees them. */
export const customerMoments: Moments = {
  customer: { view: ready, act: toCustomer('Customer details') },
  'customer-needed': { view: virtual, act: toCustomer(/^Charge/) },
  'customer-faults': {
    view: virtual,
    act: async (page) => {
      await toCustomer(/^Charge/)(page);
      await typeFaulty(page);
    },
  },
  'new-sale-customer-kept': {
    view: withPayerKept(showing({ name: 'waiting', ...shown })),
    answers: { 'sale.withdrawCode': { ok: true, value: { withdrawn: true } } },
    act: amountBroughtBack,
  },
  'new-sale-details-gone': {
    view: showing(ended('expired')),
    answers: {
      'sale.leave': { ok: true, value: null },
      'sale.start': { ok: false, failure: { action: 'fix-input', code: 'customer-details-gone' } },
    },
    act: chargedAgainWithoutDetails,
  },
  'customer-screen-page': { view: ready, act: customerScreenPage },
  'new-sale-tip-asked': {
    view: ready,
    act: tipAsked,
  },
  'waiting-turned': { view: showing({ name: 'waiting', ...shown }), act: turned },
};
