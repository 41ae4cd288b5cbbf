import { describe, expect, test } from 'vitest';
import { succeeded } from '../../../../shared/failure.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { explainDays } from '../../../../src-main/back-office/days/explain-days.ts';
import { readDays } from '../../../../src-main/back-office/days/read-days.ts';
import { readPayout } from '../../../../src-main/back-office/days/read-payout.ts';
import { elsewhereOf } from '../../../../src-main/back-office/days/read-service.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import { AgreedDay, span } from '../../../support/records/agreed-day.ts';
import type { Asking } from '../../../../src-main/back-office/days/read-service.ts';

const AT = span.from + 60_000;
const BATCHED = { settlementId: 'set_1', batchId: 'bat_1', batchStatus: 'closed' };
const paid = (number: number, more: object = BATCHED) => ({
  paymentId: `pay_${number}`,
  statusCode: readStatus('completed'),
  requestedAmount: number,
  created: AT + number,
  ...more,
});
/** Payment 2 comes twice; something happened to it in between. */
const PAGES = [
  ['put into a batch', [paid(1), paid(2, {})], [paid(2), paid(3)]],
  ['paid', [paid(1), paid(2, { statusCode: readStatus('processing') })], [paid(2), paid(3)]],
  ['changed', [paid(1), paid(2, { ...BATCHED, updated: AT })], [paid(2), paid(3)]],
] as const;

function askingOf(pages: readonly (readonly object[])[]): Asking {
  async function* answered() {
    for (const [page, records] of pages.entries()) yield await Promise.resolve(succeeded({ page, records }));
  }
  async function* nothing() {
    yield await Promise.resolve(succeeded({ page: 0, records: [], total: 0 }));
  }
  const batch = { id: 'bat_1', settlementId: 'set_1', batchPeriod: '2026-05-12', grossAmount: 6 };
  return {
    access: {
      history: { ofMerchant: { pages: answered } },
      settlements: {
        get: () =>
          Promise.resolve(succeeded({ id: 'set_1', payoutId: 'pyt_1', grossAmount: 6, netAmount: 6 })),
        batches: () => Promise.resolve(succeeded([batch])),
        deposits: () => Promise.resolve(succeeded([{ id: 'dep_1', amount: 6, created: span.until }])),
      },
      paymentSettlements: { pages: nothing },
      merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'USD' })) },
    } as unknown as Asking['access'],
    ids: { merchant: 'mer_1' },
    currency: 'USD',
    currencies: new MerchantCurrencies(undefined),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
}

describe.each(PAGES)('a payment that was %s while the pages were read counts once', (_what, ...pages) => {
  test('in a comparison of days without a till', async () => {
    const read = await readDays(undefined, { span, now: () => span.until }, askingOf(pages));
    if (read === 'too-many' || !read.ok) throw new Error('not read');
    expect(explainDays(read.value, span.until)).toMatchObject({
      service: { count: 3, minor: 600 },
      settled: { count: 3, minor: 600 },
      differences: [],
      unexplainedMinor: 0,
    });
  });

  test('in a payout', async () => {
    const read = await readPayout('set_1', { ...askingOf(pages), createdAt: span.until });
    if (read === 'too-many' || !read.ok) throw new Error('not read');
    expect(explainDays(read.value, span.until)).toMatchObject({
      service: { count: 3, minor: 600 },
      differences: [],
      unexplainedMinor: 0,
    });
  });
});

test('a payment of another terminal whose record changed is in its batch once', () => {
  const day = new AgreedDay(1);
  const other = { ...day.payment(0, {}), paymentId: 'pay_9', reference: 'R-9' };
  const { trackingId: _own, ...elsewhere } = other;
  day.elsewhere.push(elsewhere);
  day.settle();
  const read = day.read();
  const again = { ...elsewhere, updatedAt: span.until };
  const payments = [...read.batches.payments, again];
  const { differences } = explainDays({ ...read, batches: { ...read.batches, payments } }, span.until);
  expect(differences.filter(({ kind }) => kind === 'batch-differs')).toEqual([]);
});

test('a payment of another terminal whose record changed is made elsewhere once', () => {
  const { payments } = new AgreedDay(2).read();
  const { trackingId: _own, ...alike } = { ...payments[0], createdAt: AT };
  const other = { ...alike, paymentId: 'pay_9', terminalId: 'term_2' };
  const listed = [{ ...other, updatedAt: AT }, ...payments, { ...other, updatedAt: AT + 1 }];
  expect(elsewhereOf(listed, span, payments, 'term_1')).toEqual([{ ...other, updatedAt: AT + 1 }]);
});

test('a payment is no other one made elsewhere because the terminal’s list states neither its time nor its id', () => {
  const [listed] = new AgreedDay(1).read().payments;
  const { createdAt: _createdAt, ...own } = { ...listed, paymentCode: 'C-1' };
  const { trackingId: _trackingId, ...wide } = { ...listed, paymentCode: 'C-1', paymentId: 'pay_1' };
  expect(elsewhereOf([wide], span, [own], 'term_1')).toEqual([]);
  expect(elsewhereOf([{ ...wide, paymentCode: 'C-2' }], span, [own], 'term_1')).toHaveLength(1);
});
