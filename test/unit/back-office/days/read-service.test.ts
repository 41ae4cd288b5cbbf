import { expect, it } from 'vitest';
import { succeeded } from '../../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import { readPayouts } from '../../../../src-main/back-office/days/read-payouts.ts';
import type { Asking } from '../../../../src-main/back-office/days/read-service.ts';

it('reads an adjustment that takes money away', async () => {
  const settlement = { id: 's1', totalFees: 0.5, netAdjustmentTotal: -1.25 };
  const access = {
    settlements: {
      get: () => Promise.resolve(succeeded(settlement)),
      batches: () => Promise.resolve(succeeded([{ id: 'b1', grossAmount: 10 }])),
      deposits: () => Promise.resolve(succeeded([])),
    },
  } as unknown as Asking['access'];
  const asking: Asking = {
    access,
    ids: {},
    currency: 'USD',
    currencies: new MerchantCurrencies(undefined),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  expect((await readPayouts(['s1'], asking)).get('s1')).toMatchObject({
    grossMinor: 1000,
    feesMinor: 50,
    adjustmentMinor: -125,
    netMinor: 825,
  });
});
