import type { Page } from '@playwright/test';
import { scan } from '../support/scanner.ts';
import type { CheckAnswer, TillView } from '../../shared/contract/views.ts';
import type { EarlierPayment, Failure, Result } from '../../shared/failure.ts';
import {
  articles,
  ended,
  fullCounter,
  NOW,
  parked,
  printing,
  profile,
  ready,
  showing,
  shown,
  unreachable,
  virtual,
} from './views.ts';
import type { Paper } from '../../shared/paper.ts';
import { receipt } from '../../src-main/papers/receipt.ts';
import { reclaimSlip } from '../../src-main/papers/reclaim-slip.ts';
import { staffGuide } from '../../src-main/papers/staff-guide.ts';
import { contextOf, read, saleOf, shown as codeShown } from '../support/paper-sales.ts';
import { locked, report, signedIn } from './staff.ts';
import { pastSalesMoments } from './past-sales.ts';

/** A screen state that somebody's hand has a part in. */
export interface Moment {
  readonly view: TillView;
  readonly answers?: Readonly<Record<string, Result<unknown>>>;
  readonly act: (page: Page) => Promise<void>;
}

const type = (digits: string) => (page: Page) => page.keyboard.type(digits);
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const fromMenu = (name: string) => async (page: Page) => {
  await press('Menu')(page);
  await press(name)(page);
};
/** Panels and pages beside the sale are loaded when they are opened. */
const openPanel = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};
const openAmounts = async (page: Page) => {
  await fromMenu('Catalogue and amounts')(page);
  await page.getByRole('heading', { name: 'Catalogue and amounts' }).waitFor();
};
/** The screen is loaded when it is asked for. */
const toPrinter = async (page: Page) => {
  await fromMenu('Printer')(page);
  await page.getByRole('heading', { name: 'Printer' }).waitFor();
};
const chooseFile = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'till.json', mimeType: 'application/json', buffer: Buffer.from('{}') });

/** Somebody has gone on to the customer's details of a sale. */
const toCustomer = (button: string | RegExp) => async (page: Page) => {
  await page.keyboard.type('4250');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
};
async function typeFaulty(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada at home');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('SW1Y');
  await page.getByRole('button', { name: /^Charge \$/ }).click();
}

const earlier: EarlierPayment = { reference: 'TABLE-9', at: NOW - 240_000 };

async function tipAsked(page: Page): Promise<void> {
  await page.keyboard.type('4250');
  const tip = { id: 2, amountMinor: 4_250 };
  const view: TillView = { ...ready, customerScreen: { state: 'shown', tip } };
  await page.evaluate((next) => window.script.push(next), view);
}

// These two are loaded when they are first asked for.
async function customerScreenPage(page: Page): Promise<void> {
  await fromMenu('Customer screen')(page);
  await page.getByRole('heading', { name: 'Customer screen' }).waitFor();
}
async function turned(page: Page): Promise<void> {
  await press('Show to customer')(page);
  await page.getByText('Scan with your phone').waitFor();
}

/** The guard has something against a sale. */
function warned(failure: Omit<Failure, 'action'>): Moment {
  return {
    view: { ...ready, sales: parked.slice(0, 2) },
    answers: { 'sale.start': { ok: false, failure: { action: 'fix-input', ...failure } } },
    act: async (page) => {
      await page.keyboard.type('500');
      await page.keyboard.press('Enter');
    },
  };
}

/** Somebody has pressed "Customer says they paid?". */
function checked(view: TillView, answer: CheckAnswer): Moment {
  return {
    view,
    answers: { 'sale.checkNow': { ok: true, value: answer } },
    act: press('Customer says they paid?'),
  };
}

const cart = {
  lines: [
    { name: 'Flat white', quantity: 2, unitMinor: 450 },
    { name: 'Walnut and honey cake, large, to share between four', quantity: 1, unitMinor: 10_445 },
  ],
  discountMinor: 500,
  tipMinor: 1_500,
};
const paidSale = saleOf({ makeup: cart }, codeShown, read('completed', { received: '123.45 USDC' }));
const underpaidSale = saleOf(
  {},
  codeShown,
  read('underpaid', { requested: '123.45 USDC', received: '100.00 USDC', paymentCode: 'K7-2291' }),
);
const slip = reclaimSlip(underpaidSale, { update: { at: NOW, source: 'service' }, now: NOW }, contextOf());

/** Somebody looks at a paper. */
const openPaper = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('article').waitFor();
};
const paper = (value: Paper): NonNullable<Moment['answers']> => ({ 'paper.view': { ok: true, value } });

