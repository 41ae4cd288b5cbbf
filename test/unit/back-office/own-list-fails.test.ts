import { expect, it } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { findPayments } from '../../../src-main/back-office/payments/find-payments.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { PaymentSearch } from '../../../shared/contract/back-office/payments.ts';
import type { ServicePayments } from '../../../src-main/back-office/payments/service-payments.ts';
import type { Sources } from '../../../src-main/back-office/payments/find-payments.ts';

const sale = {
  id: 's1',
  number: 1,
  reference: 'A',
  amount: { minor: 100, currency: 'USD' },
  startedAt: 900,
  parked: false,
  stage: { name: 'creating' },
};
const PAYMENT = { paymentId: 'p1', createdAt: 950, reference: 'A', terminalId: 'term_1' };

/** The merchant's list has the payment of the till's sale; the terminal's, which has its tracking id, fails. */
function search(failure: Failure) {
  const service = {
    hasTerminal: true,
    find: ({ scope }: PaymentSearch) =>
      Promise.resolve(scope === 'terminal' ? failed(failure) : succeeded({ payments: [PAYMENT] })),
    byTrackingId: () => Promise.resolve(succeeded({ ...PAYMENT, trackingId: 't1' })),
  } as unknown as ServicePayments;
  const till = {
    find: () =>
      succeeded({ sales: [{ sale, facts: { trackingIds: ['t1'], isElsewhere: false } }], match: 'exact' }),
    salesOfPayments: () => succeeded(new Map()),
    damagedOfPayments: () => new Map(),
  } as unknown as Sources['till'];
  const sources = { till, service, terminalId: 'term_1', now: 2_000, turn: () => Promise.resolve() };
  return findPayments({ scope: 'merchant' }, undefined, sources, new AbortController().signal);
}

it('lists a payment once where the credentials may not read the terminal’s own list', async () => {
  const found = await search({ action: 'fix-configuration', code: 'not-permitted' });
  expect(found.ok && found.value.page.rows.map(({ key, knownBy }) => [key, knownBy])).toEqual([
    ['s1', 'both'],
  ]);
});

it('says that the service failed where that list could not be read', async () => {
  const failure = { action: 'try-again', code: 'service-error' } as const;
  const found = await search(failure);
  expect(found).toMatchObject({ value: { page: { service: { state: 'failed', failure } } } });
  expect(found.ok && found.value.page.rows.map(({ key }) => key)).toEqual(['s1']);
});
