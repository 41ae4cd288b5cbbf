import type { HistoryEntry } from '../../../../shared/contract/past-sales.ts';
import type { PaymentStory } from '../../../../shared/contract/back-office/payment-story.ts';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { NOW } from '../../views.ts';
import { both, found, HOUR, listing, rows, usd } from './payments.ts';
import { press } from '../moment.ts';
import type { Moment, Moments } from '../moment.ts';

const at = NOW - 11 * HOUR;
const history: readonly HistoryEntry[] = [
  { at, name: 'started', by: 'Bo' },
  { at: at + 120, name: 'asked' },
  { at: at + 900, name: 'code-shown' },
  { at: at + 21_000, name: 'parked', as: 'Blue coat' },
  { at: at + 38_000, name: 'read', status: { kind: 'processing' }, orphan: false },
  {
    at: at + 60_400,
    name: 'read',
    status: { kind: 'final', outcome: 'completed' },
    orphan: false,
    received: '0.00061 BTC',
  },
  { at: at + 62_000, name: 'tender', label: 'Bitcoin Lightning' },
  { at: at + 75_000, name: 'printed', document: 'receipt' },
  { at: at + 80_000, name: 'left' },
];

const { sale: sold, payment: recorded } = both;
if (!sold || !recorded) throw new Error('the row of both sides has lost one');
const whole: PaymentStory = {
  past: { sale: sold, alerts: [], history },
  payments: [{ ...recorded, batchPeriod: '2026-05-11', expiresAt: at + 900_000 }],
  service: { state: 'asked' },
};
const { past } = whole;

const failure: Failure = { action: 'fix-configuration', code: 'not-permitted', traceId: '4bf92f3577b34da6' };

const page = (
  row: string,
  story: PaymentStory | Failure | undefined,
  shows: string,
  list = found,
): Moment => {
  const moment = listing(list, async (hand) => {
    await press(row)(hand);
    await hand.getByText(shows).first().waitFor();
  });
  if (story === undefined) return moment;
  const answer =
    'payments' in story ? { ok: true as const, value: story } : { ok: false as const, failure: story };
  return { ...moment, answers: { ...moment.answers, 'payments.get': answer } };
};

const ofAlone = (part: Partial<PaymentStory>): PaymentStory => ({
  payments: [],
  service: { state: 'asked' },
  ...part,
});

const late = rows.find(({ key }) => key === 's12');
const short = rows.find(({ key }) => key === 's13');
if (!late?.sale || !short?.sale) throw new Error('the rows have lost their sales');

/** Nothing is left in its record that names its payment. */
const unnamed: SaleView = {
  ...short.sale,
  stage: { name: 'creating', paused: { reason: 'record-damaged', mayExist: 0 } },
};

/** A payment's page: the till's half of its story and the service's. */
export const paymentStoryMoments: Moments = {
  payment: page('CT-000011', whole, 'part of a settlement'),
  'payment-of-customer': page(
    'CT-000011',
    { ...whole, payments: [{ ...recorded, customerId: 'cus_7f21b3c08d' }] },
    'Payments of this customer',
  ),
  'payment-held': page(
    'CT-000011',
    {
      ...whole,
      payments: [
        {
          ...recorded,
          batchStatus: 'hold',
          refund: { refundStatus: 'requested', refundRequested: '2026-05-12T06:30:00Z' },
        },
      ],
    },
    'On hold',
  ),
  'payment-late': page(
    'CT-000012',
    {
      past: {
        sale: late.sale,
        alerts: [
          {
            id: 'outcome-changed trk_1 completed',
            saleId: 's12',
            number: 12,
            reference: 'CT-000012',
            amount: usd(1_800),
            kind: 'outcome-changed',
            was: 'expired',
            now: { kind: 'final', outcome: 'completed' },
          },
        ],
        history: history.slice(0, 4),
      },
      payments: [
        {
          ...late.payment,
          trackingId: 'trk_1',
          createdAt: at + 800,
          updatedAt: NOW - HOUR,
          tender: 'ethereum',
        },
        { trackingId: 'trk_2', status: { kind: 'final', outcome: 'expired' }, createdAt: at + 700 },
      ],
      service: { state: 'asked' },
    },
    'what is raised above',
  ),
  'payment-elsewhere': page(
    'ORDER-9001',
    ofAlone({ payments: [{ ...rows[1]?.payment, updatedAt: NOW - 4 * HOUR, tender: 'usdcBase' }] }),
    'Find out who made it',
  ),
  'payment-damaged': page(
    'ORDER-9002',
    ofAlone({ payments: [{ ...rows[2]?.payment, updatedAt: NOW - 4 * HOUR, tender: 'usdcBase' }] }),
    'Go by what the service says',
  ),
  'payment-lost': page(
    'CT-000013',
    ofAlone({
      past: {
        sale: unnamed,
        alerts: [],
        history: [...history.slice(0, 2), { at: NOW - HOUR, name: 'record-damaged' }],
      },
      service: { state: 'not-asked', why: 'no-payment' },
    }),
    'Look for its payment',
    { ...found, rows: [{ key: 's13', at, knownBy: 'damaged', sale: unnamed }] },
  ),
  'payment-other-till': page('WEB-77120', undefined, 'Nothing at this till'),
  'payment-not-listed': page(
    'CT-000013',
    ofAlone({ past: { sale: short.sale, alerts: [], history } }),
    'does not list',
  ),
  'payment-no-access': page(
    'CT-000011',
    { ...whole, payments: [], service: { state: 'not-asked', why: 'no-access' } },
    'record only',
  ),
  'payment-gone-elsewhere': page(
    'CT-000011',
    { ...whole, payments: [], service: { state: 'not-asked', why: 'elsewhere' } },
    'Another service',
  ),
  'payment-refused': page(
    'CT-000011',
    { ...(past && { past }), payments: [], service: { state: 'failed', failure } },
    'Below is what this till',
  ),
  'payment-asking': page('CT-000011', undefined, 'Asking the service'),
  'payment-unreadable': page('CT-000011', { action: 'try-again', code: 'ledger-unreadable' }, 'Payment code'),
};
