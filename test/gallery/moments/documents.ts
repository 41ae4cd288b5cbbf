import type { Moment, Moments } from './moment.ts';
import { receipt } from '../../../src-main/documents/receipt.ts';
import { reclaimSlip } from '../../../src-main/documents/reclaim-slip.ts';
import { staffGuide } from '../../../src-main/documents/staff-guide.ts';
import { contextOf, read, saleOf, shown as codeShown } from '../../support/records/document-sales.ts';
import { ended, NOW, ready, showing } from '../views.ts';
import { press, fromMenu } from './moment.ts';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
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

const taxedSale = saleOf(
  {
    makeup: cart,
    tax: {
      mode: 'inclusive',
      lines: [
        { id: 'standard', name: 'VAT', percent: '20', netMinor: 8_314, taxMinor: 1_663 },
        { id: 'reduced', name: 'VAT', percent: '5', netMinor: 827, taxMinor: 41 },
      ],
    },
  },
  codeShown,
  read('completed', { received: '123.45 USDC' }),
);

/** A cup and three lines, 256 × 72 dots. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAQAAAABIAQAAAAAxdRZ+AAABG0lEQVR42sXWzQ2DMAwFYKMeODICozAajMYoGYEbOSBcJ4BBFe8hUbVEKomUj0Tkx66olygnpZE/gfECRKk46EQomFPNQOqoGAhWvxjorS4Y6FKDgHlpKCiiUwY1BsvIFQaDfUKQkoHapiEgSGvVC4M+b0eBQe7rhYA0/UDAulHtbTDnRZzgWhtIXen5uVnLl8u0DG7jEDByYI9WOwYmex2DKPledBUEhS1jqf1XIFj7UTAUdlrshw7lYYRHwbqSt4HvJgD7ecBgPVEQbGeSAGXg/F40ZzcLgP1u3gYeHyDYIgwCHqMQ8CiHgMdJDNZIi4DHagQ82iNwmS8840Cw5SwIgt9DACJLOHrIvBBsuRuDSGbQw/8HAvSn4A2khrvEL2k+uAAAAABJRU5ErkJggg==';

const storeDetails = {
  seller: 'Corner Shop Trading Ltd',
  address: ['1 High Street', 'Springfield SP1 2AB'],
  taxNumber: 'VAT Reg No GB123456789',
  logo: LOGO,
  footer: 'Thank you for your visit.\nExchange within 30 days with this receipt.',
};

const underpaidSale = saleOf(
  {},
  codeShown,
  read('underpaid', { requested: '123.45 USDC', received: '100.00 USDC', paymentCode: 'K7-2291' }),
);

const slip = reclaimSlip(underpaidSale, { update: { at: NOW, source: 'service' }, now: NOW }, contextOf());

/** A document is on the screen. */
const openDocument = (name: string) => async (page: Hand) => {
  await press(name)(page);
  await page.getByRole('article').waitFor();
};

const doc = (value: PrintedDocument): NonNullable<Moment['answers']> => ({
  'documents.get': { ok: true, value },
});

/** Receipts, slips and the guide. */
export const documentsMoments: Moments = {
  'document-receipt': {
    view: showing(ended('completed')),
    answers: doc(receipt(paidSale, contextOf())),
    act: openDocument('Receipt'),
  },
  'document-receipt-tax': {
    view: showing(ended('completed')),
    answers: doc(receipt(taxedSale, contextOf({}, 'en', storeDetails))),
    act: openDocument('Receipt'),
  },
  'document-receipt-printer': {
    view: { ...showing(ended('overpaid')), canPrint: true },
    answers: {
      ...doc(receipt(paidSale, contextOf())),
      'documents.print': { ok: true, value: { jobId: '1' } },
    },
    act: async (page) => {
      await openDocument('Receipt and slip')(page);
      await press('Print')(page);
    },
  },
  'document-slip': {
    view: showing(ended('underpaid')),
    answers: doc(slip),
    act: openDocument('Reclaim slip'),
  },
  'document-slip-failed': {
    view: showing(ended('underpaid')),
    answers: {
      ...doc(slip),
      'documents.savePdf': {
        ok: false,
        failure: { action: 'try-again', code: 'file-not-written', detail: 'ENOSPC: no space left on device' },
      },
    },
    act: async (page) => {
      await openDocument('Reclaim slip')(page);
      await press('Save as PDF')(page);
    },
  },
  'document-guide': {
    view: ready,
    answers: doc(staffGuide(contextOf())),
    act: async (page) => {
      await fromMenu('Help for staff')(page);
      await page.getByRole('article').waitFor();
    },
  },
};
