import { expect, test } from 'vitest';
import { settlementsOfMerchant } from '../../../../src-main/back-office/settlements/of-merchant.ts';
import { succeeded } from '../../../../shared/failure.ts';
import type { ServiceAccess } from '../../../../src-main/back-office/ports.ts';
import type { MerchantSettlement } from '../../../../src-main/service/endpoints/settlement/records.ts';

const listed = (records: readonly Partial<MerchantSettlement>[]) => {
  const page = { page: 0, records: records as readonly MerchantSettlement[], total: records.length };
  const merchantSettlements = { page: () => Promise.resolve(succeeded(page)) };
  return settlementsOfMerchant(
    { merchantSettlements } as unknown as ServiceAccess,
    { merchantId: 'mer_1', currency: 'USD', page: 0 },
    new AbortController().signal,
  );
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
