import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { applyEvent } from '../../../src-main/sales/apply-event.ts';
import { duplicateSaleEvents } from '../../../src-main/sales/duplicate-sales.ts';
import { started } from '../../support/ledger/ledger-folder.ts';
import type { SaleEventBody } from '../../../src-main/sales/events.ts';
import type { Sale } from '../../../src-main/sales/sale.ts';

const saleId = 's1';

/** A paid sale, in which these events came before its payment. */
function paidSale(...before: readonly SaleEventBody[]): Sale {
  const bodies: readonly SaleEventBody[] = [
    ...before,
    { type: 'payment-created', trackingId: 't', url: 'https://x.test/' },
    { type: 'status-read', trackingId: 't', reading: { status: readStatus('completed') } },
  ];
  return bodies.reduce<Sale>(
    (sale, body) => applyEvent(sale, { ...body, saleId, at: 2 }),
    applyEvent(undefined, started(saleId, 1)),
  );
}

describe('of two paid sales of one order', () => {
  const paid = paidSale();
  const despite = (...bodies: readonly SaleEventBody[]): Sale => ({
    ...paidSale(...bodies),
    id: 's2',
    number: 2,
    chargedDespite: [saleId],
  });
  const onRecord = (...sales: readonly Sale[]) => ({
    loadSale: (id: string) => sales.find((sale) => sale.id === id),
    alike: () => sales,
  });
  const raised = [
    { saleId: 's2', body: { type: 'paid-beside', earlierSaleId: saleId, earlierNumber: paid.number } },
  ];

  test.each([
    ['the earlier', paid, despite()],
    ['the later', despite(), paid],
  ])('the later one is told, whichever was paid last: %s', (_, last, other) => {
    expect(duplicateSaleEvents(last, onRecord(last, other))).toEqual(raised);
  });

  const again = { ...despite(), chargedDespite: [], firstSaleId: saleId };
  const third = { ...again, id: 's3', number: 3 };

  test.each([
    ['the first', paid, again],
    ['the one that charged it again', again, paid],
  ])('so it is where the order was only charged again: %s', (_, last, other) => {
    expect(duplicateSaleEvents(last, onRecord(last, other))).toEqual(raised);
  });

  test('where an order was charged three times, the last is told of both', () => {
    const [first, second] = duplicateSaleEvents(third, onRecord(paid, again, third));
    expect([first?.body, second?.body]).toMatchObject([{ earlierNumber: 1 }, { earlierNumber: 2 }]);
    expect([first?.saleId, second?.saleId]).toEqual(['s3', 's3']);
  });

  test('another order of the same reference is none of it', () => {
    const other = { ...paid, id: 's9', number: 9 };
    expect(duplicateSaleEvents(other, onRecord(paid, again, other))).toEqual([]);
  });

  test('nothing is told a second time', () => {
    const stated = despite({ type: 'paid-beside', earlierSaleId: saleId, earlierNumber: paid.number });
    expect(duplicateSaleEvents(paid, onRecord(paid, stated))).toEqual([]);
    expect(duplicateSaleEvents(stated, onRecord(paid, stated))).toEqual([]);
  });

  test('nothing is told where the earlier one is not on record any more', () => {
    expect(duplicateSaleEvents(despite(), onRecord())).toEqual([]);
  });
});
