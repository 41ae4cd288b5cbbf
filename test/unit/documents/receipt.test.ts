import { describe, expect, test } from 'vitest';
import { receipt, receiptKind } from '../../../src-main/documents/receipt.ts';
import { OUTCOMES } from '../../../shared/payment/payment-status.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { contextOf, linesOf, read, saleOf, shown } from '../../support/records/document-sales.ts';
import type { SaleEventBody } from '../../../src-main/sales/events.ts';

const en = await loadAllMessages('en');

const plain = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(/\s/g, ' '));
const written = (...bodies: readonly SaleEventBody[]): readonly string[] =>
  plain(linesOf(receipt(saleOf({}, ...bodies), contextOf())));
const NOT_A_RECEIPT = en.documents.notAReceipt;

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

test('a receipt names the tender that was used, once it is known', () => {
  const paid = written(shown, read('completed'), { type: 'tender-read', tender: 'usdcBase' });
  expect(paid).toContain('Paid with: USDC (Base)');
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
  const lineItems = {
    lines: [
      { name: 'Flat white', quantity: 2, unitMinor: 450 },
      { name: 'Cake', quantity: 1, unitMinor: 500 },
    ],
    discountMinor: 100,
    tipMinor: 200,
  };
  const sale = saleOf(
    { makeup: lineItems, amount: { minor: 1_500, currency: 'USD' } },
    shown,
    read('completed'),
  );
  const lines = plain(linesOf(receipt(sale, contextOf())));
  expect(lines.slice(lines.indexOf('Flat white'), lines.indexOf('Total: $15.00'))).toEqual([
    'Flat white',
    '2 × $4.50: $9.00',
    'Cake: $5.00',
    'Goods: $14.00',
    'Discount: −$1.00',
    'Tip: $2.00',
    '---',
  ]);
});

test('a receipt says what was taken off a line, and what was noted to it', () => {
  const lineItems = {
    lines: [
      {
        name: 'Flat white',
        quantity: 2,
        unitMinor: 400,
        listMinor: 450,
        discountMinor: 100,
        note: 'oat milk',
      },
      { name: 'Cake', quantity: 1, unitMinor: 500, discountMinor: 50 },
    ],
  };
  const sale = saleOf(
    { makeup: lineItems, amount: { minor: 1_150, currency: 'USD' } },
    shown,
    read('completed'),
  );
  const lines = plain(linesOf(receipt(sale, contextOf())));
  expect(lines.slice(lines.indexOf('Flat white'), lines.indexOf('Total: $11.50'))).toEqual([
    'Flat white',
    '2 × $4.00: $8.00',
    'oat milk',
    'Discount: −$1.00',
    'Cake: $5.00',
    'Discount: −$0.50',
    '---',
  ]);
});

const NET_5 = { id: 'reduced', name: 'VAT', percent: '5', netMinor: 500, taxMinor: 25 };
const NET_20 = { id: 'standard', name: 'VAT', percent: '20', netMinor: 1_000, taxMinor: 200 };

describe('taxes', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  const line = { name: 'Tea', quantity: 1, unitMinor: 1_500 };
  const after = (lines: readonly string[], from: string) => lines.slice(lines.indexOf(from));

  test('in prices stand below the total, with net and gross of each rate', () => {
    const tax = { mode: 'inclusive', lines: [NET_20, NET_5] } as const;
    const sale = saleOf({ tax, amount: usd(1_725) }, shown, read('completed'));
    expect(after(plain(linesOf(receipt(sale, contextOf()))), 'Total: $17.25').slice(0, 6)).toEqual([
      'Total: $17.25',
      'VAT 20%: $2.00',
      'Net $10.00, gross $12.00',
      'VAT 5%: $0.25',
      'Net $5.00, gross $5.25',
      '---',
    ]);
  });

  const onTop = {
    tax: { mode: 'exclusive', lines: [NET_20, NET_5] },
    makeup: { lines: [line], taxMinor: 225, tipMinor: 100 },
    amount: usd(1_825),
  } as const;

  test('on top of prices stand between goods and tip, so that all adds up', () => {
    const sale = saleOf(onTop, shown, read('completed'));
    expect(after(plain(linesOf(receipt(sale, contextOf()))), 'Tea: $15.00').slice(0, 8)).toEqual([
      'Tea: $15.00',
      'VAT 20%: $2.00',
      'Net $10.00, gross $12.00',
      'VAT 5%: $0.25',
      'Net $5.00, gross $5.25',
      'Tip: $1.00',
      '---',
      'Total: $18.25',
    ]);
  });

  test('are not stated by rate on what is no receipt', () => {
    const tax = { mode: 'inclusive', lines: [NET_20] } as const;
    const unpaid = linesOf(receipt(saleOf({ tax }, shown, read('expired')), contextOf()));
    expect(unpaid.join()).not.toContain('VAT');
    const added = plain(linesOf(receipt(saleOf(onTop, shown, read('expired')), contextOf())));
    expect(added.join()).not.toContain('VAT');
    expect(after(added, 'Tea: $15.00').slice(0, 3)).toEqual(['Tea: $15.00', 'Tax: $2.25', 'Tip: $1.00']);
  });
});

describe('what the store wants on every receipt', () => {
  const details = {
    seller: 'Corner Shop Ltd',
    address: ['1 High Street', 'Springfield'],
    taxNumber: 'VAT Reg No GB123456789',
    logo: 'data:image/png;base64,AAAA',
    footer: 'Thank you.\nExchange within 30 days.',
  };
  const head = [
    '[picture data:image/png;base64,AAAA]',
    'Corner Shop Ltd',
    '1 High Street',
    'Springfield',
    'VAT Reg No GB123456789',
    '',
  ];

  test('stands above and below', () => {
    const lines = linesOf(receipt(saleOf({}, shown, read('completed')), contextOf({}, 'en', details)));
    expect(lines.slice(0, 7)).toEqual([...head, 'Receipt']);
    expect(lines.slice(-4)).toEqual([
      'Paid in full. Thank you.',
      '',
      'Thank you.',
      'Exchange within 30 days.',
    ]);
  });

  test('stands above only on what is no receipt', () => {
    const lines = linesOf(receipt(saleOf({}, shown, read('expired')), contextOf({}, 'en', details)));
    expect(lines.slice(0, 7)).toEqual([...head, 'Payment record']);
    expect(lines).not.toContain('Exchange within 30 days.');
  });
});

describe('only what was paid is a receipt', () => {
  test.each(OUTCOMES)('%s', (outcome) => {
    const isPaid = outcome === 'completed' || outcome === 'overpaid';
    const lines = written(shown, read(outcome));
    expect(lines.includes(NOT_A_RECEIPT)).toBe(!isPaid);
    expect(lines.includes('Receipt')).toBe(isPaid);
    expect(lines).toContain(`Status: ${en.outcomes[outcome].title}`);
    expect(lines).toContain(en.documents.explanation[outcome]);
  });

  test.each(['created', 'processing', 'settling'])('nor is a payment that is %s', (status) => {
    expect(written(shown, read(status))).toContain(NOT_A_RECEIPT);
    expect(written(shown, read(status))).toContain(en.documents.explanation.open);
  });

  test('nor is a sale whose code was never shown', () => {
    expect(written()).toContain(en.documents.explanation.none);
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
    expect([training[0], training.at(-1)]).toEqual([en.documents.training, en.documents.training]);
    const sandbox = linesOf(receipt(sale, contextOf({ environment: 'sandbox' })));
    expect([sandbox[0], sandbox.at(-1)]).toEqual([en.documents.testMoney, en.documents.testMoney]);
  });
});
