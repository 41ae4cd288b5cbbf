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
import type { Moment, Moments } from '../moment.ts';

const DAY = 86_400_000;
const usd = (minor: number) => ({ minor, currency: 'USD' });

const access: BackOfficeAccess = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
};

const deposit = (id: string, minor: number, method: string, age: number): DepositAtService => ({
  kind: 'deposit',
  id,
  settlementId: id.replace('dep', 'set'),
  status: 'sent',
  method,
  amount: usd(minor),
  createdAt: NOW - age * DAY,
});

const settlement = (
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

const paid = settlement(47, {
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

const batch = (id: string, more: Partial<BatchAtService>): BatchAtService => ({
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

const payments = {
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

const first = (records: SettlementsPage['records']): SettlementsPage => ({
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
  readonly access?: BackOfficeAccess;
}

const answer = (value: object): Result<unknown> =>
  'action' in value ? { ok: false, failure: value as Failure } : { ok: true, value };

const sent = deposit('dep_0046', 87_330, 'ACH', 27);

const scene = (
  { page = first(settlements), look: looked = look, deposit: read = sent, access: known = access }: Scene,
  act: (page: Hand) => Promise<void>,
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: known },
    'settlements.list': answer(page),
    'settlements.get': answer(looked),
    'settlements.getDeposit': answer(read),
    'days.explainPayout': { ok: true, value: payoutExplained },
  },
  act: async (hand) => {
    await opened(hand);
    await act(hand);
  },
});

const opened = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Settlements What was batched')(page);
};

const shows = (text: string) => (page: Hand) => page.getByText(text).first().waitFor();
const openPaid = press('set_0047');

/** Settlements in the back office. */
export const settlementsMoments: Moments = {
  settlements: scene({}, shows('6 of 104')),
  'settlements-narrowed': scene({}, async (page) => {
    await shows('6 of 104')(page);
    await page.getByText('Narrow down').click();
  }),
  'settlements-batches': scene({ page: first(batches) }, async (page) => {
    await shows('5 of 103')(page);
    await page.getByRole('radio', { name: 'By batch' }).click();
    await shows('Open: payments are still being added')(page);
  }),
  'settlements-deposits': scene(
    { page: { records: [deposit('dep_0047', 118_796, 'wire', 20), deposit('dep_0046', 87_330, 'ACH', 27)] } },
    async (page) => {
      await page.getByRole('radio', { name: 'By deposit' }).click();
      await shows('2 of 2')(page);
    },
  ),
  'settlements-begun': scene(
    {
      page: {
        records: [
          { ...paid, deposits: [{ ...deposit('dep_0047', 118_796, 'ACH', 20), status: 'pending' }] },
          {
            ...settlement(46, { status: 'paid', net: usd(10_000), payoutId: 'pyt_0046' }),
            deposits: [
              deposit('dep_0046', 6_000, 'ACH', 27),
              { ...deposit('dep_0046b', 4_000, 'ACH', 27), status: 'pending' },
            ],
          },
        ],
      },
    },
    shows('the service says: pending'),
  ),
  'settlements-none': scene({ page: { records: [], total: 0 } }, shows('There are none yet.')),
  'settlements-none-so-far': scene({ page: { records: [], next: 41 } }, shows('Nothing found so far')),
  'settlements-loading': {
    view: signedIn,
    answers: { 'backOffice.get': { ok: true, value: access } },
    act: opened,
  },
  'settlements-not-set-up': scene({ access: { state: 'not-set-up' } }, shows('has no back office')),
  'settlements-no-access': scene(
    { access: { ...access, state: 'secret-missing' } },
    shows('credentials are missing'),
  ),
  'settlements-terminal-only': scene(
    { access: { ...access, scopes: ['terminal'] } },
    shows('These credentials see this till only'),
  ),
  'settlements-refused': scene(
    { page: { action: 'fix-configuration', code: 'not-permitted', traceId: '4bf92f3577b34da6' } },
    shows('It needs credentials of the merchant or partner.'),
  ),
  'settlements-failed': scene({ page: { action: 'try-again', code: 'service-unreachable' } }, (page) =>
    page.getByRole('alert').waitFor(),
  ),
  settlement: scene({}, async (page) => {
    await openPaid(page);
    await shows('pyt_0047')(page);
  }),
  'settlement-differs': scene(
    {
      look: {
        ...look,
        settlement: { ...paid, deposits: [deposit('dep_0047', 117_796, 'wire', 20)] },
        payments: { ...payments, expected: 14, searchedBackTo: NOW - 23 * DAY },
      },
    },
    async (page) => {
      await openPaid(page);
      await shows('The deposits come to')(page);
    },
  ),
  'settlement-explained': scene({}, async (page) => {
    await openPaid(page);
    await press('Explain this payout')(page);
    await shows('Every difference has a name.')(page);
  }),
  'settlement-unknown-currency': scene(
    {
      look: {
        ...look,
        settlement: {
          ...paid,
          gross: { minor: 120_000 },
          fees: { minor: 1_079 },
          adjustment: { minor: -125 },
          net: { minor: 118_796 },
          deposits: [{ ...deposit('dep_0047', 0, 'wire', 20), amount: { minor: 118_796 } }],
        },
        batches: [
          batch('bat_1002', { gross: { minor: 120_000 }, fees: { minor: 1_079 }, net: { minor: 118_921 } }),
        ],
      },
    },
    async (page) => {
      await openPaid(page);
      await shows('Amounts without a currency')(page);
    },
  ),
  'settlements-currencies': scene(
    {
      page: first([
        settlement(49, { net: { minor: 96_010, currency: 'JPY' }, merchantId: 'mer_Ginza' }),
        settlement(48, { net: { minor: 20_441 }, merchantId: 'mer_Quiet' }),
        ...settlements.slice(2),
      ]),
    },
    shows('Amounts without a currency'),
  ),
  'settlement-batch': scene(
    {
      page: first(batches),
      look: {
        batch: batch('bat_1002', { status: 'closed', period: '2026-04-21', settlementId: 'set_0047' }),
        settlement: paid,
        batches: [],
        payments: { ...payments, expected: 7 },
      },
    },
    async (page) => {
      await press('bat_1002')(page);
      await shows('Open the settlement')(page);
    },
  ),
  'settlement-payments-failed': scene(
    {
      look: {
        ...look,
        payments: { ...payments, rows: [], failure: { action: 'try-again', code: 'service-unreachable' } },
      },
    },
    async (page) => {
      await openPaid(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'settlement-gone': scene({ look: { action: 'report', code: 'not-found' } }, async (page) => {
    await openPaid(page);
    await page.getByRole('alert').waitFor();
  }),
  'settlement-deposit': scene({ page: { records: [sent] } }, async (page) => {
    await press('dep_0046')(page);
    await shows('Open the settlement')(page);
  }),
  'settlement-deposit-returned': scene(
    {
      page: { records: [{ kind: 'deposit', id: 'dep_1' }] },
      deposit: { kind: 'deposit', id: 'dep_1', status: 'returned', method: 'wire', amount: usd(500) },
    },
    async (page) => {
      await press('dep_1')(page);
      await shows('The service says: returned')(page);
    },
  ),
  'settlement-deposit-gone': scene(
    { page: { records: [sent] }, deposit: { action: 'report', code: 'not-found' } },
    async (page) => {
      await press('dep_0046')(page);
      await page.getByRole('alert').waitFor();
    },
  ),
};
