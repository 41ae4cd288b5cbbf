import type {
  DaysExplained,
  Difference,
  PaymentOnDay,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const HOUR = 3_600_000;
const yesterday = { year: 2026, month: 5, day: 11 } as const;

const payment = (number: number, more: Partial<PaymentOnDay> = {}): PaymentOnDay => ({
  at: NOW - (20 + number) * HOUR,
  saleId: `s${number}`,
  number,
  reference: `CT-0000${number}`,
  trackingId: `trk_${number}`,
  till: { standing: 'completed', askedMinor: 1_250 },
  service: { status: 'completed', requestedMinor: 1_250, paidMinor: 1_250 },
  ...more,
});

/** Of a sale that the service does not list. */
const unlisted = (number: number): PaymentOnDay => {
  const { service: _service, ...rest } = payment(number);
  return rest;
};

/** Of a payment that no sale of this till belongs to. */
const orphan = (number: number, more: Partial<PaymentOnDay>): PaymentOnDay => {
  const { saleId: _sale, number: _number, till: _till, ...rest } = payment(number, more);
  return rest;
};

const differences: readonly Difference[] = [
  {
    kind: 'missing-at-service',
    minor: -1_250,
    payment: unlisted(11),
  },
  {
    kind: 'amount-differs',
    minor: 100,
    payment: payment(12, { service: { status: 'completed', requestedMinor: 1_350, paidMinor: 1_350 } }),
  },
  {
    kind: 'paid-after-end',
    minor: 1_250,
    payment: payment(13, { till: { standing: 'expired', askedMinor: 1_250 } }),
  },
  {
    kind: 'record-damaged',
    minor: 2_450,
    payment: { ...orphan(15, { reference: 'ORDER-9002' }), number: 118 },
  },
  { kind: 'unknown-to-till', minor: 1_999, payment: orphan(14, { reference: 'ORDER-9001' }) },
  ...Array.from({ length: 8 }, (_, index): Difference => ({
    kind: 'unsettled',
    minor: -1_250,
    payment: payment(20 + index),
  })),
  { kind: 'on-hold', minor: -4_400, payment: payment(30) },
  { kind: 'fee', minor: -231, settlementId: 'set_20260511_crypto' },
  { kind: 'adjustment', minor: -125, settlementId: 'set_20260511_crypto' },
  { kind: 'left-out', minor: -1_250, payment: payment(31), settlementId: 'set_20260511_crypto' },
  { kind: 'batch-differs', minor: -640, settlementId: 'set_20260511_crypto', batchId: 'bat_20260511_crypto' },
  { kind: 'deposit-failed', minor: -230_994, settlementId: 'set_20260511_crypto' },
  { kind: 'deposit-differs', minor: -50, settlementId: 'set_20260511_crypto' },
  {
    kind: 'made-elsewhere',
    minor: 12_900,
    payment: orphan(40, { reference: 'WEB-77120', terminalName: 'Web shop' }),
  },
];

/** What the lists of other terminals say beside the way of the money. */
const beside: readonly Difference[] = [
  { kind: 'refunded', minor: -1_250, payment: orphan(44, { reference: 'A-1044' }) },
  {
    kind: 'paid-at-two-tills',
    minor: 2_400,
    payment: orphan(47, { reference: 'A-1047', terminalName: 'Web shop' }),
  },
];

const ALL_TILL = { count: 86, minor: 171_800 } as const;

const whole: DaysExplained = {
  from: yesterday,
  to: yesterday,
  madeAt: NOW,
  currency: 'USD',
  scope: 'merchant',
  till: ALL_TILL,
  service: { count: 89, minor: 176_349 },
  settled: { count: 79, minor: 160_699 },
  payouts: [
    {
      settlementId: 'set_20260511_crypto',
      own: { count: 80, minor: 161_949 },
      grossMinor: 231_400,
      feesMinor: 231,
      adjustmentMinor: -125,
      netMinor: 231_044,
      payoutId: 'pyt_20260511',
      deposits: [
        { depositId: 'dep_1', minor: 230_994, method: 'wire', status: 'returned', createdAt: NOW - 3 * HOUR },
      ],
    },
    {
      settlementId: 'set_5c4c9009d0064994bab6fa48240052c3',
      own: { count: 1, minor: 4_400 },
      grossMinor: 4_400,
      feesMinor: 105,
      netMinor: 4_295,
      holdReason: 'Bank account under review',
      deposits: [],
    },
  ],
  differences,
  unexplainedMinor: 0,
  unchecked: [],
  copy: 'days-2026-05-11-as-of-2026-05-12.csv',
  earlier: [
    {
      file: 'days-2026-05-11-as-of-2026-05-12.csv',
      madeAt: NOW - 2 * HOUR,
      unexplainedMinor: 0,
      till: ALL_TILL,
      service: { count: 89, minor: 176_349 },
      settled: { count: 79, minor: 160_699 },
    },
    {
      file: 'days-2026-05-11-as-of-2026-05-11.csv',
      madeAt: NOW - 22 * HOUR,
      zone: 'America/New_York',
      unexplainedMinor: 0,
      till: ALL_TILL,
      service: { count: 88, minor: 175_099 },
    },
  ],
};

/** The disk did not take it. */
const withoutCopy = ({ copy: _copy, earlier: _earlier, ...rest }: DaysExplained): DaysExplained => rest;

const alone = ({ from, to, madeAt, currency }: DaysExplained) => ({
  from,
  to,
  madeAt,
  currency,
  till: ALL_TILL,
  payouts: [],
  differences: [],
  unexplainedMinor: 0,
});

const open = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Day From the till')(page);
  await page.getByRole('heading', { name: 'Day', exact: true }).waitFor();
};

