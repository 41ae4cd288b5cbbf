import { expect, it } from 'vitest';
import {
  batchFrom,
  depositFrom,
  settlementFrom,
} from '../../../../src-main/back-office/settlements/records.ts';
import { batch, deposit, settlement } from '../../../../src-main/service/endpoints/settlement/records.ts';

it('reads what is said, in minor units, an adjustment below zero too', () => {
  const record = settlement.parse({
    settlementId: 'set_1',
    created: '2026-05-12T08:00:00Z',
    totalFees: 1.1,
    netAdjustmentTotal: -1.25,
    holdReason: '',
    payoutId: null,
  });
  expect(settlementFrom(record, 'USD')).toEqual({
    kind: 'settlement',
    id: 'set_1',
    createdAt: Date.parse('2026-05-12T08:00:00Z'),
    fees: { minor: 110, currency: 'USD' },
    adjustment: { minor: -125, currency: 'USD' },
  });
});

it('takes records of which nothing but the identifier is said', () => {
  expect(settlementFrom(settlement.parse({ id: 's' }), 'USD')).toEqual({ kind: 'settlement', id: 's' });
  expect(batchFrom(batch.parse({ id: 'b' }), 'USD')).toEqual({ kind: 'batch', id: 'b' });
  expect(depositFrom(deposit.parse({ id: 'd' }), 'USD')).toEqual({ kind: 'deposit', id: 'd' });
});

it('shows no amount that is not exact in the currency', () => {
  expect(depositFrom(deposit.parse({ id: 'd', amount: 1.234 }), 'USD').amount).toBeUndefined();
  expect(depositFrom(deposit.parse({ id: 'd', amount: 0 }), 'USD').amount).toEqual({
    minor: 0,
    currency: 'USD',
  });
});