export const moments: Readonly<Record<string, Moment>> = {
  ...pastSalesMoments,
  'new-sale-typed': { view: ready, act: type('4250') },
  'new-sale-twelve-digits': { view: ready, act: type('9876543210123') },
  'new-sale-empty-charged': { view: ready, act: (page) => page.keyboard.press('Enter') },
  'new-sale-reference-fault': {
    view: ready,
    act: async (page) => {
      await page.keyboard.type('1999');
      await page.getByRole('textbox', { name: 'Reference' }).fill('R'.repeat(65));
    },
  },
  'new-sale-unreadable': warned({
    code: 'earlier-payment-unreadable',
    saleId: 'p1',
    earlier: { ...earlier, number: 12, amount: { minor: 500, currency: 'USD' } },
  }),
  'new-sale-paid-before': warned({
    code: 'reference-paid-before',
    earlier: { ...earlier, number: 12, amount: { minor: 500, currency: 'USD' } },
  }),
  'new-sale-open-elsewhere': warned({ code: 'reference-open-elsewhere', earlier }),
  'new-sale-same-amount': warned({
    code: 'same-amount-open',
    saleId: 'p1',
    earlier: { ...earlier, number: 12, amount: { minor: 500, currency: 'USD' } },
  }),
  'waiting-checked': checked(showing({ name: 'waiting', ...shown }), { verdict: { name: 'not-seen' } }),
  'waiting-checked-instead': checked(showing({ name: 'waiting', ...shown }), {
    verdict: { name: 'not-seen' },
    instead: { ...earlier, number: 12, amount: { minor: 12_345, currency: 'USD' } },
    historyUnchecked: { action: 'fix-configuration', code: 'not-permitted' },
  }),
  'unknown-checked': checked(showing({ name: 'waiting', ...shown, stale: unreachable }), {
    verdict: { name: 'unknown', failure: unreachable },
    historyUnchecked: unreachable,
  }),
  'outcome-expired-checked': checked(showing(ended('expired')), {
    verdict: { name: 'not-paid', outcome: 'expired' },
  }),
  'new-sale-reference-in-use': {
    view: ready,
    answers: {
      'sale.start': {
        ok: false,
        failure: { action: 'fix-input', code: 'reference-in-use', saleId: 'p1' },
      },
    },
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Reference' }).fill('TABLE-9');
      await page.getByRole('button', { name: '5', exact: true }).click();
      await page.keyboard.press('Enter');
    },
  },
  'new-sale-cart-typed': { view: { ...ready, counter: fullCounter }, act: type('4250') },
  'new-sale-cart-line': {
    view: { ...ready, counter: fullCounter },
    act: (page) => page.getByRole('button', { name: /^Coffee/ }).click(),
  },
  'new-sale-unknown-code': {
    view: { ...ready, counter: { ...fullCounter, draft: { ...fullCounter.draft, lines: [], tip: 'none' } } },
    answers: { 'catalogue.byCode': { ok: true, value: null } },
    act: async (page) => {
      await scan(page, '96385074');
      await page.getByRole('alert').waitFor();
    },
  },
  'cart-articles': { view: { ...ready, counter: fullCounter }, act: openPanel('Articles') },
  'cart-articles-found': {
    view: { ...ready, counter: fullCounter },
    answers: { 'catalogue.find': { ok: true, value: articles.slice(0, 2) } },
    act: async (page) => {
      await openPanel('Articles')(page);
      await page.getByRole('textbox', { name: 'Name or code' }).fill('co');
      await page.getByRole('button', { name: /^Flat white/ }).waitFor();
    },
  },
  'cart-discount': { view: { ...ready, counter: fullCounter }, act: openPanel('Discount') },
  'cart-tip-own': {
    view: { ...ready, counter: fullCounter },
    act: async (page) => {
      await openPanel('Tip')(page);
      await page.keyboard.type('250');
    },
  },
  'cart-held': { view: { ...ready, counter: fullCounter }, act: openPanel('Carts') },
  amounts: { view: { ...ready, counter: fullCounter }, act: openAmounts },
  'amounts-faults': {
    view: ready,
    answers: {
      'catalogue.import': {
        ok: true,
        value: {
          articles: 0,
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
  customer: { view: ready, act: toCustomer('Customer details') },
  'customer-needed': { view: virtual, act: toCustomer(/^Charge/) },
  'customer-faults': {
    view: virtual,
    act: async (page) => {
      await toCustomer(/^Charge/)(page);
      await typeFaulty(page);
    },
  },
  menu: { view: ready, act: press('Menu') },
  'sign-in-wrong-pin': {
    view: locked,
    answers: { 'staff.signIn': { ok: false, failure: { action: 'fix-input', code: 'pin-wrong' } } },
    act: async (page) => {
      await press('Bo')(page);
      await page.keyboard.type('1234');
      await page.keyboard.press('Enter');
      await page.keyboard.type('12');
    },
  },
  'sign-in-forgotten': {
    view: locked,
    act: async (page) => {
      await press('Ann Meier')(page);
      await press('PIN forgotten?')(page);
    },
  },
  cashiers: { view: signedIn, act: fromMenu('Cashiers') },
  'cashiers-none': { view: ready, act: fromMenu('Cashiers') },
  'cashiers-add': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Cashiers')(page);
      await press('Add a cashier')(page);
    },
  },
  'cashiers-change': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Cashiers')(page);
      await page.getByRole('button', { name: 'Change' }).nth(2).click();
    },
  },
  shift: { view: signedIn, act: fromMenu('Shift') },
  'shift-none': { view: ready, act: fromMenu('Shift') },
  'shift-close': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Close the shift')(page);
    },
  },
  'shift-x': {
    view: signedIn,
    answers: { 'shift.look': { ok: true, value: report } },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('X report')(page);
      await page.getByRole('heading', { name: 'X report, shift 12' }).waitFor();
    },
  },
  'shift-z-copy': {
    view: signedIn,
    answers: {
      'shift.report': {
        ok: true,
        value: {
          ...report,
          kind: 'Z',
          shift: 11,
          exceptions: [],
          earlier: [],
          laterEffects: [],
          withoutShift: { currencies: [], newest: [] },
        },
      },
    },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Shift 11, closed')(page);
      await page.getByRole('heading', { name: 'Z report, shift 11' }).waitFor();
    },
  },
  printer: { view: ready, act: toPrinter },
  'printer-jobs': { view: { ...ready, printing }, act: toPrinter },
  'printer-form': {
    view: { ...ready, printing: { ...printing, jobs: [] } },
    act: async (page) => {
      await toPrinter(page);
      await page.getByRole('button', { name: 'Save printer' }).scrollIntoViewIfNeeded();
    },
  },
  'printer-usb': {
    view: ready,
    answers: {
      'printer.list': {
        ok: true,
        value: [
          { address: { kind: 'usb', vendorId: 1208, productId: 3605 }, name: 'EPSON TM-T20III' },
          { address: { kind: 'serial', path: '/dev/ttyS0', baudRate: 9600 }, name: '/dev/ttyS0' },
        ],
      },
    },
    act: async (page) => {
      await toPrinter(page);
      await page.getByRole('radio', { name: 'USB' }).check();
      await press('Save printer')(page);
    },
  },
  'customer-screen-page': { view: ready, act: customerScreenPage },
  'new-sale-tip-asked': {
    view: ready,
    act: tipAsked,
  },
  'waiting-turned': { view: showing({ name: 'waiting', ...shown }), act: turned },
  preferences: { view: ready, act: fromMenu('Preferences') },
  'setup-from-till': { view: ready, act: fromMenu('Set-up') },
  'setup-picked': {
    view: { ...ready, phase: 'setup' },
    answers: { 'setup.checkProfile': { ok: true, value: { faults: [], profile } } },
    act: chooseFile,
  },
  'setup-picked-missing': {
    view: { ...ready, phase: 'setup' },
    answers: { 'setup.checkProfile': { ok: true, value: { faults: [], profile } } },
    act: async (page) => {
      await chooseFile(page);
      await page.getByRole('button', { name: 'Start the till' }).click();
    },
  },
  'outcome-underpaid-page': { view: showing(ended('underpaid')), act: press('Payment page') },
  'paper-receipt': {
    view: showing(ended('completed')),
    answers: paper(receipt(paidSale, contextOf())),
    act: openPaper('Receipt'),
  },
  'paper-receipt-printer': {
    view: { ...showing(ended('overpaid')), canPrint: true },
    answers: { ...paper(receipt(paidSale, contextOf())), 'paper.print': { ok: true, value: { jobId: '1' } } },
    act: async (page) => {
      await openPaper('Receipt and slip')(page);
      await press('Print')(page);
    },
  },
  'paper-slip': {
    view: showing(ended('underpaid')),
    answers: paper(slip),
    act: openPaper('Reclaim slip'),
  },
  'paper-slip-failed': {
    view: showing(ended('underpaid')),
    answers: {
      ...paper(slip),
      'paper.savePdf': {
        ok: false,
        failure: { action: 'try-again', code: 'file-not-written', detail: 'ENOSPC: no space left on device' },
      },
    },
    act: async (page) => {
      await openPaper('Reclaim slip')(page);
      await press('Save as PDF')(page);
    },
  },
  'paper-guide': {
    view: ready,
    answers: paper(staffGuide(contextOf())),
    act: async (page) => {
      await fromMenu('Help for staff')(page);
      await page.getByRole('article').waitFor();
    },
  },
  'outcome-overpaid-page': { view: showing(ended('overpaid')), act: press('Payment page') },
};
