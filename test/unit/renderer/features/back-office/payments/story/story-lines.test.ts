import { describe, expect, it } from 'vitest';
import { messages as en } from '../../../../../../../shared/messages/en.arb';
import { readStatus } from '../../../../../../../shared/payment/payment-status.ts';
import { payoutLine } from '../../../../../../../src-renderer/features/back-office/payments/story/payout-line.ts';
import { storyLines } from '../../../../../../../src-renderer/features/back-office/payments/story/story-lines.ts';
import { knownPayment } from '../../../../../../../src-renderer/features/back-office/payments/story/known-payment.ts';
import type { PastSale } from '../../../../../../../shared/contract/past-sales.ts';
import type { PaymentAtService } from '../../../../../../../shared/contract/back-office/payments.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const past: PastSale = {
  sale: {
    id: 's1',
    number: 1,
    reference: 'A',
    amount: usd(1_234),
    startedAt: 1_000,
    parked: false,
    stage: { name: 'final', outcome: 'completed', at: 9_000 },
  },
  alerts: [],
  history: [
    { at: 1_000, name: 'started', by: 'Bo' },
    { at: 2_000, name: 'code-shown' },
    { at: 9_000, name: 'read', status: { kind: 'final', outcome: 'completed' }, orphan: false },
    { at: 9_500, name: 'printed', document: 'receipt' },
  ],
};
const payment: PaymentAtService = {
  trackingId: 'trk_1',
  status: { kind: 'final', outcome: 'completed' },
  requested: usd(1_234),
  paid: usd(1_234),
  createdAt: 2_000,
  expiresAt: 60_000,
  updatedAt: 8_000,
};
const row = { key: 's1', at: 1_000, knownBy: 'both', sale: past.sale } as const;
const known = (payments: readonly PaymentAtService[]) =>
  knownPayment(row, { past, payments, service: { state: 'asked' } });
const telling = { locale: 'en-US', messages: en, now: 60_000 };
const texts = (payments: readonly PaymentAtService[], now = 60_000) =>
  storyLines(known(payments), { ...telling, now }).map(({ source, line, details }) =>
    [source, line, ...details].join(' | '),
  );

it('draws nothing that nobody sees in the ids of its payments', () => {
  const others = [payment, { ...payment, trackingId: 'trk\u202e\u200b2' }];
  expect(texts(others).join()).toContain('trk\ufffd\ufffd2');
  expect(texts(others).join()).not.toMatch(/[\u202e\u200b]/);
});

describe('a payment’s story', () => {
  it('is told on one line of time, with the source of each fact', () => {
    expect(texts([payment])).toEqual([
      'till | Sale started: $12.34 | Charged by Bo',
      'service | The payment was made | Amount due: $12.34',
      'till | Code shown to the customer',
      'service | Last change: Paid | Received: $12.34',
      'till | The service says: Paid',
      'till | A receipt or slip was printed | Receipt',
      'service | The time to pay ends',
    ]);
  });

  it('has no end of the time to pay that is still ahead: it has not happened', () => {
    expect(texts([payment], 59_999).join()).not.toContain('time to pay');
  });

  it('begins at the till, also where the service’s clock is behind or states whole seconds', () => {
    const [started, later] = [past.history.slice(0, 1), past.history.slice(1)];
    const asked = { ...past, history: [...started, { at: 1_400, name: 'asked' } as const, ...later] };
    const early = { ...payment, createdAt: 0 };
    const story = knownPayment(row, { past: asked, payments: [early], service: { state: 'asked' } });
    expect(storyLines(story, telling).map(({ line }) => line)).toEqual([
      'Sale started: $12.34',
      'The till asked the service for a code',
      'The payment was made',
      'Code shown to the customer',
      'Last change: Paid',
      'The service says: Paid',
      'A receipt or slip was printed',
      'The time to pay ends',
    ]);
  });

  it('names the payments where a sale has several', () => {
    const orphan = { trackingId: 'trk_2', createdAt: 1_500 };
    expect(texts([payment, orphan]).filter((line) => line.startsWith('service'))).toEqual([
      'service | The payment was made | trk_2',
      'service | The payment was made | Amount due: $12.34 | trk_1',
      'service | Last change: Paid | Received: $12.34 | trk_1',
      'service | The time to pay ends | trk_1',
    ]);
  });

  it('is the service’s half alone where this till has none, and says which side knows', () => {
    const unknown = knownPayment(
      { key: 'trk_1', at: 0, knownBy: 'service', payment: { trackingId: 'trk_1', reference: 'B' } },
      { payments: [payment], service: { state: 'asked' } },
    );
    expect(unknown).toMatchObject({ knownBy: 'service', payment: { reference: 'B', updatedAt: 8_000 } });
    expect(storyLines(unknown, telling).every(({ source }) => source === 'service')).toBe(true);
    expect(known([]).knownBy).toBe('till');
    expect(known([payment]).knownBy).toBe('both');
  });
});

describe('the way to the bank', () => {
  const line = (changes: Partial<PaymentAtService>) => payoutLine({ ...payment, ...changes }, en);

  it.each<[string, Partial<PaymentAtService>, string]>([
    ['not batched', {}, en.story.payout.notYet],
    ['in an open batch', { batchId: 'b', batchStatus: 'open' }, en.story.payout.open],
    ['in a closed batch', { batchId: 'b', batchStatus: 'closed' }, en.story.payout.closed],
    ['settled', { batchStatus: 'closed', settlementId: 's' }, en.story.payout.settled],
    ['held', { batchStatus: 'hold', settlementId: 's' }, en.story.payout.hold],
    ['not paid', { status: { kind: 'final', outcome: 'expired' } }, en.story.payout.none],
  ])('is said of a payment that is %s', (_what, changes, text) => {
    expect(line(changes)).toBe(text);
  });

  it('says a status of batches that it does not know as it is, and nothing before the end', () => {
    expect(line({ batchStatus: 'paused' })).toContain('paused');
    expect(line({ batchId: 'b' })).toBe(en.story.payout.other({ status: '–' }));
    expect(line({ settlementId: 's' })).toBe(en.story.payout.settled);
    expect(line({ status: readStatus('processing') })).toBeUndefined();
    expect(payoutLine(undefined, en)).toBeUndefined();
  });
});
