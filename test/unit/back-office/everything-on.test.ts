import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { paymentStory } from '../../../src-main/back-office/payments/payment-story.ts';
import { ServicePayments } from '../../../src-main/back-office/payments/service-payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ServiceAccess } from '../../../src-main/back-office/ports.ts';

const failure = { action: 'try-again', code: 'service-error' } as const;
const FAILED = failed(failure);
const listed = (...records: readonly object[]) =>
  succeeded({ page: 0, records, total: records.length, unread: [] });

/** The story of payment `t1`, whose lists at the terminal and at the merchant answer this. */
async function storyOf(ofTerminal: Result<unknown>, ofMerchant: Result<unknown>) {
  const listOf = (answer: Result<unknown>) => ({ pageInPart: () => Promise.resolve(answer) });
  const access = {
    history: { ofTerminal: listOf(ofTerminal), ofMerchant: listOf(ofMerchant) },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'USD' })) },
  } as unknown as ServiceAccess;
  const currencies = new MerchantCurrencies(undefined);
  const ids = { terminal: 'term_1', merchant: 'mer_1' };
  const service = new ServicePayments({ access, currencies, ids, currency: 'USD', now: 0 });
  const till = { salesOfPayments: () => succeeded(new Map()), sale: () => undefined, get: () => FAILED };
  const story = await paymentStory({ trackingId: 't1' }, { till, service }, new AbortController().signal);
  return story.ok ? story.value : undefined;
}

const OWN = { paymentId: 'p1', trackingId: 't1' };
const WIDE = { paymentId: 'p1', merchantId: 'mer_1', refund: { refundStatus: 'completed' } };

test('a payment has the fields of both lists', async () => {
  expect(await storyOf(listed(OWN), listed(WIDE))).toMatchObject({
    payments: [{ trackingId: 't1', refund: { refundStatus: 'completed' } }],
    service: { state: 'asked' },
  });
});

test('where one list fails, the other’s fields are shown, and that some may be missing', async () => {
  for (const [ofTerminal, ofMerchant] of [
    [listed(OWN), FAILED],
    [FAILED, listed(WIDE)],
  ] as const) {
    expect(await storyOf(ofTerminal, ofMerchant)).toMatchObject({
      payments: [{ paymentId: 'p1' }],
      service: { state: 'asked', incomplete: failure },
    });
  }
});

test('credentials that may read one list alone are no failure of each payment', async () => {
  const closed = failed({ action: 'fix-configuration', code: 'not-permitted' });
  const story = await storyOf(listed(OWN), closed);
  expect(story).toMatchObject({ payments: [{ paymentId: 'p1' }], service: { state: 'asked' } });
  expect(story?.service).not.toHaveProperty('incomplete');
  expect(await storyOf(listed(), closed)).toMatchObject({ payments: [], service: { state: 'asked' } });
});

test('a payment that one list lacks and the other could not say is not one that the service does not list', async () => {
  for (const [ofTerminal, ofMerchant] of [
    [FAILED, listed()],
    [listed(), FAILED],
  ] as const) {
    const story = await storyOf(ofTerminal, ofMerchant);
    expect(story).toMatchObject({ payments: [], service: { state: 'failed', failure } });
  }
});

test('a record of another payment, from a list that does not filter, is not taken for this one', async () => {
  const other = { paymentId: 'p2', trackingId: 't2' };
  expect(await storyOf(listed(other, OWN), listed(WIDE))).toMatchObject({
    payments: [{ paymentId: 'p1', trackingId: 't1' }],
  });
  const story = await storyOf(listed(other), listed());
  expect(story?.payments).toEqual([]);
});
