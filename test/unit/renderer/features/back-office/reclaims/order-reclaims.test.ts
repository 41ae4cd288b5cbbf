import { expect, it } from 'vitest';
import { ordered } from '../../../../../../src-renderer/features/back-office/reclaims/order-reclaims.ts';
import type { Reclaim } from '../../../../../../shared/contract/back-office/reclaims.ts';
import type { ServiceAmount } from '../../../../../../shared/money/service-amount.ts';

const of = (key: string, at: number, amount?: ServiceAmount): Reclaim => ({
  row: { key, at, knownBy: 'service' },
  kind: 'over',
  state: 'open',
  daysLeft: 3,
  ...(amount && { amount }),
});

it('compares amounts of one currency only: the one with the most reclaims first, those without an amount last', () => {
  const reclaims = [
    of('none', 9),
    of('unnamed', 8, { minor: 70_000 }),
    of('yen', 7, { minor: 20_000, currency: 'JPY' }),
    of('five', 6, { minor: 500, currency: 'USD' }),
    of('ninety', 5, { minor: 9_000, currency: 'USD' }),
    of('five before', 4, { minor: 500, currency: 'USD' }),
    of('euro', 3, { minor: 30_000, currency: 'EUR' }),
  ];
  const keys = ordered(reclaims, 'amount').map(({ row }) => row.key);
  expect(keys).toEqual(['ninety', 'five', 'five before', 'euro', 'yen', 'unnamed', 'none']);
});