const explained = (
  value: DaysExplained,
  act: (page: Hand) => Promise<void> = () => Promise.resolve(),
): Moment => {
  const { copy: _copy, earlier: _earlier, ...kept } = value;
  const answers: Readonly<Record<string, Result<unknown>>> = {
    'days.explain': { ok: true, value },
    'days.openCopy': {
      ok: true,
      value: { ...kept, zone: 'America/New_York', copy: 'days-2026-05-11-as-of-2026-05-11.csv' },
    },
  };
  return {
    view: signedIn,
    answers,
    act: async (page) => {
      await open(page);
      await page.getByRole('heading', { name: 'From the till to the bank' }).waitFor();
      await act(page);
    },
  };
};

const at = (heading: string) => (page: Hand) =>
  page.getByRole('heading', { name: heading }).first().scrollIntoViewIfNeeded();

/** Days from what the till has sold to what the bank got. */
export const dayMoments: Moments = {
  day: explained(whole),
  'day-differences': explained(whole, at('Missing at the service')),
  'day-came-back': explained(whole, at('Deposit came back')),
  'day-elsewhere': explained(
    { ...whole, differences: [...beside, ...differences] },
    at('Sent back by the service'),
  ),
  'day-payouts': explained(whole, at('Payout set_5c4c9009d0064994bab6fa48240052c3')),
  'day-earlier': explained(whole, at('Earlier comparisons')),
  'day-copy': explained(whole, async (page) => {
    await press('Show it: May 11')(page);
    await page.getByRole('heading', { name: 'Earlier comparison', exact: true }).waitFor();
    await page.getByText('Missing at the service').first().waitFor();
  }),
  'day-agreed': explained({
    ...whole,
    service: ALL_TILL,
    settled: ALL_TILL,
    differences: [],
    payouts: [],
  }),
  'day-unexplained': explained({ ...withoutCopy(whole), unexplainedMinor: 4_321 }),
  'day-unchecked': explained({
    ...whole,
    unchecked: [
      { what: 'elsewhere', why: 'too-many' },
      { what: 'payments', count: 3 },
      { what: 'payouts', count: 1 },
      { what: 'batches', count: 2 },
      { what: 'deposits', count: 1 },
      { what: 'other-sales', count: 2 },
      { what: 'amounts', count: 4 },
      { what: 'other-currencies', count: 5 },
    ],
  }),
  'day-other-currency': explained({
    ...alone(whole),
    unchecked: [{ what: 'service', why: 'currency', currency: 'JPY' }],
  }),
  'day-alone': explained({ ...alone(whole), unchecked: [{ what: 'service', why: 'no-access' }] }),
  'day-refused': explained({
    ...alone(whole),
    unchecked: [
      {
        what: 'service',
        why: 'failed',
        failure: { action: 'fix-configuration', code: 'not-permitted', traceId: '4bf92f3577b34da6' },
      },
    ],
  }),
  'day-reading': {
    view: signedIn,
    answers: { 'days.progress': { ok: true, value: { reading: 'payments', done: 1_200, of: 3_480 } } },
    act: async (page) => {
      await open(page);
      await page.getByText('Payments read: 1,200 of 3,480').waitFor();
    },
  },
  'day-reading-payouts': {
    view: signedIn,
    answers: { 'days.progress': { ok: true, value: { reading: 'payouts', done: 3, of: 12 } } },
    act: async (page) => {
      await open(page);
      await page.getByText('Payouts read: 3 of 12').waitFor();
    },
  },
  'day-stopped': {
    view: signedIn,
    answers: { 'days.progress': { ok: true, value: null } },
    act: async (page) => {
      await open(page);
      await press('Stop')(page);
      await page.getByText('Stopped').waitFor();
    },
  },
};
