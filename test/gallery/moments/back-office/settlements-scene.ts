import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';
import type {
  BatchAtService,
  DepositAtService,
  SettlementAtService,
  SettlementDetails,
  SettlementsPage,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import type { ServiceAmount } from '../../../../shared/money/service-amount.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment } from '../moment.ts';

export const DAY = 86_400_000;
export const usd = (minor: number) => ({ minor, currency: 'USD' });

export const access = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
} satisfies BackOfficeAccess;

export const deposit = (id: string, minor: number, method: string, age: number): DepositAtService => ({
  kind: 'deposit',
  id,
  settlementId: id.replace('dep', 'set'),
  status: 'sent',
  method,
  amount: usd(minor),
  createdAt: NOW - age * DAY,
});

export const settlement = (
  number: number,
  more: Partial<SettlementAtService> & { readonly net: ServiceAmount },
): SettlementAtService => ({
  kind: 'settlement',
  id: `set_00${number}`,
  merchantId: 'mer_MarketHall',
  type: 'crypto',
  batchCount: 2,
  paymentCount: 14,
  createdAt: NOW - (50 - number) * 7 * DAY,
  gross: usd(more.net.minor + 1_204),
  fees: usd(1_079),
  adjustment: usd(-125),
  deposits: [],
  ...more,
});

export const paid = settlement(47, {
  status: 'paid',
  net: usd(118_796),
  payoutId: 'pyt_0047',
  deposits: [deposit('dep_0047', 118_796, 'wire', 20)],
});

export const settlements: readonly SettlementAtService[] = [
  settlement(49, { status: 'pending', net: usd(96_010) }),
  settlement(48, {
    status: 'hold',
    net: usd(20_441),
    holdReason: 'Bank account under review',
    type: 'walletApps',
  }),
  paid,
  settlement(46, {
    status: 'paid',
    net: usd(87_330),
    payoutId: 'pyt_0046',
    deposits: [deposit('dep_0046', 87_330, 'ACH', 27)],
  }),
  settlement(45, { status: 'paid', net: usd(64_002), payoutId: 'pyt_0045' }),
  { kind: 'settlement', id: 'set_0044', createdAt: NOW - 42 * DAY },
];

export const batch = (id: string, more: Partial<BatchAtService>): BatchAtService => ({
  kind: 'batch',
  id,
  type: 'crypto',
  createdAt: NOW - 22 * DAY,
  paymentCount: 7,
  gross: usd(60_000),
  fees: usd(540),
  net: usd(59_460),
  ...more,
});

export const batches: readonly BatchAtService[] = [
  batch('bat_1005', { status: 'open', period: '2026-05-11' }),
  batch('bat_1004', { status: 'closed', period: '2026-05-10' }),
  batch('bat_1003', { status: 'hold', period: '2026-05-03', settlementId: 'set_0048' }),
  batch('bat_1002', { status: 'closed', period: '2026-04-21', settlementId: 'set_0047' }),
  batch('bat_1001', { status: 'swept', period: '2026-W16' }),
];

const row = (number: number, more: Partial<PaymentRow> = {}): PaymentRow => ({
  key: `p${number}`,
  at: NOW - (22 * DAY + number * 3_600_000),
  knownBy: 'other-till',
  payment: {
    paymentId: `pay_${number}`,
    status: { kind: 'final', outcome: 'completed' },
    reference: `CT-00${number}`,
    requested: usd(8_000 + number),
    tender: 'usdcBase',
    terminalName: 'Counter 2',
    settlementId: 'set_0047',
    batchId: 'bat_1002',
  },
  ...more,
});

export const payments = {
  rows: [row(71), row(72), row(73)],
  from: NOW - 24 * DAY,
  until: NOW - 20 * DAY,
  expected: 3,
};

export const look: SettlementDetails = {
  settlement: paid,
  batches: [
    batch('bat_1002', { status: 'closed', period: '2026-04-21', settlementId: 'set_0047' }),
    batch('bat_1000', { status: 'closed', period: '2026-04-20', settlementId: 'set_0047' }),
  ],
  payments,
};

export const first = (records: SettlementsPage['records']): SettlementsPage => ({
  records,
  total: records.length + 98,
  next: 1,
});

const payoutExplained: DaysExplained = {
  from: { year: 2026, month: 4, day: 20 },
  to: { year: 2026, month: 4, day: 21 },
  madeAt: NOW,
  currency: 'USD',
  scope: 'merchant',
  settlementId: 'set_0047',
  service: { count: 14, minor: 121_000 },
  settled: { count: 13, minor: 120_000 },
  differences: [
    {
      kind: 'left-out',
      minor: -1_000,
      payment: { at: NOW - 22 * DAY, reference: 'CT-0071', terminalName: 'Counter 2' },
      settlementId: 'set_0047',
    },
    { kind: 'fee', minor: -1_079, settlementId: 'set_0047' },
    { kind: 'adjustment', minor: -125, settlementId: 'set_0047' },
  ],
  payouts: [
    {
      settlementId: 'set_0047',
      own: { count: 13, minor: 120_000 },
      grossMinor: 120_000,
      feesMinor: 1_079,
      adjustmentMinor: -125,
      netMinor: 118_796,
      payoutId: 'pyt_0047',
      deposits: [{ depositId: 'dep_0047', minor: 118_796, method: 'wire', createdAt: NOW - 20 * DAY }],
    },
  ],
  unexplainedMinor: 0,
  unchecked: [],
  copy: 'payout-set_0047-as-of-2026-05-12.csv',
};

interface Scene {
  readonly page?: SettlementsPage | Failure;
  readonly look?: SettlementDetails | Failure;
  readonly deposit?: DepositAtService | Failure;
  /** The answer about the deposits of the listed settlements; none comes where it is missing. */
  readonly deposits?: Failure;
  readonly access?: BackOfficeAccess;
}

const answer = (value: object): Result<unknown> =>
  'action' in value ? { ok: false, failure: value as Failure } : { ok: true, value };

export const sent = deposit('dep_0046', 87_330, 'ACH', 27);

export const scene = (
  {
    page = first(settlements),
    look: looked = look,
    deposit: read = sent,
    deposits,
    access: known = access,
  }: Scene,
  act: (page: Hand) => Promise<void>,
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: known },
    'settlements.list': answer(page),
    'settlements.get': answer(looked),
    ...(deposits && { 'settlements.deposits': answer(deposits) }),
    'settlements.getDeposit': answer(read),
    'days.explainPayout': { ok: true, value: payoutExplained },
  },
  act: async (hand) => {
    await opened(hand);
    await act(hand);
  },
});

export const opened = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Settlements What was batched')(page);
};

export const shows = (text: string) => (page: Hand) => page.getByText(text).first().waitFor();
export const openPaid = press('set_0047');
