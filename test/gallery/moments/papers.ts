import type { Moment, Moments } from './moment.ts';
import { receipt } from '../../../src-main/documents/receipt.ts';
import { reclaimSlip } from '../../../src-main/documents/reclaim-slip.ts';
import { staffGuide } from '../../../src-main/documents/staff-guide.ts';
import { contextOf, read, saleOf, shown as codeShown } from '../../support/paper-sales.ts';
import { ended, NOW, ready, showing } from '../views.ts';
import { press, fromMenu } from './moment.ts';
import type { Paper } from '../../../shared/paper.ts';
import type { Hand } from './hand.ts';

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
const openPaper = (name: string) => async (page: Hand) => {
  await press(name)(page);
  await page.getByRole('article').waitFor();
};

const paper = (value: Paper): NonNullable<Moment['answers']> => ({ 'paper.view': { ok: true, value } });

/** Receipts, slips and the guide. */
export const papersMoments: Moments = {
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
};
