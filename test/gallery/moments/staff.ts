import type { Moments } from './moment.ts';
import { locked, reconciliation, report, signedIn, withOwner } from '../staff.ts';
import { ready } from '../views.ts';
import { press, fromMenu } from './moment.ts';

const { firstSale: _first, lastSale: _last, ...withoutNumbers } = report;

/** Of a report: nothing that somebody has to look at, nor of another shift. */
const nothingBeside = {
  exceptions: [],
  earlier: [],
  laterEffects: [],
  withoutShift: { currencies: [], newest: [] },
} as const;

/** Cashiers and shifts. */
export const staffMoments: Moments = {
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
  'cashiers-add-owner': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Cashiers')(page);
      await press('Add a cashier')(page);
      await page.getByRole('radio', { name: 'Owner' }).check();
      await page.getByText('From then on only owners').scrollIntoViewIfNeeded();
    },
  },
  'cashiers-owner': {
    view: withOwner,
    act: async (page) => {
      await fromMenu('Cashiers')(page);
      await page.getByRole('button', { name: 'Change' }).nth(3).click();
    },
  },
  'cashiers-owners-missing': {
    view: { ...signedIn, staff: { ...signedIn.staff, ownersMissing: true } },
    act: fromMenu('Cashiers'),
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
    answers: { 'shift.get': { ok: true, value: report } },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('X report')(page);
      await page.getByRole('heading', { name: 'X report, shift 12' }).waitFor();
    },
  },
  'shift-x-damaged': {
    view: signedIn,
    answers: {
      'shift.get': {
        ok: true,
        value: {
          ...withoutNumbers,
          sales: 0,
          damagedSales: 3,
          currencies: [],
          cashiers: [],
          ...nothingBeside,
        },
      },
    },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('X report')(page);
      await page.getByText('left out: 3').waitFor();
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
          ...nothingBeside,
        },
      },
    },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Shift 11, closed')(page);
      await page.getByRole('heading', { name: 'Z report, shift 11' }).waitFor();
    },
  },
  'shift-closing': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Close the shift')(page);
      await press('Close and make the Z report')(page);
      await page.getByText('Comparing with').waitFor();
    },
  },
  'shift-z-reconciled': {
    view: signedIn,
    answers: { 'shift.close': { ok: true, value: { ...report, kind: 'Z', reconciliation } } },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Close the shift')(page);
      await press('Close and make the Z report')(page);
      await page.getByText('and 21 more').scrollIntoViewIfNeeded();
    },
  },
  'shift-z-uncompared': {
    view: signedIn,
    answers: {
      'shift.close': {
        ok: true,
        value: {
          ...report,
          kind: 'Z',
          reconciliation: { state: 'not-compared', reason: 'not-permitted' },
        },
      },
    },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Close the shift')(page);
      await press('Close and make the Z report')(page);
      await page.getByText('Not compared').scrollIntoViewIfNeeded();
    },
  },
  'shift-z-may-repeat': {
    view: signedIn,
    answers: {
      'shift.close': { ok: true, value: { ...report, kind: 'Z', mayRepeatLost: true, damagedSales: 1 } },
    },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Close the shift')(page);
      await press('Close and make the Z report')(page);
      await page.getByText('Part of this till’s record was lost').waitFor();
    },
  },
  'shift-z': {
    view: signedIn,
    answers: { 'shift.close': { ok: true, value: { ...report, kind: 'Z' } } },
    act: async (page) => {
      await fromMenu('Shift')(page);
      await press('Close the shift')(page);
      await press('Close and make the Z report')(page);
      await page.getByRole('heading', { name: 'Z report, shift 12' }).waitFor();
    },
  },
};
