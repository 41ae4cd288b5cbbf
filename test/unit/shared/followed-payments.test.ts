import { expect, test } from 'vitest';
import { followedPayments } from '../../../shared/view/followed-payments.ts';
import type { SaleStage, SaleView } from '../../../shared/contract/sale-view.ts';
import { terminal } from '../../support/records/corner-shop.ts';

const sale = (stage: SaleStage, more: Partial<SaleView> = {}): SaleView => ({
  id: 's1',
  number: 1,
  reference: 'R-1',
  amount: { minor: 1_234, currency: 'USD' },
  startedAt: 1,
  parked: true,
  stage,
  ...more,
});
const waiting = sale({ name: 'waiting', url: 'https://pay.example.test/1', shownAt: 1 });

test('counts what may still be paid, and nothing that has ended, waits elsewhere, or is no money', () => {
  const ended = sale({ name: 'final', outcome: 'completed', at: 1 });
  const sales = [waiting, sale({ name: 'creating' }), ended];
  expect(followedPayments({ terminal, sales })).toBe(2);
  const elsewhere = { ...waiting, elsewhere: { origin: 'https://other.example.test', merchantId: 'm' } };
  expect(followedPayments({ terminal, sales: [elsewhere] })).toBe(0);
  expect(followedPayments({ terminal: { ...terminal, training: true }, sales })).toBe(0);
  expect(followedPayments({ sales })).toBe(0);
});
