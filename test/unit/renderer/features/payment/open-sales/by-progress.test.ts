import { expect, test } from 'vitest';
import { byProgress } from '../../../../../../src-renderer/features/payment/open-sales/by-progress.ts';
import { ended, NOW, parked, shown } from '../../../../../gallery/views.ts';
import type { SaleView } from '../../../../../../shared/contract/sale-view.ts';

test('what waits stands as it began, what is finished begins with what ended last', () => {
  const sale = (id: string, stage: SaleView['stage']) => ({ ...parked[0], id, stage }) as SaleView;
  const waiting = { name: 'waiting', ...shown } as const;
  const groups = byProgress(
    [
      sale('a', waiting),
      sale('b', { ...ended('expired'), at: NOW - 9 }),
      sale('c', waiting),
      sale('d', { name: 'not-created', at: NOW }),
      sale('e', ended('underpaid')),
      sale('f', ended('completed')),
    ],
    [{ saleId: 'f' }],
  );
  const ids = (sales: readonly SaleView[]) => sales.map(({ id }) => id);
  expect(ids(groups.waiting)).toEqual(['a', 'c']);
  expect(ids(groups['needs-person'])).toEqual(['e', 'f']);
  expect(ids(groups.finished)).toEqual(['d', 'b']);
});
