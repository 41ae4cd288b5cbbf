import { expect, test } from 'vitest';
import { failed } from '../../../shared/failure.ts';
import { Aftercare } from '../../../src-main/kiosk/aftercare.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';

const LEFT: SaleView = {
  id: 's1',
  number: 1,
  reference: 'K-1',
  amount: { minor: 100, currency: 'USD' },
  startedAt: 0,
  kiosk: true,
  parked: true,
  stage: { name: 'final', outcome: 'expired', at: 0 },
};

test('a disk that does not let an order go is asked once, not at every change', () => {
  const asked: string[] = [];
  const aftercare = new Aftercare({
    leave: (saleId) => {
      asked.push(saleId);
      return failed({ action: 'try-again', code: 'ledger-unavailable' });
    },
  });
  const seen = { sales: [LEFT], alerts: [] } as unknown as Parameters<Aftercare['tidy']>[0];
  expect(aftercare.tidy(seen)).toBe(true);
  expect(aftercare.tidy(seen)).toBe(false);
  expect(asked).toEqual(['s1']);
});
