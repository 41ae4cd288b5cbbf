import { describe, expect, test } from 'vitest';
import { receipt, receiptKind } from '../../../src-main/documents/receipt.ts';
import { OUTCOMES } from '../../../shared/payment-status.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { contextOf, linesOf, read, saleOf, shown } from '../../support/paper-sales.ts';
import type { SaleEventBody } from '../../../src-main/sales/events.ts';

const en = await loadAllMessages('en');

const plain = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(/\s/g, ' '));
const written = (...bodies: readonly SaleEventBody[]): readonly string[] =>
  plain(linesOf(receipt(saleOf({}, ...bodies), contextOf())));
const NOT_A_RECEIPT = en.papers.notAReceipt;

test('a receipt says what was paid, where, when and for what', () => {
  const paid = read('completed', { requested: '123.45 USDC', received: '123.45 USDC', paymentCode: 'K7' });
  expect(written(shown, paid)).toEqual([
    'Corner Shop',
    'Receipt',
    '---',
    'Date: May 12, 2026, 05:31 AM EDT',
    'Terminal: term_456',
    'Sale: 17',
    'Reference: CT-000017',
    '---',
    'Total: $123.45',
    '---',
    'Status: Paid',
    'Amount due: 123.45 USDC',
    'Received: 123.45 USDC',
    'Payment code: K7',
    '',
    'Paid in full. Thank you.',
  ]);
});

test('a receipt names the rebate in the amount', () => {
  const sale = saleOf(
    { rebate: { total: 309, merchantPortion: 185, targetRebate: 124 } },
    shown,
    read('completed'),
  );
  expect(plain(linesOf(receipt(sale, contextOf())))).toContain('Rebate requested: $3.09');
});

test('a receipt lists what the amount is made of', () => {
  const makeup = {
    lines: [
      { name: 'Flat white', quantity: 2, unitMinor: 450 },
      { name: 'Cake', quantity: 1, unitMinor: 500 },
    ],
    discountMinor: 100,
    tipMinor: 200,
  };
  const sale = saleOf({ makeup, amount: { minor: 1_500, currency: 'USD' } }, shown, read('completed'));
  const lines = plain(linesOf(receipt(sale, contextOf())));
  expect(lines.slice(lines.indexOf('Flat white'), lines.indexOf('Total: $15.00'))).toEqual([
    'Flat white',
    '2 × $4.50: $9.00',
    'Cake: $5.00',
    'Goods: $14.00',
    'Discount: -$1.00',
    'Tip: $2.00',
    '---',
  ]);
});

describe('only what was paid is a receipt', () => {
  test.each(OUTCOMES)('%s', (outcome) => {
    const isPaid = outcome === 'completed' || outcome === 'overpaid';
    const lines = written(shown, read(outcome));
    expect(lines.includes(NOT_A_RECEIPT)).toBe(!isPaid);
    expect(lines.includes('Receipt')).toBe(isPaid);
    expect(lines).toContain(`Status: ${en.outcomes[outcome].title}`);
    expect(lines).toContain(en.papers.told[outcome]);
  });

  test.each(['created', 'processing', 'settling'])('nor is a payment that is %s', (status) => {
    expect(written(shown, read(status))).toContain(NOT_A_RECEIPT);
    expect(written(shown, read(status))).toContain(en.papers.told.open);
  });

  test('nor is a sale whose code was never shown', () => {
    expect(written()).toContain(en.papers.told.none);
    expect(written()).toContain(NOT_A_RECEIPT);
  });

  test('the last word of the service counts: paid after all is, and not any more is not', () => {
    expect(receiptKind(saleOf({}, shown, read('expired'), read('completed')))).toBe('receipt');
    expect(receiptKind(saleOf({}, shown, read('completed'), read('invalid')))).toBe('payment-record');
  });
});

describe('marks', () => {
  test('practice and test money are said first and last', () => {
    const sale = saleOf({}, shown, read('completed'));
    const training = linesOf(receipt(sale, contextOf({ training: true, environment: 'sandbox' })));
    expect([training[0], training.at(-1)]).toEqual([en.papers.training, en.papers.training]);
    const sandbox = linesOf(receipt(sale, contextOf({ environment: 'sandbox' })));
    expect([sandbox[0], sandbox.at(-1)]).toEqual([en.papers.testMoney, en.papers.testMoney]);
  });
});
