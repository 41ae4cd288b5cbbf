import type { TillView } from '../../shared/contract/views.ts';
import type { ShiftReport } from '../../shared/reports/shift-report.ts';
import { NOW, parked, ready } from './views.ts';

const cashiers: TillView['staff']['cashiers'] = [
  { id: 'c1', name: 'Ann Meier', role: 'manager' },
  { id: 'c2', name: 'Bo', role: 'cashier' },
  { id: 'c3', name: 'Charlotte Grossmann-Söderström', role: 'cashier' },
];

export const locked: TillView = { ...ready, staff: { ...ready.staff, cashiers } };
/** The ledger has lost the cashiers. */
export const cashiersMissing: TillView = { ...ready, staff: { ...ready.staff, missing: true } };
export const cashiersMissingBusy: TillView = { ...cashiersMissing, sales: parked };
export const lockedBusy: TillView = {
  ...locked,
  sales: parked.map((sale) => ({ ...sale, cashierId: 'c2', cashier: 'Bo' })),
};
export const lockedOut: TillView = {
  ...ready,
  staff: { ...ready.staff, cashiers: [{ id: 'c2', name: 'Bo', role: 'manager', lockedUntil: NOW + 28_000 }] },
};
export const signedIn: TillView = {
  ...lockedBusy,
  staff: {
    ...locked.staff,
    signedIn: 'c1',
    shift: { number: 12, openedAt: NOW - 5 * 3_600_000, openedBy: 'Ann Meier' },
    closedShifts: [11, 10, 9].map((number) => ({
      number,
      openedAt: NOW - (12 - number) * 86_400_000 - 8 * 3_600_000,
      closedAt: NOW - (12 - number) * 86_400_000,
    })),
  },
};

/** Bo sells, and two managers could come by. */
export const cashierSignedIn: TillView = {
  ...ready,
  staff: {
    ...ready.staff,
    cashiers: [...cashiers, { id: 'c4', name: 'Nora Lindqvist', role: 'manager' }],
    signedIn: 'c2',
  },
};

/** Olga owns, and Ann, who manages, has signed in. */
export const withOwner: TillView = {
  ...signedIn,
  staff: { ...signedIn.staff, cashiers: [...cashiers, { id: 'c5', name: 'Olga Ferreira', role: 'owner' }] },
};

const usd = (minor: number) => ({ minor, currency: 'USD' });

export const report: ShiftReport = {
  kind: 'X',
  shift: 12,
  openedAt: NOW - 5 * 3_600_000,
  openedBy: 'Ann Meier',
  madeAt: NOW,
  madeBy: 'Bo',
  sales: 48,
  firstSale: 311,
  lastSale: 358,
  currencies: [
    {
      currency: 'USD',
      standings: [
        { standing: 'completed', count: 41, minor: 184_250 },
        { standing: 'overpaid', count: 1, minor: 2_500 },
        { standing: 'underpaid', count: 2, minor: 9_000 },
        { standing: 'expired', count: 2, minor: 4_400 },
        { standing: 'open', count: 1, minor: 850 },
        { standing: 'not-created', count: 1, minor: 1_200 },
      ],
      paid: { count: 42, minor: 186_750 },
      tipMinor: 12_480,
      discountMinor: 3_100,
      taxes: [
        { id: 'standard', name: 'VAT', percent: '20', netMinor: 110_000, taxMinor: 22_000 },
        { id: 'reduced', name: 'VAT', percent: '5', netMinor: 40_257, taxMinor: 2_013 },
      ],
    },
  ],
  cashiers: [
    {
      cashier: 'Ann Meier',
      currency: 'USD',
      all: { count: 20, minor: 90_000 },
      paid: { count: 18, minor: 84_250 },
      tipMinor: 5_000,
    },
    {
      cashier: 'Bo',
      currency: 'USD',
      all: { count: 28, minor: 112_200 },
      paid: { count: 24, minor: 102_500 },
      tipMinor: 7_480,
    },
  ],
  exceptions: [
    {
      saleId: 'x1',
      number: 314,
      reference: 'CT-000314',
      amount: usd(4_399),
      cashier: 'Bo',
      kind: 'paid-twice',
    },
    { saleId: 'x2', number: 320, reference: 'TABLE-9', amount: usd(6_000), cashier: 'Bo', kind: 'underpaid' },
    {
      saleId: 'p1',
      number: 355,
      reference: 'CT-000355',
      amount: usd(850),
      cashier: 'Ann Meier',
      kind: 'open',
    },
    {
      saleId: 'x4',
      number: 356,
      reference: 'CT-000356',
      amount: usd(2_500),
      cashier: 'Ann Meier',
      kind: 'overpaid',
    },
  ],
  withoutShift: {
    currencies: [
      {
        currency: 'USD',
        standings: [
          { standing: 'completed', count: 1, minor: 1_250 },
          { standing: 'expired', count: 1, minor: 3_000 },
        ],
        paid: { count: 1, minor: 1_250 },
        tipMinor: 0,
        discountMinor: 0,
      },
    ],
    newest: [
      { saleId: 'w1', number: 306, reference: 'CT-000306', amount: usd(1_250), standing: 'completed' },
      { saleId: 'w2', number: 307, reference: 'BEFORE-OPENING', amount: usd(3_000), standing: 'expired' },
    ],
  },
  laterEffects: [{ currency: 'USD', paid: { count: 2, minor: 5_499 }, unpaid: { count: 1, minor: 2_000 } }],
  earlier: [
    {
      saleId: 'e0',
      number: 301,
      reference: 'CT-000301',
      amount: usd(3_500),
      cashier: 'Bo',
      shift: 11,
      was: 'expired',
      standing: 'completed',
      raised: [],
    },
    {
      saleId: 'e1',
      number: 309,
      reference: 'CT-000309',
      amount: usd(1_999),
      cashier: 'Bo',
      shift: 11,
      was: 'open',
      standing: 'completed',
      raised: [],
    },
  ],
};

export const reconciliation: NonNullable<ShiftReport['reconciliation']> = {
  state: 'compared',
  from: NOW - 29 * 3_600_000,
  until: NOW,
  payments: 57,
  paidLate: {
    count: 1,
    listed: [{ saleId: 'x5', number: 331, reference: 'CT-000331', amount: usd(2_200), cashier: 'Bo' }],
  },
  differing: {
    count: 1,
    listed: [
      { saleId: 'x6', number: 340, reference: 'TABLE-2', amount: usd(1_800), statedAmount: '1800 USD' },
    ],
  },
  unknown: {
    count: 23,
    listed: [
      {
        trackingId: 'trk_9f2c71d0a4',
        reference: 'TABLE-7',
        createdAt: NOW - 3_600_000,
        statedAmount: '41.5 USD',
        standing: 'completed',
      },
      { trackingId: 'trk_77ab0e21c9', createdAt: NOW - 7_200_000, standing: 'unknown' },
    ],
  },
  unread: 1,
};
