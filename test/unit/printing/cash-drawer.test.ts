import { expect, test, vi } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { CashDrawer } from '../../../src-main/printing/cash-drawer.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';

test('a drawer that opens for a paid sale is no failure when the ledger cannot take it, and nothing is thrown', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const drawer = new CashDrawer(
    {
      clock: new VirtualClock(),
      onOpened: () => {
        throw new LedgerUnavailable('the disk is full');
      },
      rule: () => ({ pin: 2, openFor: ['usdcBase'] }),
      give: () => Promise.resolve({ kind: 'printed' }),
    },
    () => undefined,
  );
  await drawer.salePaid('s', () => Promise.resolve(succeeded(true)));
  expect(drawer.failure()).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
