import { expect, test } from 'vitest';
import { succeeded } from '../../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import { readDays } from '../../../../src-main/back-office/days/read-days.ts';
import { readPayout } from '../../../../src-main/back-office/days/read-payout.ts';
import { wholeList } from '../../../../src-main/service/requests/each-page.ts';
import { span } from '../../../support/records/agreed-day.ts';
import type { Asking } from '../../../../src-main/back-office/days/read-service.ts';

const payment = (number: number) => ({
  paymentId: `pay_${number}`,
  trackingId: `trk_${number}`,
  statusCode: { kind: 'final', outcome: 'completed' },
  requestedAmount: number,
  created: span.from + number,
});
interface Answer {
  readonly records: readonly object[];
  readonly total: number;
}
/** A payment that appeared late on the first page, after that was read, moved payment 2 to the second. */
const MOVED: readonly Answer[] = [
  { records: [payment(1), payment(2)], total: 3 },
  { records: [payment(2), payment(3)], total: 4 },
];
const AS_THEY_ARE: readonly Answer[] = [{ records: [payment(1), payment(2), payment(3)], total: 3 }];
const LOST = { ok: false, failure: { action: 'try-again', code: 'service-answer-unreadable' } };

/** A list of these pages, read as every list is; whoever reads it again finds it changed again. */
const listOf = (pages: readonly Answer[]) => ({
  pages: () => wholeList((page) => Promise.resolve(succeeded({ page, ...(pages[page] ?? { records: [] }) }))),
  page: () => Promise.resolve(succeeded({ page: 0, records: [], total: 0 })),
});

interface Lists {
  readonly ofTerminal?: readonly Answer[];
  readonly ofMerchant?: readonly Answer[];
  readonly settled?: readonly Answer[];
}
function askingOf({ ofTerminal = AS_THEY_ARE, ofMerchant = AS_THEY_ARE, settled = [] }: Lists): Asking {
  return {
    access: {
      history: { ofTerminal: listOf(ofTerminal), ofMerchant: listOf(ofMerchant) },
      settlements: {
        get: () => Promise.resolve(succeeded({ id: 'set_1' })),
        batches: () => Promise.resolve(succeeded([])),
        deposits: () => Promise.resolve(succeeded([])),
      },
      paymentSettlements: listOf(settled),
      merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'USD' })) },
    } as unknown as Asking['access'],
    ids: { terminal: 'term_1', merchant: 'mer_1' },
    currency: 'USD',
    currencies: new MerchantCurrencies(undefined),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
}

const days = { span, now: () => span.until };
const till = { sales: [], isKnown: () => false, damagedSale: () => undefined };

test('days are not compared without a payment of the terminal that moved others to the next page', async () => {
  expect(await readDays(till, days, askingOf({}))).toMatchObject({ ok: true });
  expect(await readDays(till, days, askingOf({ ofTerminal: MOVED }))).toMatchObject(LOST);
});

test('nor are those of a merchant without a till, or a payout', async () => {
  const asking = askingOf({ ofMerchant: MOVED });
  expect(await readDays(undefined, days, asking)).toMatchObject(LOST);
  expect(await readPayout('set_1', { ...asking, createdAt: span.until })).toMatchObject(LOST);
});

test('a comparison says that such a payment may be missing at other terminals', async () => {
  const read = await readDays(till, days, askingOf({ ofMerchant: MOVED }));
  expect(read).toMatchObject({
    ok: true,
    value: { unchecked: [{ what: 'elsewhere', why: 'failed', failure: LOST.failure }] },
  });
});

test('a payout is not compared with settlements of payments of which one is missing', async () => {
  const settledOf = (number: number) => ({ paymentId: `pay_${number}`, grossAmount: number });
  const settled = [
    { records: [settledOf(1), settledOf(2)], total: 3 },
    { records: [settledOf(2), settledOf(3)], total: 4 },
  ];
  const read = readPayout('set_1', { ...askingOf({ settled }), createdAt: span.until });
  expect(await read).toMatchObject(LOST);
});
