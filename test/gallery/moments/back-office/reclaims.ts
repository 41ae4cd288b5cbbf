import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { FoundReclaims, Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import { HOUR, rows, usd } from './payments.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const access: BackOfficeAccess = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
};

const row = (key: string) => {
  const found = rows.find((each) => each.key === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
};

const elsewhere = {
  key: 'w9',
  at: NOW - 40 * HOUR,
  knownBy: 'other-till',
  payment: {
    reference: 'WEB-76001',
    status: { kind: 'final', outcome: 'overpaid' },
    terminalName: 'Web shop',
    requested: usd(9_900),
    paid: usd(10_400),
    updatedAt: NOW - 39 * HOUR,
  },
} as const;

const reclaims: readonly Reclaim[] = [
  { row: elsewhere, kind: 'over', state: 'under-way', amount: usd(500), daysLeft: 27 },
  { row: row('s13'), kind: 'under', state: 'open', amount: usd(2_100), daysLeft: 3, isEarliest: true },
  { row: row('s12'), kind: 'late', state: 'to-settle', amount: usd(1_800), daysLeft: 29 },
  { row: { ...row('u1'), key: 'u2' }, kind: 'rejected', state: 'open', daysLeft: 0 },
  {
    row: { ...row('s13'), key: 's9', at: NOW - 800 * HOUR },
    kind: 'under',
    state: 'limit-over',
    amount: usd(990),
    daysLeft: -4,
  },
  { row: { ...elsewhere, key: 'w8' }, kind: 'over', state: 'returned', amount: usd(120), daysLeft: 12 },
];

const found: FoundReclaims = {
  reclaims,
  service: { state: 'asked' },
  next: { until: NOW - 61 * 24 * HOUR, page: 0, match: 'exact' },
};

const opened = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Reclaims Who can have')(page);
};

const listing = (
  value: FoundReclaims | Failure,
  act: (page: Hand) => Promise<void>,
  known: BackOfficeAccess = access,
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: known },
    'payments.reclaims': 'reclaims' in value ? { ok: true, value } : { ok: false, failure: value },
  },
  act: async (page) => {
    await opened(page);
    await act(page);
  },
});

const shows = (text: string) => (page: Hand) => page.getByText(text).first().waitFor();

/** Money of payers that paid for nothing. */
export const reclaimsMoments: Moments = {
  reclaims: listing(found, shows('3 days left')),
  'reclaims-ended': listing(found, async (page) => {
    await shows('3 days left')(page);
    await page.getByRole('radio', { name: 'Ended (2)' }).check();
    await shows('Returned')(page);
  }),
  'reclaims-none': listing({ reclaims: [], service: { state: 'asked' } }, shows('Nobody has money')),
  'reclaims-unread': listing(
    {
      reclaims: reclaims.slice(0, 2),
      service: { state: 'asked' },
      unread: [
        { fields: ['trackingId'], createdAt: NOW - 5 * HOUR, reference: 'CT-000021', paymentCode: 'K7-2299' },
        { fields: ['customerId'] },
      ],
    },
    shows('2 payments at the service cannot be read'),
  ),
  'reclaims-looking': {
    view: signedIn,
    answers: { 'backOffice.get': { ok: true, value: access } },
    act: opened,
  },
  'reclaims-no-access': listing(
    { reclaims: reclaims.slice(1, 2), service: { state: 'not-asked', why: 'no-access' } },
    shows('This till’s record only'),
    { state: 'not-set-up' },
  ),
  'reclaims-refused': listing(
    {
      reclaims: reclaims.slice(1, 2),
      service: {
        state: 'failed',
        failure: { action: 'fix-configuration', code: 'not-permitted', traceId: '4bf92f3577b34da6' },
      },
    },
    shows('Below is what this till’s record has.'),
  ),
  'reclaims-failed': listing({ action: 'try-again', code: 'ledger-unreadable' }, (page) =>
    page.getByRole('alert').waitFor(),
  ),
};
