import type { Moments } from './moment.ts';
import { cashierSignedIn } from '../staff.ts';
import {
  articles,
  busyCheckout,
  changedCheckout,
  fullCheckout,
  justHeld,
  manyArticles,
  ready,
} from '../views.ts';
import { type, press, fromMenu, scanAtOnce } from './moment.ts';
import type { Hand } from './hand.ts';

/** Panels and pages beside the sale are loaded when they are opened. */
const openPanel = (name: string) => async (page: Hand) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** On a small display the articles take the keypad's place; on others they are there, and the key is not. */
export const openArticles = async (page: Hand) => {
  await page.getByRole('button', { name: /^Charge/ }).waitFor();
  await page.evaluate(
    (toggle) => document.querySelector<HTMLElement>(toggle)?.click(),
    "[data-part='articles-toggle']",
  );
  await page.getByRole('textbox', { name: 'Name or code' }).waitFor();
};

export const openAmounts = async (page: Hand) => {
  await fromMenu('Catalogue and amounts')(page);
  await page.getByRole('heading', { name: 'Catalogue and amounts' }).waitFor();
};

async function hold(page: Hand): Promise<void> {
  // On a small display the panel of the carts holds them.
  await openPanel('Carts 2')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hold this cart' }).click();
  await page.evaluate((next) => window.script.push(next), { ...ready, checkout: justHeld(busyCheckout) });
  await page.getByRole('button', { name: 'Name it' }).waitFor();
}

/** A cart is held, and its name is asked for. */
const held = {
  view: { ...ready, checkout: busyCheckout },
  answers: { 'checkout.hold': { ok: true, value: { heldId: 'h3' } } },
} as const;

/** The cart, and what fills it. */
export const cartMoments: Moments = {
  'new-sale-cart-typed': { view: { ...ready, checkout: fullCheckout }, act: type('4250') },
  'new-sale-unknown-code': {
    view: {
      ...ready,
      checkout: { ...fullCheckout, draft: { ...fullCheckout.draft, lines: [], tip: 'none' } },
    },
    answers: { 'catalogue.byCode': { ok: true, value: null } },
    act: async (page) => {
      await scanAtOnce(page, '96385074');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('1250');
    },
  },
  'new-sale-open-price': {
    view: {
      ...ready,
      checkout: { ...busyCheckout, quickArticles: [{ name: 'Flowers', quick: true, colour: 'pink' }] },
    },
    act: async (page) => {
      await openArticles(page);
      await page.getByRole('button', { name: /^Flowers/ }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('1250');
    },
  },
  'scan-ignored': {
    view: { ...ready, checkout: fullCheckout },
    act: async (page) => {
      await openPanel('Tip')(page);
      await scanAtOnce(page, '96385074');
      await page.getByText('Scan ignored here').waitFor();
    },
  },
  'new-sale-catalogue': { view: { ...ready, checkout: busyCheckout }, act: openArticles },
  'new-sale-category': {
    view: { ...ready, checkout: busyCheckout },
    answers: { 'catalogue.browse': { ok: true, value: { articles: manyArticles, more: 120 } } },
    act: async (page) => {
      await openArticles(page);
      await page.getByRole('radio', { name: 'Sweet' }).check();
      await page.getByText('120 more').waitFor();
    },
  },
  'new-sale-search': {
    view: { ...ready, checkout: fullCheckout },
    answers: { 'catalogue.find': { ok: true, value: articles.slice(0, 2) } },
    act: async (page) => {
      await openArticles(page);
      await page.getByRole('textbox', { name: 'Name or code' }).fill('co');
      await page.getByRole('button', { name: /^Flat white/ }).waitFor();
    },
  },
  'new-sale-held': { ...held, act: hold },
  'new-sale-held-name': {
    ...held,
    act: async (page) => {
      await hold(page);
      await openPanel('Name it')(page);
    },
  },
  'cart-discount': { view: { ...ready, checkout: fullCheckout }, act: openPanel('Discount') },
  'cart-tip-own': {
    view: { ...ready, checkout: fullCheckout },
    act: async (page) => {
      await openPanel('Tip')(page);
      await page.keyboard.type('250');
    },
  },
  'cart-line': {
    view: { ...cashierSignedIn, checkout: fullCheckout },
    act: async (page) => {
      await page.getByRole('button', { name: 'Change: Coffee' }).first().click();
      await page.getByRole('dialog').waitFor();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Discount/ })
        .click();
      await page.getByRole('button', { name: '10%' }).click();
    },
  },
  'new-sale-cart-changed': {
    view: { ...ready, checkout: changedCheckout },
    act: (page) => page.getByText('no milk').waitFor(),
  },
  'cart-held': { view: { ...ready, checkout: fullCheckout }, act: openPanel('Carts') },
  amounts: { view: { ...ready, checkout: fullCheckout }, act: openAmounts },
  'amounts-unknown-colours': {
    view: { ...ready, checkout: fullCheckout },
    answers: {
      'catalogue.import': { ok: true, value: { articles: 1_250, faults: [], unknownColours: 1_102 } },
    },
    act: async (page) => {
      await openAmounts(page);
      await page.locator('input[type=file]').setInputFiles({
        name: 'shirts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,price,colour'),
      });
      await page.getByText('1,102').waitFor();
    },
  },
  'amounts-faults': {
    view: ready,
    answers: {
      'catalogue.import': {
        ok: true,
        value: {
          articles: 0,
          unknownColours: 0,
          faults: [
            { line: 4, column: 'price', fault: 'not-a-price' },
            { line: 17, column: 'code', fault: 'code-twice' },
          ],
        },
      },
    },
    act: async (page) => {
      await openAmounts(page);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('name,price') });
      await page.getByRole('alert').waitFor();
    },
  },
};
