import { amountOf } from '../../shared/cart/draft.ts';
import { DEFAULT_PREFERENCES } from '../../shared/preferences.ts';
import type { TillView } from '../../shared/contract/views.ts';
import type { Failure } from '../../shared/failure.ts';
import type { TaxRules } from '../../shared/money/tax-rules.ts';
import type { Outcome } from '../../shared/payment/payment-status.ts';
import { cashiersMissing, cashiersMissingBusy, locked, lockedBusy, lockedOut, signedIn } from './staff.ts';
import { fifty } from './moments/past-sales.ts';
import {
  busyCheckout,
  alerts,
  ended,
  fullCheckout,
  longest,
  NOW,
  parked,
  plainCheckout,
  printing,
  profile,
  ready,
  refused,
  showing,
  showingLongest,
  shown,
  training,
  unreachable,
  withPayerKept,
  withRebate,
} from './views.ts';
import { terminal } from '../support/records/corner-shop.ts';

const diskFull: Failure = {
  action: 'ask-manager',
  code: 'ledger-unavailable',
  detail:
    'The disk that holds the ledger in C:\\Users\\shop\\AppData\\Roaming\\countertop\\ledgers\\production-term_456-0a1b2c3d is full. Free some space, then try again.',
};

const setup = (part: Partial<TillView['setup']>): TillView => ({
  phase: 'setup',
  setup: { reason: 'first-start', faults: [], ...part },
  session: { state: 'none' },
  tenders: [],
  notices: [],
  sales: [],
  alerts: [],
  outcomeNotifications: [],
  preferences: DEFAULT_PREFERENCES,
  staff: ready.staff,
  printing: { jobs: [] },
});

/** The full checkout where the store has these rates; every second line is of the last of them. */
function taxed(tax: TaxRules): TillView {
  const { draft } = fullCheckout;
  const lines = draft.lines.map((line, index) => ({
    ...line,
    ...(index % 2 === 1 && { taxRate: tax.rates.at(-1)?.id ?? '' }),
  }));
  const counted = amountOf({ ...draft, lines }, tax);
  return {
    ...ready,
    terminal: { ...terminal, tax },
    checkout: { ...fullCheckout, draft: { ...draft, lines, ...counted } },
  };
}

/** "Wrong amount?" has brought amount and reference back. */
const wrongAmount: TillView = {
  ...ready,
  checkout: {
    ...plainCheckout,
    draft: { ...plainCheckout.draft, digits: '12345', amountMinor: 12_345, reference: 'CT-000017' },
  },
  sales: showing({ name: 'waiting', ...shown, withdrawn: true }).sales.map((one) => ({
    ...one,
    parked: true,
  })),
};

/** Written out, so that a new outcome without a picture does not compile. */
const outcomes: Readonly<Record<`outcome-${Outcome}`, TillView>> = {
  'outcome-completed': showing(ended('completed')),
  'outcome-overpaid': showing(ended('overpaid')),
  'outcome-underpaid': showing(ended('underpaid')),
  'outcome-expired': showing(ended('expired')),
  'outcome-cancelled': showing(ended('cancelled')),
  'outcome-invalid': showing(ended('invalid')),
};

