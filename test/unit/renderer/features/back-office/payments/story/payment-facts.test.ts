import { describe, expect, it } from 'vitest';
import { messages as en } from '../../../../../../../shared/messages/en.arb';
import {
  paymentFacts,
  timeToPay,
} from '../../../../../../../src-renderer/features/back-office/payments/story/payment-facts.ts';
import { readStatus } from '../../../../../../../shared/payment/payment-status.ts';
import type { PaymentAtService } from '../../../../../../../shared/contract/back-office/payments.ts';
import type { SaleView } from '../../../../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../../../../shared/contract/terminal-view.ts';

const terminal = { locale: 'en-US', timeZone: 'UTC' } as TerminalView;

it('draws nothing that nobody sees in the ids that a payment and its customer are opened by', () => {
  const payment = { trackingId: 'trk\u202e1', customerId: 'cus\u200b1' };
  const known = { key: 'trk', at: 0, knownBy: 'service', payment, payments: [payment] } as const;
  const values = paymentFacts(known, undefined, terminal, { ...en, language: 'en' }).map(
    ({ value }) => value,
  );
  expect(values).toContain('trk\ufffd1');
  expect(values).toContain('cus\ufffd1');
});

it('names a till once, where terminal, location and merchant have the same name', () => {
  const tillOf = (payment: PaymentAtService) =>
    paymentFacts({ key: 'p', at: 0, knownBy: 'service', payment, payments: [payment] }, undefined, terminal, {
      ...en,
      language: 'en',
    }).find(({ name }) => name === en.payments.facts.till)?.value;
  const merchantName = 'Corner Shop';
  expect(tillOf({ terminalName: 'Corner Shop', locationName: 'Corner Shop', merchantName })).toBe(
    'Corner Shop',
  );
  expect(tillOf({ terminalName: 'Till 1', locationName: 'Corner Shop', merchantName })).toBe(
    'Till 1, Corner Shop',
  );
});

it('leaves out what the till once read of a payment that the service has changed since', () => {
  const sale = {
    ...{ id: 'sale', number: 4, reference: 'T-4', startedAt: 0, amount: { minor: 4040, currency: 'USD' } },
    stage: { name: 'final', outcome: 'expired', requested: '40.4 USDC', received: '0 USDC' },
  } as unknown as SaleView;
  const namesOf = (payment: PaymentAtService) =>
    paymentFacts(
      { key: 'p', at: 0, knownBy: 'both', payment, payments: [payment], sale },
      undefined,
      terminal,
      {
        ...en,
        language: 'en',
      },
    ).map(({ name }) => name);
  expect(namesOf({ status: readStatus('expired') })).toContain(en.story.fromWallet);
  expect(namesOf({ status: readStatus('completed') })).not.toContain(en.story.fromWallet);
});

it('says how much was paid too much, which the customer can have back', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  const extraOf = (payment: PaymentAtService) =>
    paymentFacts({ key: 'p', at: 0, knownBy: 'service', payment, payments: [payment] }, undefined, terminal, {
      ...en,
      language: 'en',
    }).find(({ name }) => name === en.payments.facts.extra)?.value;
  const overpaid = { status: readStatus('overpaid'), requested: usd(7322), paid: usd(10_983) };
  expect(extraOf(overpaid)).toBe('$36.61');
  expect(extraOf({ ...overpaid, status: readStatus('completed') })).toBeUndefined();
  expect(extraOf({ ...overpaid, paid: { ...usd(10_983), currency: 'EUR' } })).toBeUndefined();
  expect(extraOf({ ...overpaid, paid: usd(7322) })).toBeUndefined();
});

it('says until when money can be reclaimed, and no more once it went back', () => {
  const byOf = (refund: PaymentAtService['refund']) => {
    const payment = {
      status: readStatus('underpaid'),
      updatedAt: Date.UTC(2026, 4, 12),
      ...(refund && { refund }),
    };
    const known = { key: 'p', at: 0, knownBy: 'service', payment, payments: [payment] } as const;
    const facts = paymentFacts(known, undefined, terminal, { ...en, language: 'en' });
    return facts.find(({ name }) => name === en.reclaims.by)?.value;
  };
  expect(byOf(undefined)).toBe('June 10, 2026');
  expect(byOf({ refundStatus: 'requested' })).toBe('June 10, 2026');
  expect(byOf({ refundStatus: 'completed' })).toBeUndefined();
});

describe('the end of the time to pay', () => {
  const expiresAt = Date.UTC(2026, 4, 12, 14, 30);
  const factsAt = (now: number, payment: PaymentAtService = { expiresAt, status: readStatus('created') }) =>
    timeToPay({ payment }, now, terminal, { ...en, language: 'en' });

  it('is named while the payment can still be made, with the moment at which it ends', () => {
    expect(factsAt(expiresAt - 1)).toEqual([
      { name: en.story.expires, value: expect.stringContaining('2:30') as string },
    ]);
  });

  it('is not named once it is over, of a payment that has ended, or where the service does not state it', () => {
    expect(factsAt(expiresAt)).toEqual([]);
    expect(factsAt(0, { expiresAt, status: readStatus('completed') })).toEqual([]);
    expect(factsAt(0, {})).toEqual([]);
  });
});
