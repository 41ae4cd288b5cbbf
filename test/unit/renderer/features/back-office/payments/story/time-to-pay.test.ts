import { expect, it } from 'vitest';
import { messages as en } from '../../../../../../../shared/messages/en.arb';
import { readStatus } from '../../../../../../../shared/payment/payment-status.ts';
import { timeToPay } from '../../../../../../../src-renderer/features/back-office/payments/story/time-to-pay.ts';
import type { PaymentAtService } from '../../../../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../../../../shared/contract/terminal-view.ts';

const terminal = { locale: 'en-US', timeZone: 'UTC' } as TerminalView;
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
