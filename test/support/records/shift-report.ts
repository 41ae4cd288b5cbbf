import type { ShiftReport } from '../../../shared/reports/shift-report.ts';

const sale = {
  saleId: 's',
  number: 4,
  reference: 'r',
  amount: { minor: 5, currency: 'EUR' },
  cashier: 'Ann',
};

/** With every optional field. */
export const reportOf = (shift: number, kind: ShiftReport['kind'] = 'Z'): ShiftReport => ({
  kind,
  shift,
  openedAt: Date.UTC(2026, 0, 2, 8),
  openedBy: 'Ann',
  madeAt: Date.UTC(2026, 0, 2, 18),
  madeBy: 'Bo',
  mayRepeatLost: true,
  damagedSales: 2,
  sales: 2,
  firstSale: 4,
  lastSale: 5,
  currencies: [
    {
      currency: 'EUR',
      standings: [
        { standing: 'completed', count: 1, minor: 1_000 },
        { standing: 'open', count: 1, minor: 5 },
      ],
      paid: { count: 1, minor: 1_000 },
      tipMinor: 100,
      discountMinor: 50,
      taxes: [
        { id: 'standard', name: 'MwSt', percent: '19', netMinor: 500, taxMinor: 95 },
        { id: 'reduced', name: 'MwSt', percent: '7', netMinor: 285, taxMinor: 20 },
      ],
    },
  ],
  cashiers: [
    {
      cashier: 'Ann',
      currency: 'EUR',
      all: { count: 2, minor: 1_005 },
      paid: { count: 1, minor: 1_000 },
      tipMinor: 100,
    },
  ],
  exceptions: [{ ...sale, kind: 'open' }],
  withoutShift: {
    currencies: [
      {
        currency: 'EUR',
        standings: [{ standing: 'completed', count: 1, minor: 700 }],
        paid: { count: 1, minor: 700 },
        tipMinor: 0,
        discountMinor: 0,
      },
    ],
    newest: [{ ...sale, saleId: 'w', number: 3, standing: 'completed' }],
  },
  earlier: [
    { ...sale, saleId: 'e', number: 2, shift: shift - 1, was: 'open', standing: 'completed', raised: [] },
    {
      ...sale,
      saleId: 'f',
      number: 1,
      shift: shift - 1,
      was: 'expired',
      standing: 'overpaid',
      raised: ['paid-twice'],
    },
  ],
  laterEffects: [
    {
      currency: 'EUR',
      paid: { count: 2, minor: 10 },
      unpaid: { count: 1, minor: 2_000 },
      taxes: [{ id: 'standard', name: 'MwSt', percent: '19', netMinor: -1_672, taxMinor: -318 }],
    },
  ],
  reconciliation: {
    state: 'compared',
    from: Date.UTC(2026, 0, 1, 18),
    until: Date.UTC(2026, 0, 2, 18),
    payments: 31,
    paidLate: { count: 1, listed: [{ ...sale, saleId: 'f', number: 1 }] },
    differing: {
      count: 1,
      listed: [{ ...sale, statedAmount: '12.3 USD', statedStatus: 'completed' }],
    },
    unknown: {
      count: 22,
      listed: [
        {
          trackingId: 't-9',
          reference: 'Table 9',
          createdAt: Date.UTC(2026, 0, 2, 12),
          statedAmount: '8 EUR',
          standing: 'completed',
        },
      ],
    },
    unread: 2,
  },
});
