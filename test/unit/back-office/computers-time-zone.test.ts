import { afterEach, expect, it, vi } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { Payments } from '../../../src-main/back-office/payments/payments.ts';
import type { BackOffice } from '../../../src-main/back-office/back-office.ts';
import type { TillSale, TillSales } from '../../../src-main/back-office/ports.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Paid too much at three in the morning of UTC, which is the evening before in New York. */
const updatedFrom = Date.UTC(2026, 4, 12, 3);
const sale: TillSale = {
  sale: {
    ...{ id: 's1', number: 1, reference: 'A', amount: { minor: 100, currency: 'USD' } },
    ...{ startedAt: updatedFrom, parked: false, stage: { name: 'final', outcome: 'overpaid', at: 0 } },
  },
  facts: {
    ...{ trackingIds: ['t1'], isElsewhere: false },
    reclaim: { kind: 'over', isTaken: false, isAcknowledged: false, updatedFrom },
  },
  paid: () => undefined,
};
const till: TillSales = {
  find: () => succeeded({ sales: [sale], match: 'exact' }),
  get: () => failed({ action: 'fix-input', code: 'sale-not-found' }),
  sale: () => undefined,
  salesOfPayments: () => succeeded(new Map()),
  damagedOfPayments: () => new Map(),
  readAhead: () => undefined,
};

it('days to reclaim are counted by the time zone that the computer has now, where the store names none', async () => {
  const payments = new Payments({
    office: { service: () => Promise.resolve(undefined) } as unknown as BackOffice,
    till,
    ...{ terminalId: 'term_1', currency: 'USD', timeZone: undefined, now: () => Date.UTC(2026, 4, 12, 15) },
    tenders: () => Promise.resolve([]),
    turn: () => Promise.resolve(),
  });
  const daysLeft = async () => {
    const found = await payments.reclaims('terminal');
    return found.ok && found.value.reclaims.map((reclaim) => reclaim.daysLeft);
  };
  vi.stubEnv('TZ', 'UTC');
  expect(await daysLeft()).toEqual([29]);
  vi.stubEnv('TZ', 'America/New_York');
  expect(await daysLeft()).toEqual([28]);
});
