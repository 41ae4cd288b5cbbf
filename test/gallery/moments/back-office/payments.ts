import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { FoundPayments, PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { ended, NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

export const usd = (minor: number) => ({ minor, currency: 'USD' });
export const HOUR = 3_600_000;

const access: BackOfficeAccess = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
};

const sale = (number: number, minor: number, outcome: 'completed' | 'underpaid' | 'expired') => ({
  id: `s${number}`,
  number,
  reference: `CT-0000${number}`,
  amount: usd(minor),
  startedAt: NOW - number * HOUR,
  cashierId: 'c2',
  cashier: 'Bo',
  parked: false,
  stage: { ...ended(outcome), at: NOW - number * HOUR + 60_000 },
});

export const both: PaymentRow = {
  key: 's11',
  at: NOW - 11 * HOUR,
  knownBy: 'both',
  sale: sale(11, 4_250, 'completed'),
  payment: {
    trackingId: 'trk_9f2c71d0a4',
    paymentId: 'pay_5d1e0c77',
    status: { kind: 'final', outcome: 'completed' },
    reference: 'CT-000011',
    paymentCode: 'K7-2291',
    requested: usd(4_250),
    paid: usd(4_250),
    tender: 'bitcoin_Lightning',
    senderAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    terminalId: 'term_456',
    terminalName: 'Counter 1',
    locationName: 'Market Hall',
    createdAt: NOW - 11 * HOUR,
    updatedAt: NOW - 11 * HOUR + 60_000,
    batchId: 'batch_20260511',
    batchStatus: 'closed',
    settlementId: 'set_0042',
  },
};

export const rows: readonly PaymentRow[] = [
  {
    key: 'w1',
    at: NOW - 2 * HOUR,
    knownBy: 'other-till',
    payment: {
      status: { kind: 'processing' },
      reference: 'WEB-77120',
      requested: usd(12_900),
      tender: 'usdcBase',
      terminalId: 'term_web',
      terminalName: 'Web shop',
      createdAt: NOW - 2 * HOUR,
    },
  },
  {
    key: 'u1',
    at: NOW - 5 * HOUR,
    knownBy: 'service',
    payment: {
      trackingId: 'trk_77ab0e21c9',
      status: { kind: 'final', outcome: 'completed' },
      reference: 'ORDER-9001',
      requested: usd(1_999),
      createdAt: NOW - 5 * HOUR,
    },
  },
  {
    key: 'd1',
    at: NOW - 6 * HOUR,
    knownBy: 'damaged',
    number: 118,
    payment: {
      trackingId: 'trk_118aa4c07d',
      status: { kind: 'final', outcome: 'completed' },
      reference: 'ORDER-9002',
      requested: usd(2_450),
      createdAt: NOW - 6 * HOUR,
    },
  },
  both,
  {
    key: 's12',
    at: NOW - 12 * HOUR,
    knownBy: 'both',
    sale: sale(12, 1_800, 'expired'),
    payment: { status: { kind: 'final', outcome: 'completed' }, requested: usd(1_800), tender: 'ethereum' },
  },
  { key: 's13', at: NOW - 13 * HOUR, knownBy: 'till', sale: sale(13, 2_500, 'underpaid') },
  {
    key: 's14',
    at: NOW - 14 * HOUR,
    knownBy: 'no-payment',
    sale: { ...sale(14, 990, 'expired'), stage: { name: 'not-created', at: NOW - 14 * HOUR } },
  },
];

export const found: FoundPayments = {
  rows,
  service: { state: 'asked' },
  next: { until: NOW - 14 * HOUR, page: 0, match: 'exact' },
};

const opened = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Payments Find any payment')(page);
};

export const listing = (
  value: FoundPayments | Failure,
  act: (page: Hand) => Promise<void> = () => Promise.resolve(),
  known: BackOfficeAccess = access,
): Moment => {
  const answer: Result<unknown> = 'rows' in value ? { ok: true, value } : { ok: false, failure: value };
  return {
    view: signedIn,
    answers: { 'backOffice.get': { ok: true, value: known }, 'payments.find': answer },
    act: async (page) => {
      await opened(page);
      await act(page);
    },
  };
};

const shows = (text: string) => (page: Hand) => page.getByText(text).first().waitFor();

/** Payments in the back office. */
export const paymentsMoments: Moments = {
  payments: listing(found, shows('7 payments')),
  'payments-narrowed': listing(found, async (page) => {
    await shows('7 payments')(page);
    await page.getByText('Narrow down').click();
  }),
  'payments-narrowed-to-place': listing(found, async (page) => {
    await shows('7 payments')(page);
    await page.getByText('Narrow down').click();
    await page.getByRole('radio', { name: 'All tills of the merchant' }).click();
    await page.getByRole('textbox', { name: 'Terminal or location' }).fill('market');
  }),
  'payments-far': listing({ ...found, searchedBackTo: NOW - 90 * 24 * HOUR }, async (page) => {
    await shows('Looked back')(page);
    await page.getByRole('button', { name: 'Look further back' }).scrollIntoViewIfNeeded();
  }),
  'payments-unread': listing(
    {
      ...found,
      unread: [
        { fields: ['trackingId'], createdAt: NOW - 5 * HOUR, reference: 'CT-000021', paymentCode: 'K7-2299' },
        { fields: ['customerId'] },
      ],
    },
    shows('2 payments at the service cannot be read'),
  ),
  'payments-none': listing({ rows: [], service: { state: 'asked' } }, shows('No payment fits.')),
  'payments-not-by-amount': listing({ rows: [], service: { state: 'asked' } }, async (page) => {
    await page.getByRole('textbox').first().fill('20');
    await page.keyboard.press('Enter');
    await shows('For that, type $20.00.')(page);
  }),
  'payments-loading': { view: signedIn, act: opened },
  'payments-no-access': listing(
    { rows: rows.slice(4), service: { state: 'not-asked', why: 'no-access' } },
    shows('This till’s record only'),
    { state: 'not-set-up' },
  ),
  'payments-till-only': listing(
    { rows: rows.slice(4), service: { state: 'not-asked', why: 'till-only' } },
    shows('the service was not searched'),
  ),
  'payments-refused': listing(
    {
      rows: rows.slice(4),
      service: {
        state: 'failed',
        failure: { action: 'fix-configuration', code: 'not-permitted', traceId: '4bf92f3577b34da6' },
      },
    },
    shows('Below is what this till’s record has.'),
  ),
  'payments-failed': listing({ action: 'try-again', code: 'ledger-unreadable' }, (page) =>
    page.getByRole('alert').waitFor(),
  ),
};
