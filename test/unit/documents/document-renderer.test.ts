import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { DocumentRenderer } from '../../../src-main/documents/document-renderer.ts';
import { terminal } from '../../support/records/corner-shop.ts';
import { read, saleOf, shown } from '../../support/records/document-sales.ts';
import { reportOf } from '../../support/records/shift-report.ts';
import type { DocumentParts } from '../../../src-main/documents/document-renderer.ts';

const notAsked = () => {
  throw new Error('nobody asks for it here');
};

/** A renderer of documents about one sale and one Z report. */
function rendererOf(changed: Partial<DocumentParts> = {}): DocumentRenderer {
  return new DocumentRenderer({
    terminal,
    receipt: {},
    clock: { wall: () => 0 },
    sales: { loadSale: notAsked, lastUpdate: notAsked, documentPrinted: notAsked },
    wordsIn: loadAllMessages,
    reports: { report: notAsked, salesReport: notAsked, printedBefore: notAsked, printed: notAsked },
    signedIn: () => undefined,
    staffLanguage: () => 'en',
    customerLanguage: () => 'en',
    ...changed,
  });
}

test('a Z report was printed by whoever asked for it, whoever has signed in once it comes out', async () => {
  let signedIn = 'ann';
  const printed: unknown[] = [];
  const renderer = rendererOf({
    signedIn: () => signedIn,
    reports: {
      report: () => Promise.resolve(succeeded(reportOf(7))),
      salesReport: notAsked,
      printedBefore: () => false,
      printed: (...by) => printed.push(by) > 0,
    },
  });
  await renderer.print(
    { kind: 'shift-report', shift: 7 },
    {
      ready: () => true,
      print: (_, { onPrinted }) => {
        signedIn = 'bo';
        onPrinted();
        return succeeded({ jobId: '1' });
      },
    },
  );
  expect(printed).toEqual([[7, 'ann']]);
});

test('what is asked for again on the list was printed by whoever did that', async () => {
  let signedIn = 'ann';
  const printed: unknown[] = [];
  const renderer = rendererOf({
    signedIn: () => signedIn,
    sales: {
      loadSale: () => succeeded(saleOf({}, shown, read('completed'))),
      lastUpdate: notAsked,
      documentPrinted: (_, doc, by) => succeeded((printed.push([doc, by]), null)),
    },
    reports: {
      report: () => Promise.resolve(succeeded(reportOf(7))),
      salesReport: notAsked,
      printedBefore: () => false,
      printed: (...by) => printed.push(by) > 0,
    },
  });
  for (const request of [
    { kind: 'receipt', saleId: 'sale-17' },
    { kind: 'shift-report', shift: 7 },
  ] as const) {
    signedIn = 'ann';
    await renderer.print(request, {
      ready: () => true,
      print: (_, { onPrinted, onAskedAgain }) => {
        signedIn = 'bo';
        onAskedAgain?.();
        signedIn = 'cy';
        onPrinted();
        return succeeded({ jobId: '1' });
      },
    });
  }
  expect(printed).toEqual([
    ['receipt', 'bo'],
    [7, 'bo'],
  ]);
});

test('a receipt is a copy unless the record says that it is the first', async () => {
  const sale = saleOf({}, shown, read('completed'));
  let found: ReturnType<DocumentParts['sales']['loadSale']> = succeeded(sale);
  const renderer = rendererOf({
    sales: { loadSale: () => found, lastUpdate: notAsked, documentPrinted: notAsked },
  });
  const copies: boolean[] = [];
  const print = async (then: typeof found) => {
    found = succeeded(sale);
    await renderer.print(
      { kind: 'receipt', saleId: 's' },
      {
        ready: () => true,
        print: (_, { isCopy }) => {
          // Its turn comes later.
          found = then;
          copies.push(isCopy());
          return succeeded({ jobId: '1' });
        },
      },
    );
  };
  await print(succeeded(sale));
  await print(succeeded({ ...sale, printed: ['receipt'] }));
  await print(failed({ action: 'ask-manager', code: 'ledger-unavailable' }));
  expect(copies).toEqual([false, true, true]);
});
