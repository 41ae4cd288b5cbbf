import type { Moments } from './moment.ts';
import type { CatalogueStep } from '../../../shared/contract/checkout.ts';
import {
  articles,
  busyCheckout,
  cafeArticles,
  cafeCheckout,
  fullCheckout,
  manyArticles,
  ready,
} from '../views.ts';
import { press } from './moment.ts';
import { ARTICLE_PICTURES } from '../drawn-articles.ts';
import { openAmounts, openArticles as openGrid } from './cart.ts';
import { terminal } from '../../support/records/corner-shop.ts';
import type { Hand } from './hand.ts';

const after = (step: CatalogueStep) => ({
  ...ready,
  terminal: {
    ...terminal,
    tax: {
      mode: 'inclusive',
      rates: [
        { id: 'standard', name: 'VAT', percent: '20' },
        { id: 'reduced', name: 'VAT', percent: '5.5' },
      ],
    } as const,
  },
  checkout: { ...fullCheckout, catalogueStep: { ...step, number: 1 } },
});

const listed = {
  'catalogue.list': {
    ok: true,
    value: {
      articles: [
        { ...articles[0], category: 'Hot drinks', taxRate: 'reduced', colour: 'brown' },
        ...manyArticles.slice(1, 12).map((article) => ({ ...article, category: 'Sweet' })),
      ],
      more: 4_950,
    },
  },
} as const;

const openArticles = async (page: Hand) => {
  await openAmounts(page);
  await press('Edit articles')(page);
  await page.getByText('4,950').waitFor();
};

/** A cup from above, 24 × 18 dots. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAIAAADOjonJAAAAvklEQVR42q2TUQZCURRF90gaR8NpQHsISZIkqTyVp/KIiIiIiIj02UdD6O/YTtftvivW3z1rOR/34FHxL+C+YYT366lEJnFbMYhLKMF5XEs6TGg1G9/Yq7NwWdIRqWjLWTjPqfysaEtFnAoqKRVrqYjjjEbiOrqUuThMaGSEzMV+TCMjZC52IxoZIXOxHdLICJmLakClVkhFrPtUav0jFVH26Ej82c7CoktH4q05C0WHQSLXH5zHtM0ILhGZ/ABGrOSeS1uVJAAAAABJRU5ErkJggg==';

const pictured = manyArticles.map((article, place) => ({
  ...article,
  ...(place % 4 !== 3 && { picture: `${place}.png` }),
}));

/** The catalogue, edited in the till. */
export const articlesMoments: Moments = {
  articles: {
    view: after({ kind: 'changed', name: 'Coffee' }),
    answers: listed,
    act: openArticles,
  },
  'articles-change': {
    view: after({ kind: 'imported' }),
    answers: listed,
    act: async (page) => {
      await openArticles(page);
      await page
        .getByRole('button', { name: /^Coffee/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Change: Coffee' }).waitFor();
    },
  },
  'articles-faults': {
    view: after({ kind: 'cleared' }),
    answers: {
      ...listed,
      'catalogue.save': {
        ok: true,
        value: {
          faults: [
            { line: 1, column: 'name', fault: 'empty' },
            { line: 1, column: 'price', fault: 'not-a-price' },
            { line: 1, column: 'code', fault: 'code-twice' },
            { line: 0, column: 'quick', fault: 'too-many-quick' },
          ],
        },
      },
    },
    act: async (page) => {
      await openArticles(page);
      await press('Add an article')(page);
      await page.getByRole('textbox', { name: 'Price' }).fill('three');
      await press('Save article')(page);
      await page.getByText('Another article has this code.').waitFor();
    },
  },
  'amounts-pictures': {
    view: after({ kind: 'imported' }),
    answers: {
      'catalogue.checkPictures': {
        ok: true,
        value: {
          folder: '/media/till/pictures-of-the-corner-shop-2026',
          ready: 1_248,
          notShown: 3,
          faults: [
            { name: 'croissant with almonds, new.jpg', fault: 'missing' },
            { name: 'bread.png', fault: 'too-large' },
            { name: 'link.jpg', fault: 'not-a-file' },
          ],
        },
      },
    },
    act: async (page) => {
      await openAmounts(page);
      await page.getByText('bread.png').waitFor();
    },
  },
  'new-sale-pictures': {
    view: { ...ready, checkout: busyCheckout },
    answers: {
      'catalogue.browse': { ok: true, value: { articles: pictured, more: 0 } },
      'catalogue.picture': { ok: true, value: PICTURE },
    },
    act: async (page) => {
      await openGrid(page);
      await page.getByRole('radio', { name: 'Sweet' }).check();
      await page.locator("[data-part='article-picture'] img").first().waitFor();
    },
  },
  'new-sale-cafe': {
    view: { ...ready, checkout: cafeCheckout },
    answers: {
      'catalogue.browse': { ok: true, value: { articles: cafeArticles, more: 0 } },
      ...Object.fromEntries(
        Object.entries(ARTICLE_PICTURES).map(([name, value]) => [
          `catalogue.picture ${JSON.stringify({ name })}`,
          { ok: true, value } as const,
        ]),
      ),
    },
    act: async (page) => {
      await openGrid(page);
      // Articles of the first page would be asked for their pictures before there is an answer.
      await page.getByRole('radio', { name: 'Café' }).check();
      await page.locator("[data-part='article-picture'] img").first().waitFor();
    },
  },
  'amounts-replace': {
    view: after({ kind: 'imported' }),
    answers: {
      'catalogue.import': {
        ok: true,
        value: {
          articles: 1_250,
          faults: [],
          unknownColours: 0,
          replaces: { added: 12, changed: 1_238, removed: 8_762 },
        },
      },
    },
    act: async (page) => {
      await openAmounts(page);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('name,price') });
      await page.getByRole('alertdialog').waitFor();
    },
  },
};
