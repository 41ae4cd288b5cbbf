import { expect, test } from 'vitest';
import { endedFirst } from '../../../../../../src-renderer/features/payment/open-sales/ended-first.ts';
import { ended, NOW, parked, shown } from '../../../../../gallery/views.ts';
import type { SaleView } from '../../../../../../shared/contract/views.ts';

test('the tray begins with what ended last, then has the others as they were', () => {
  const [first] = parked;
  const sale = (id: string, stage: SaleView['stage']) => ({ ...first, id, stage }) as SaleView;
  const waiting = { name: 'waiting', ...shown } as const;
  const sales = [
    sale('a', waiting),
    sale('b', { ...ended('expired'), at: NOW - 9 }),
    sale('c', waiting),
    sale('d', { name: 'not-created', at: NOW }),
  ];
  expect(endedFirst(sales).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});
