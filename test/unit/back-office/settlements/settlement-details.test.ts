import { expect, it } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import {
  batchDetails,
  settlementDetails,
} from '../../../../src-main/back-office/settlements/settlement-details.ts';

const failure = { action: 'try-again', code: 'service-error' } as const;

/** Settlement `s1` with batch `b1`, whose deposits cannot be read; or these, where they can. `payments` are the merchant's. */
function reading(
  deposits?: readonly object[],
  named: object = { settlementId: 's1' },
  payments: readonly object[] = [],
) {
  const settlement = { id: 's1', merchantId: 'mer_1', payoutId: 'p1' };
  const batch = { id: 'b1', merchantId: 'mer_1', ...named };
  const listed = { page: 0, records: payments, total: payments.length, unread: [] };
  const access = {
    settlements: {
      get: () => Promise.resolve(succeeded(settlement)),
      batches: () => Promise.resolve(succeeded([batch, { ...batch }])),
      deposits: () => Promise.resolve(deposits ? succeeded(deposits) : failed(failure)),
    },
    batches: { get: () => Promise.resolve(succeeded(batch)) },
    history: { ofMerchant: { pageInPart: () => Promise.resolve(succeeded(listed)) } },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'USD' })) },
  };
  const currencies = new MerchantCurrencies(undefined);
  const office = { ids: () => ({ merchant: 'mer_1' }), currencies };
  const till = { salesOfPayments: () => succeeded(new Map()), damagedOfPayments: () => new Map() };
  const { signal } = new AbortController();
  const parts = { office, access, till, terminalId: '', currency: 'USD', now: () => 0, period: {}, signal };
  return parts as unknown as Parameters<typeof settlementDetails>[1];
}

it('says why a settlement is shown without its deposits, also beside one of its batches', async () => {
  const settlement = { id: 's1', depositsFailure: failure };
  for (const details of [settlementDetails('s1', reading()), batchDetails('b1', reading())]) {
    expect(await details).toMatchObject({ ok: true, value: { settlement } });
  }
});

it('shows a batch and a deposit once that the settlement’s own lists repeat', async () => {
  const deposits = [{ id: 'd1' }, { id: 'd2' }, { id: 'd1' }];
  const details = await settlementDetails('s1', reading(deposits));
  expect(details).toMatchObject({
    value: {
      batches: [{ id: 'b1' }],
      settlement: { deposits: [{ id: 'd1' }, { id: 'd2' }] },
    },
  });
});

it('knows in which settlement its batches are, though the service states it by the list alone', async () => {
  const batchesOf = async (named: object) => {
    const details = await settlementDetails('s1', reading([], named));
    return details.ok ? details.value.batches : [];
  };
  expect(await batchesOf({})).toMatchObject([{ id: 'b1', settlementId: 's1' }]);
  expect(await batchesOf({ settlementId: undefined })).toMatchObject([{ id: 'b1', settlementId: 's1' }]);
  expect(await batchesOf({ settlementId: 's2' })).toMatchObject([{ id: 'b1', settlementId: 's2' }]);
});

it('knows in which settlement a batch is that does not name it, where its payments name one and the same', async () => {
  const settlementOf = async (...payments: readonly object[]) => {
    const listed = payments.map((payment, index) => ({ paymentId: `p${index}`, created: -1, ...payment }));
    const details = await batchDetails('b1', reading([], { settlementId: undefined }, listed));
    return details.ok ? [details.value.batch?.settlementId, details.value.settlement?.id] : details.failure;
  };
  const inBatch = { batchId: 'b1', settlementId: 's1' };
  expect(await settlementOf(inBatch, { ...inBatch, settlementId: null })).toEqual(['s1', 's1']);
  expect(await settlementOf({ ...inBatch, batchId: 'b2' })).toEqual([undefined, undefined]);
  expect(await settlementOf(inBatch, { ...inBatch, settlementId: 's2' })).toEqual([undefined, undefined]);
});
