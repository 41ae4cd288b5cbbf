import { fifty } from './past-sales.ts';
import type { Hand } from './hand.ts';
import type { Moment, Moments } from './moment.ts';
import { cashierSignedIn, signedIn } from '../staff.ts';
import { ended, NOW, parked, ready, showing, shown, unreachable } from '../views.ts';
import { type, press } from './moment.ts';
import type { CheckAnswer } from '../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { EarlierPayment, Failure } from '../../../shared/failure.ts';

const earlier: EarlierPayment = { reference: 'TABLE-9', at: NOW - 240_000 };

/** The question that Charge led to is loaded when it is needed. */
const questionShown = (page: Hand) => page.locator('dialog:modal').waitFor();

/** The guard has something against a sale. */
function warned(failure: Omit<Failure, 'action'>): Moment {
  return {
    view: { ...ready, sales: parked.slice(0, 2) },
    answers: { 'sale.start': { ok: false, failure: { action: 'fix-input', ...failure } } },
    act: async (page) => {
      await page.keyboard.type('500');
      await page.keyboard.press('Enter');
      await questionShown(page);
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

const usd = (minor: number) => ({ minor, currency: 'USD' });

/** A discount and a tip by a slip of the finger. */
function unusual(view: TillView): Moment {
  const causes = [
    { kind: 'line', minor: 300, ofMinor: 350, name: 'Flat white' },
    { kind: 'discount', minor: 2_400, ofMinor: 2_650 },
    { kind: 'tip', minor: 1_500, ofMinor: 250 },
  ] as const;
  return {
    ...warned({ code: 'approval-needed', asked: usd(1_750), approval: { id: 'q1', causes } }),
    view,
  };
}

const wrongPin: Moment = {
  ...unusual(cashierSignedIn),
  answers: {
    ...unusual(cashierSignedIn).answers,
    'sale.approve': { ok: false, failure: { action: 'fix-input', code: 'pin-wrong' } },
  },
  act: async (page) => {
    await unusual(cashierSignedIn).act(page);
    await page.getByRole('radio', { name: 'Nora Lindqvist' }).check();
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    await page.getByText('This PIN is wrong.').waitFor();
  },
};

/** A sale on its way. */
export const sellingMoments: Moments = {
  'new-sale-typed': { view: ready, act: type('4250') },
  'new-sale-twelve-digits': {
    view: ready,
    act: (page) => page.keyboard.type('9876543210123', { delay: 100 }),
  },
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
  'new-sale-code-withdrawn': warned({
    code: 'code-withdrawn',
    saleId: 'p1',
    earlier: { ...earlier, number: 12, amount: { minor: 500, currency: 'USD' } },
  }),
  'new-sale-open-elsewhere': warned({ code: 'reference-open-elsewhere', earlier }),
  'new-sale-same-amount': warned({
    code: 'same-amount-open',
    saleId: 'p1',
    warnedOf: ['p1', 'p2', 'p3'],
    earlier: { ...earlier, number: 12, amount: { minor: 500, currency: 'USD' } },
  }),
  'new-sale-tills-unchecked': warned({ code: 'other-tills-unchecked' }),
  'new-sale-large-amount': warned({
    code: 'amount-unconfirmed',
    asked: { minor: 400_638_133_393, currency: 'USD' },
    limit: { minor: 1_000_000, currency: 'USD' },
  }),
  'new-sale-approval': unusual(signedIn),
  'new-sale-approval-by-pin': unusual(cashierSignedIn),
  'new-sale-approval-wrong-pin': wrongPin,
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
      await questionShown(page);
    },
  },
  'open-sales-list': {
    view: { ...ready, sales: fifty },
    act: async (page) => {
      await press('All 50')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  'park-with-a-name': {
    view: showing({ name: 'waiting', ...shown }, parked),
    act: press('Park with a name'),
  },
  'outcome-underpaid-page': { view: showing(ended('underpaid')), act: press('Show reclaim code') },
  'outcome-overpaid-page': { view: showing(ended('overpaid')), act: press('Show reclaim code') },
};
