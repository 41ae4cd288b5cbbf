import { expect, test } from 'vitest';
import { rowOfDifference } from '../../../../../../src-renderer/features/back-office/day/row-of-difference.ts';
import type { PaymentRow } from '../../../../../../shared/contract/back-office/payments.ts';

const row = (key: string, at: number, more: Partial<PaymentRow> = {}): PaymentRow => ({
  key,
  at,
  knownBy: 'other-till',
  payment: { reference: 'TABLE-12' },
  ...more,
});
const sale = { id: 's1' } as NonNullable<PaymentRow['sale']>;

test('of several payments with one reference it is the one of the same time', () => {
  const rows = [row('later', 3_000), row('wanted', 2_000), row('earlier', 1_000)];
  expect(rowOfDifference({ at: 2_000, reference: 'TABLE-12' }, rows)?.key).toBe('wanted');
  expect(rowOfDifference({ at: 2_500, reference: 'TABLE-12' }, rows)).toBeUndefined();
});

test('of a sale that was paid twice it is the payment that the difference names', () => {
  const rows = [
    row('first', 1_000, { sale, payment: { trackingId: 't1' } }),
    row('second', 2_000, { sale, payment: { trackingId: 't2' } }),
  ];
  expect(rowOfDifference({ at: 1_000, saleId: 's1', trackingId: 't2' }, rows)?.key).toBe('second');
});

test('a sale without a record of the service is found by itself', () => {
  const rows = [row('other', 1_000), { key: 's1', at: 900, knownBy: 'till', sale } as const];
  expect(rowOfDifference({ at: 900, saleId: 's1', trackingId: 't1' }, rows)?.key).toBe('s1');
});

test('the only one that was found by its tracking id need not state it', () => {
  expect(rowOfDifference({ at: 5, trackingId: 't1' }, [row('only', 1_000)])?.key).toBe('only');
  expect(rowOfDifference({ at: 5, trackingId: 't1' }, [])).toBeUndefined();
});
