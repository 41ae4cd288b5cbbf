import type { Moments } from './moment.ts';
import { printing, ready } from '../views.ts';
import { press, fromMenu } from './moment.ts';
import type { Hand } from './hand.ts';

/** The screen is loaded when it is asked for. */
const toPrinter = async (page: Hand) => {
  await fromMenu('Printer')(page);
  await page.getByRole('heading', { name: 'Printer' }).waitFor();
};

/** The printer and its jobs. */
export const printerMoments: Moments = {
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
};
