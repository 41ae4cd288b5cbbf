import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { DocumentRenderer } from '../../../src-main/documents/document-renderer.ts';
import { terminal } from '../../support/records/corner-shop.ts';
import { read, saleOf, shown } from '../../support/records/document-sales.ts';
import type { DocumentParts } from '../../../src-main/documents/document-renderer.ts';

const notAsked = () => {
  throw new Error('nobody asks for it here');
};

test('a receipt is a copy unless the record says that it is the first', async () => {
  const sale = saleOf({}, shown, read('completed'));
  let found: ReturnType<DocumentParts['sales']['loadSale']> = succeeded(sale);
  const renderer = new DocumentRenderer({
    terminal,
    receipt: {},
    clock: { wall: () => 0 },
    sales: { loadSale: () => found, lastUpdate: notAsked, documentPrinted: notAsked },
    wordsIn: loadAllMessages,
    reports: {
      report: notAsked,
      salesReport: notAsked,
      printedBefore: notAsked,
      printed: notAsked,
    },
    signedIn: () => undefined,
    staffLanguage: () => 'en',
    customerLanguage: () => 'en',
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