/** Every screen state that needs nothing but a view. */
export const states: Readonly<Record<string, TillView>> = {
  starting: { ...setup({}), phase: 'starting' },
  'setup-first': setup({}),
  'setup-faults': setup({
    reason: 'profile-faulty',
    faults: [
      { field: 'baseUrl', fault: 'not-https', expected: 'secure-address' },
      { field: 'auth.realm', fault: 'missing', expected: 'realm' },
      { field: 'store.currency', fault: 'malformed', expected: 'currency' },
      { field: 'terminal', fault: 'unknown-field' },
    ],
  }),
  'setup-secrets': setup({ reason: 'secrets-missing', profile }),
  'setup-secrets-all': setup({
    reason: 'secrets-missing',
    profile: { ...profile, secretsNeeded: ['terminalPassword', 'clientSecret'] },
  }),
  'setup-owner': setup({
    reason: 'profile-faulty',
    faults: [{ field: 'kiosk.picturesFolder', fault: 'malformed', expected: 'kiosk-folder' }],
    ownerNeeded: true,
  }),
  'setup-owner-unread': setup({ reason: 'secrets-missing', profile, ownerNeeded: true, secretsUnread: true }),
  'setup-refused': setup({ reason: 'sign-in-refused', profile, failure: refused }),
  'setup-failed': {
    ...setup({
      reason: 'failed',
      profile,
      failure: { ...diskFull, detail: diskFull.detail?.replace('is full', 'does not work') ?? '' },
    }),
    notices: [{ code: 'ledger-damaged', detail: 'event 17 of sale 9f3c51d2' }],
  },
  'setup-settings-unread': {
    ...setup({ reason: 'failed' }),
    notices: [{ code: 'file-not-read', detail: '/home/till/.config/countertop/settings.json' }],
  },
  'setup-secrets-unreadable': setup({
    reason: 'failed',
    profile,
    failure: {
      action: 'ask-manager',
      code: 'secrets-unreadable',
      detail: "Error: EACCES: permission denied, open '/home/till/.config/countertop/secrets.json'",
    },
  }),
  'setup-newer-record': setup({
    reason: 'failed',
    profile,
    newerRecord: { writtenBy: '1.3.0', terminal: ready.terminal },
  }),
  'new-sale': ready,
  'new-sale-training': training,
  'new-sale-set-up': {
    ...ready,
    checkout: { ...fullCheckout, held: [], draft: { ...fullCheckout.draft, lines: [], tip: 'none' } },
  },
  'new-sale-cart': { ...ready, checkout: fullCheckout },
  'new-sale-cart-tax': taxed({
    mode: 'inclusive',
    rates: [
      { id: 'standard', name: 'VAT', percent: '20' },
      { id: 'reduced', name: 'VAT', percent: '5' },
    ],
    defaultRate: 'standard',
  }),
  'new-sale-cart-tax-on-top': taxed({
    mode: 'exclusive',
    rates: [{ id: 'city', name: 'Sales tax', percent: '8.875' }],
    defaultRate: 'city',
  }),
  'new-sale-cart-parked': { ...ready, checkout: fullCheckout, sales: parked },
  'new-sale-cart-busy': { ...ready, checkout: busyCheckout },
  'new-sale-cart-longest': { ...longest, checkout: fullCheckout },
  'new-sale-parked': { ...ready, sales: parked },
  'new-sale-fifty-parked': { ...ready, sales: fifty },
  'waiting-fifty-parked': showing({ name: 'waiting', ...shown }, fifty),
  'new-sale-notices': {
    ...training,
    connection: { state: 'offline', since: NOW - 75_000 },
    notices: [
      { code: 'keyring-plain-text' },
      { code: 'ledger-damaged', detail: 'event 17 of sale 9f3c51d2' },
    ],
  },
  'new-sale-repaired': {
    ...ready,
    notices: [
      {
        code: 'ledger-repaired',
        detail:
          'C:\\Users\\shop\\AppData\\Roaming\\Countertop\\ledgers\\production-term_456-0a1b2c3d\\ledger-quarantined-2026-05-12T08-00-25-617Z-Odr773 (not taken over: event 1 of sale 2, LATE-1)',
      },
    ],
    sales: parked.slice(0, 1),
  },
  'new-sale-offline': { ...ready, connection: { state: 'offline', since: NOW - 75_000 } },
  'new-sale-reconnecting': { ...ready, connection: { state: 'reconnecting', since: NOW - 4_000 } },
  'new-sale-refused': { ...ready, session: { state: 'refused', failure: refused } },
  'new-sale-other-tills-unseen': { ...ready, otherTillsUnseen: true },
  'new-sale-key-refused': {
    ...ready,
    session: {
      state: 'refused',
      failure: refused,
      retryAt: NOW + 240_000,
    },
  },
  'new-sale-after-change': {
    ...ready,
    sales: parked.map((sale, n) =>
      n % 2 === 0
        ? { ...sale, elsewhere: { origin: 'https://api.other.example.test', merchantId: 'mer_9' } }
        : sale,
    ),
    notices: [
      { code: 'unexpected-error', detail: 'tracking of sale 17' },
      { code: 'payments-open-elsewhere', detail: 'term_455 (2)' },
    ],
  },
  'new-sale-clock-wrong': { ...ready, notices: [{ code: 'clock-wrong' }] },
  'new-sale-set-up-not-kept': {
    ...ready,
    notices: [{ code: 'set-up-not-kept', detail: 'ENOSPC: no space left on device, write' }],
  },
  'new-sale-file-not-read': {
    ...ready,
    notices: [{ code: 'file-not-read', detail: '/home/till/.config/countertop/settings.json' }],
  },
  'new-sale-handed-key': { ...ready, notices: [{ code: 'handed-key-in-use' }] },
  'new-sale-amounts-assumed': { ...ready, notices: [{ code: 'amounts-assumed', detail: 'COP, HUF' }] },
  'setup-webhooks-not-received': {
    ...setup({ reason: 'secrets-missing', profile }),
    notices: [{ code: 'webhooks-not-received', detail: '127.0.0.1:8765' }],
  },
  'setup-notices': {
    ...setup({ reason: 'secrets-missing', profile }),
    notices: [{ code: 'certificates-checked' }, { code: 'keyring-plain-text' }],
  },
  'new-sale-paid-twice': { ...ready, alerts: [alerts.paidTwice] },
  'new-sale-both-paid': { ...ready, alerts: [alerts.duplicateSalePaid], sales: parked },
  'new-sale-alerts': { ...ready, alerts: Object.values(alerts), sales: parked },
  'new-sale-not-printed': { ...ready, printing },
  'new-sale-busy': { ...training, busyUntil: NOW + 12_000 },
  'new-sale-signed-in': signedIn,
  'sign-in': locked,
  'cashiers-missing': cashiersMissing,
  'cashiers-missing-busy': cashiersMissingBusy,
  'sign-in-parked': lockedBusy,
  'sign-in-locked-out': lockedOut,
  'new-sale-longest': { ...longest, sales: parked },
  creating: showing({ name: 'creating' }),
  'creating-unreachable': {
    ...showing({ name: 'creating', trouble: unreachable }),
    connection: { state: 'offline', since: NOW - 75_000 },
  },
  'creating-busy': {
    ...showing({ name: 'creating', trouble: { action: 'wait', code: 'service-busy' } }),
    busyUntil: NOW + 2_000,
  },
  'creating-refused': showing({ name: 'creating', trouble: refused }, parked),
  'creating-paused': showing({
    name: 'creating',
    trouble: { action: 'report', code: 'service-answer-unreadable' },
    paused: { reason: 'answers-unreadable', mayExist: 3 },
  }),
  'creating-damaged': showing(
    { name: 'creating', paused: { reason: 'record-damaged', mayExist: 0 } },
    parked,
  ),
  'amount-differs': {
    ...showing({
      name: 'final',
      outcome: 'amount-differs',
      at: NOW,
      ...shown,
      requested: '1 JPY',
      received: '1 JPY',
    }),
    alerts: [alerts.amountDiffers],
  },
  waiting: showing({ name: 'waiting', ...shown }),
  'waiting-cart': {
    ...showing({ name: 'waiting', ...shown }),
    sales: showing({ name: 'waiting', ...shown }).sales.map((sale) => ({
      ...sale,
      lineItems: { ...fullCheckout.draft.lineItems, lines: fullCheckout.draft.lines },
    })),
  },
  'waiting-customer-screen': {
    ...showing({ name: 'waiting', ...shown }),
    customerScreen: { state: 'shown' },
  },
  'waiting-screen-unplugged': {
    ...showing({ name: 'waiting', ...shown }),
    customerScreen: { state: 'unplugged' },
  },
  'new-sale-screen-closed': { ...ready, customerScreen: { state: 'closed' } },
  'waiting-parked': showing({ name: 'waiting', ...shown }, parked),
  'waiting-longest': { ...longest, ...showingLongest({ name: 'waiting', ...shown }) },
  'waiting-rebate': withRebate(showing({ name: 'waiting', ...shown })),
  seen: showing({ name: 'seen', ...shown, paymentCode: 'K7-2291' }),
  withdrawn: showing({ name: 'waiting', ...shown, withdrawn: true }),
  'new-sale-withdrawn': wrongAmount,
  'unknown-stale': {
    ...showing({ name: 'waiting', ...shown, lastGoodReadAt: NOW - 75_000, stale: unreachable }),
    connection: { state: 'offline', since: NOW - 75_000 },
  },
  'unknown-disk-full': showing({ name: 'waiting', ...shown, stale: diskFull }),
  'creating-disk-full': showing({ name: 'creating', trouble: diskFull }),
  'unknown-stale-parked': showing({ name: 'seen', ...shown, stale: unreachable }, parked),
  'unknown-status': showing({ name: 'unrecognised', status: 'settling', ...shown }),
  ...outcomes,
  'outcome-cancelled-received': showing({
    ...ended('cancelled'),
    requested: '123.45 USDC',
    received: '40.00 USDC',
  }),
  'outcome-cancelled-parked': showing(ended('cancelled'), parked),
  'outcome-invalid-parked': showing(ended('invalid'), parked),
  'outcome-underpaid-parked': showing(ended('underpaid'), parked),
  'outcome-underpaid-customer': withPayerKept(showing(ended('underpaid'), parked)),
  'outcome-completed-parked': showing(ended('completed'), parked),
  'outcome-expired-paid-after-all': { ...showing(ended('expired')), alerts: [alerts.paidAfterAll] },
  'outcome-may-be-finished': { ...showing(ended('completed')), alerts: [alerts.endMayBeLost] },
  'outcome-paid-twice': { ...showing(ended('completed')), alerts: [alerts.paidTwice] },
  'outcome-longest': { ...longest, ...showingLongest(ended('overpaid')) },
  'not-created': showing({
    name: 'not-created',
    at: NOW,
    failure: {
      action: 'fix-input',
      code: 'payment-rejected',
      detail: 'requestedAmount must be at least 1.00',
    },
  }),
  'not-created-customer': showing({
    name: 'not-created',
    at: NOW,
    failure: {
      action: 'fix-input',
      code: 'customer-required',
      detail: 'The request is not valid.; customer: is required on virtual terminals',
    },
  }),
  'not-created-stopped': showing({ name: 'not-created', at: NOW }),
  'not-created-record-damaged': showing({ name: 'not-created', at: NOW, recordDamaged: true }),
  'not-created-stopped-customer': withPayerKept(showing({ name: 'not-created', at: NOW })),
};
