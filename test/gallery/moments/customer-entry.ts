import { payer } from '../../support/records/payer.ts';
import { ready, virtual } from '../views.ts';
import type { Moment, Moments } from './moment.ts';
import type { CustomerScreenView, TillView } from '../../../shared/contract/views.ts';
import type { Hand } from './hand.ts';

async function toDetails(page: Hand, button: string | RegExp = 'Customer details'): Promise<void> {
  await page.keyboard.type('4250');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
}

/** The cashier stands before the customer's details, and this comes of the customer's screen. */
function atDetails(screens: readonly CustomerScreenView[], view: TillView = ready): Moment {
  return {
    view: { ...view, customerScreen: { state: 'shown' } },
    act: async (page) => {
      await toDetails(page, view === virtual ? /^Charge/ : undefined);
      for (const customerScreen of screens) {
        await page.evaluate((next) => window.script.push(next), { ...view, customerScreen });
      }
    },
  };
}

async function turned(page: Hand): Promise<void> {
  await toDetails(page);
  await page.getByRole('button', { name: 'Let the customer type' }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();
}

const asked = { id: 3, needed: false } as const;

/** The customer types who they are on their own screen, as the cashier sees it. */
export const customerEntryMoments: Moments = {
  'customer-may-type': atDetails([]),
  'customer-types': atDetails([{ state: 'shown', details: asked }]),
  'customer-has-typed': atDetails([{ state: 'shown', details: { ...asked, payer } }], virtual),
  'customer-would-rather-not': atDetails([{ state: 'shown', details: { ...asked, payer: {} } }]),
  'customer-types-turned': { view: ready, act: turned },
  'customer-typed-unplugged': atDetails([{ state: 'shown', details: asked }, { state: 'unplugged' }]),
};
