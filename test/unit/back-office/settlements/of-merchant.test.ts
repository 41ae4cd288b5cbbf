import { expect, test } from 'vitest';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import {
  batchesOfMerchant,
  settlementsOfMerchant,
} from '../../../../src-main/back-office/settlements/of-merchant.ts';
import { succeeded } from '../../../../shared/failure.ts';
import type { ServiceAccess } from '../../../../src-main/back-office/ports.ts';
import type { MerchantSettlement } from '../../../../src-main/service/endpoints/settlement/records.ts';

const listed = (records: readonly Partial<MerchantSettlement>[]) => {
  const page = { page: 0, records: records as readonly MerchantSettlement[], total: records.length };
  const access = {
    merchantSettlements: { page: () => Promise.resolve(succeeded(page)) },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'JPY' })) },
  } as unknown as ServiceAccess;
  const currencies = new MerchantCurrencies(undefined);
  return settlementsOfMerchant({ access, currencies }, 'mer_1', 0, new AbortController().signal);
};

test('a settlement is known by its id or its merchantSettlementId', async () => {
  expect(await listed([{ id: 'a', merchantSettlementId: 'b' }, { merchantSettlementId: 'c' }])).toMatchObject(
    {
      ok: true,
      value: { records: [{ kind: 'settlement', id: 'a' }, { id: 'c' }] },
    },
  );
});

test('one without either makes the page unreadable, rather than leading nowhere', async () => {
  expect(await listed([{ id: 'a' }, {}])).toMatchObject({
    ok: false,
    failure: { code: 'service-answer-unreadable' },
  });
});

test('a batch that the list repeats is there once, as it was read last', async () => {
  const [first, again, other] = ['open', 'closed', 'closed'].map((status, index) => ({
    ...{ id: `bat_${index === 2 ? 2 : 1}`, created: index, status, grossAmount: 10 },
  }));
  const access = {
    batches: { ofMerchant: () => Promise.resolve(succeeded([first, again, other])) },
    merchants: { get: () => Promise.resolve(succeeded({ id: 'mer_1', currency: 'JPY' })) },
  } as unknown as ServiceAccess;
  const asking = { access, currencies: new MerchantCurrencies(undefined) };
  expect(await batchesOfMerchant(asking, 'mer_1', new AbortController().signal)).toMatchObject({
    ok: true,
    value: {
      records: [
        { id: 'bat_2', status: 'closed' },
        { id: 'bat_1', status: 'closed' },
      ],
      total: 2,
    },
  });
});
