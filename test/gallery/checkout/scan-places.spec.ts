import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../../support/drawn/sample.ts';
import { scan } from '../../support/electron/scanner.ts';
import { CODE, expectIgnored } from './ignored-scans.ts';
import { SCAN_RECEIVERS } from './scan-receivers.ts';
import { openScreen, screens } from '../screens.ts';
import { test, type Till } from '../till-page.ts';

test.use({ ownTime: false });

const RECEIVING = SCAN_RECEIVERS.flatMap(({ states }) => states);

/** Every screen, panel and question on which a scan has no meaning: all that nobody has named as taking scans. */
const PLACES = Object.keys(screens).filter((name) => !RECEIVING.includes(name));

test('a new state of the gallery is a place where scans are ignored until somebody names it', () => {
  expect(PLACES.length + RECEIVING.length).toBe(Object.keys(screens).length);
  expect(PLACES).toContain('waiting');
});

/** Where a scan once did harm: a wrong PIN, a discount, a tip. */
const HARMFUL = ['sign-in-wrong-pin', 'cart-discount', 'cart-tip-own'];

for (const name of new Set([...HARMFUL, ...sampleOf(PLACES, 4, 'places of scans')])) {
  test(`a scan changes nothing on ${name}, and is said to be ignored`, async ({ till, page }) => {
    const screen = screens[name];
    if (!screen) throw new Error(`no screen ${name}`);
    await openScreen(screen, till, page);
    await expectIgnored(page, async () => withoutRepeated(await till.calls()));
  });
}

/**
 * A key is activity whatever it means, a page asks how a reading goes on for as long as it does, and what stands in a form
 * is kept a moment after the last key: the boxes themselves are compared.
 */
const REPEATED = ['staff.activity', 'days.progress', 'formDrafts.keep', 'applicationDrafts.keep'];
const withoutRepeated = (calls: Awaited<ReturnType<Till['calls']>>) =>
  calls.filter(({ name }) => !REPEATED.includes(name));

const shows = (text: RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const isCalled = (command: string) => async (_: Page, till: Till) =>
  expect.poll(async () => (await till.calls()).map(({ name }) => name)).toContain(command);
const isIn = (name: string) => async (page: Page) =>
  expect(page.getByRole('textbox', { name })).toHaveValue(CODE);

/** What is seen of a scan where it is taken, by the file of its receiver. */
const TAKEN: Readonly<Record<string, (page: Page, till: Till) => Promise<void>>> = {
  'use-scan.ts': async (page, till) => {
    const isAsked = page.getByRole('heading', { name: 'Unknown barcode' });
    const isKnown = async () => (await till.calls()).some(({ name }) => name === 'catalogue.byCode');
    await expect.poll(async () => (await isKnown()) || (await isAsked.isVisible())).toBe(true);
  },
  'use-next-sale-keys.ts': isCalled('sale.leave'),
  'find-payment.tsx': isIn('Name, reference, code, amount, #number, day or time'),
  'payments.tsx': isIn('Name, reference, code, amount, #number, day or time'),
  'setup-screen.tsx': isCalled('setup.checkHandOver'),
  'article-list.tsx': isIn('Search articles'),
  'article-form.tsx': isIn('Code'),
};

const RECEIVED = SCAN_RECEIVERS.flatMap(({ file, states }) => {
  return states.map((name) => ({ name, taken: TAKEN[file.slice(file.lastIndexOf('/') + 1)] }));
});

for (const { name, taken } of sampleOf(RECEIVED, 4, 'receivers of scans')) {
  test(`a scan is taken on ${name}`, async ({ till, page }) => {
    const screen = screens[name];
    if (!screen || !taken) throw new Error(`no screen ${name}, or nothing is seen of its scans`);
    await openScreen(screen, till, page);
    await scan(page, CODE);
    await taken(page, till);
    await expect(page.getByText('Scan ignored here')).toHaveCount(0);
  });
}

for (const [name, said] of [
  ['new-sale', /^After a scan, the till asks for the price\.$/],
  ['new-sale-set-up', /^Scan an article to add it\.$/],
  ['new-sale-cart', /^Scan an article to add it\.$/],
  ['outcome-completed', /^A scan or a digit begins the next sale\.$/],
  ['outcome-overpaid', /^A scan or a digit begins the next sale\.$/],
  ['find-payment', /^A scanned code is searched for at once\.$/],
  ['articles', /^A scanned code is searched for at once\.$/],
  ['payments', /^A scanned code is searched for at once\.$/],
] as const) {
  test(`${name} says what a scan means there`, async ({ till, page }) => {
    const screen = screens[name];
    if (!screen) throw new Error(`no screen ${name}`);
    await openScreen(screen, till, page);
    await shows(said)(page);
  });
}
