import type { Hand } from './hand.ts';
import type { FoundSales, PastSale } from '../../../shared/contract/past-sales.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { Moment } from './moment.ts';
import { fromMenu } from './moment.ts';
import { ended, NOW, parked, ready, shown } from '../views.ts';

const found: FoundSales = {
  sales: [...parked].reverse().map((sale, place) => ({ ...sale, number: 17 - place })),
  match: 'exact',
  next: { match: 'exact', startedAt: NOW, number: 12 },
};

const sale: SaleView = {
  id: 'p4',
  number: 16,
  reference: 'CT-000016',
  name: 'red jacket',
  amount: { minor: 2_500, currency: 'USD' },
  startedAt: NOW - 3_600_000,
  parked: false,
  stage: { ...ended('underpaid'), paymentCode: 'K7-2291', at: NOW - 3_500_000 },
};

const at = (second: number) => NOW - 3_600_000 + second * 1_000;
const past: PastSale = {
  sale,
  alerts: [],
  history: [
    {
      at: at(0),
      name: 'started',
      approved: { by: 'Ann Meier', causes: [{ kind: 'discount', minor: 500, ofMinor: 1_350 }] },
    },
    { at: at(0), name: 'overridden', warning: 'same-amount-open' },
    { at: at(0), name: 'asked' },
    { at: at(4), name: 'lost', failure: { action: 'wait', code: 'service-unreachable' } },
    { at: at(5), name: 'asked' },
    { at: at(6), name: 'code-shown' },
    { at: at(7), name: 'read', status: { kind: 'created' }, orphan: false },
    { at: at(40), name: 'parked', as: 'red jacket' },
    { at: at(60), name: 'orphans-searched' },
    {
      at: at(100),
      name: 'read',
      status: { kind: 'final', outcome: 'underpaid' },
      orphan: false,
      requested: '25.00 USDC',
      received: '20.00 USDC',
    },
    { at: at(130), name: 'opened' },
    { at: at(140), name: 'left' },
  ],
};

const listed = (page: Hand) =>
  page
    .getByText(/ found\.|have this in their names or references/)
    .first()
    .waitFor();
const find = async (page: Hand) => {
  await page.keyboard.press('Control+f');
  await listed(page);
};
const look = async (page: Hand) => {
  await find(page);
  await page.getByRole('button', { name: /CT-000016/ }).click();
  await page.getByText('What happened').waitFor();
};
const answers = (value: FoundSales, seen = past) =>
  ({ 'sales.find': { ok: true, value }, 'sales.get': { ok: true, value: seen } }) as const;

const completed: PastSale = {
  ...past,
  sale: { ...sale, stage: { ...ended('completed'), at: NOW - 3_500_000 } },
};
const cancelledReceived: PastSale = {
  ...past,
  sale: { ...sale, stage: { ...ended('cancelled'), at: NOW - 3_500_000, received: '40.00 USDC' } },
};
const recordDamaged: PastSale = {
  ...past,
  sale: { ...sale, stage: { name: 'not-created', at: NOW - 3_500_000, recordDamaged: true } },
};
const waiting: PastSale = { ...past, sale: { ...sale, stage: { name: 'waiting', ...shown } } };

/** The search for a payment, and the list of sales that have ended. */
export const pastSalesMoments: Readonly<Record<string, Moment>> = {
  'find-payment': { view: ready, answers: answers(found), act: find },
  'find-payment-none': {
    view: ready,
    answers: answers({ sales: [], match: 'part' }),
    act: async (page) => {
      await fromMenu('Find a payment')(page);
      await listed(page);
    },
  },
  'find-payment-part': {
    view: ready,
    answers: answers({ ...found, match: 'part', searchedBackTo: NOW - 86_400_000 }),
    act: find,
  },
  'find-payment-failed': {
    view: ready,
    answers: { 'sales.find': { ok: false, failure: { action: 'ask-manager', code: 'ledger-unreadable' } } },
    act: async (page) => {
      await page.keyboard.press('F3');
      await page.getByRole('alert').waitFor();
    },
  },
  'past-sale-underpaid': { view: ready, answers: answers(found), act: look },
  'past-sale-completed': { view: ready, answers: answers(found, completed), act: look },
  'past-sale-cancelled-received': { view: ready, answers: answers(found, cancelledReceived), act: look },
  'past-sale-record-damaged': {
    view: ready,
    answers: {
      ...answers(found, recordDamaged),
      'sale.checkNow': {
        ok: true,
        value: {
          verdict: { name: 'unknown', failure: { action: 'ask-manager', code: 'ledger-unreadable' } },
        },
      },
    },
    act: async (page) => {
      await look(page);
      await page.getByRole('button', { name: 'Customer says they paid?' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  'past-sale-waiting': { view: { ...ready, sales: parked }, answers: answers(found, waiting), act: look },
  'past-sale-page': {
    view: ready,
    answers: answers(found),
    act: async (page) => {
      await look(page);
      await page.getByRole('button', { name: 'Show reclaim code' }).click();
    },
  },
};

/** So many that the tray scrolls. */
export const fifty: readonly SaleView[] = Array.from({ length: 50 }, (_, place) => ({
  ...sale,
  id: `f${place}`,
  number: place + 1,
  reference: `TABLE-${place + 1}`,
  parked: true,
  stage: place % 20 === 7 ? ended('completed') : { name: 'waiting', ...shown },
}));
