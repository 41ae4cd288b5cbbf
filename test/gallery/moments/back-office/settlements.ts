import type { SettlementAtService } from '../../../../shared/contract/back-office/settlements.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { terminal } from '../../../support/records/corner-shop.ts';
import { NOW } from '../../views.ts';
import { press } from '../moment.ts';
import {
  DAY,
  usd,
  access,
  deposit,
  settlement,
  paid,
  settlements,
  batch,
  batches,
  payments,
  look,
  first,
  sent,
  scene,
  opened,
  shows,
  openPaid,
} from './settlements-scene.ts';
import type { Moments } from '../moment.ts';

const { deposits: _unread, ...withoutDeposits } = paid;
const unreached: Failure = { action: 'try-again', code: 'service-unreachable' };
const depositsUnread: SettlementAtService = { ...withoutDeposits, depositsFailure: unreached };

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
  'settlements-differ': scene(
    { page: first([{ ...paid, deposits: [deposit('dep_0047', 118_000, 'wire', 20)] }]) },
    shows('instead of'),
  ),
  'settlements-long': scene(
    {
      page: first([
        {
          ...settlement(46, { status: 'paid', net: usd(87_330), payoutId: 'pyt_0046' }),
          id: 'set_01J8Z6Q4W7N2V5K3M9T0X1B8YC',
          type: 'alternativeTender',
          deposits: [deposit('dep_0046', 87_000, 'International priority transfer', 27)],
        },
        settlement(45, {
          status: 'hold',
          net: usd(20_441),
          holdReason:
            'The account holder’s name at the bank is another one than the merchant’s registered name',
        }),
      ]),
    },
    shows('instead of'),
  ),
  'settlements-deposits-unread': scene(
    {
      page: first([withoutDeposits, { kind: 'settlement', id: 'set_0045', payoutId: 'pyt_0045' }]),
      deposits: unreached,
    },
    (page) => page.getByRole('alert').waitFor(),
  ),
  'settlements-none': scene({ page: { records: [], total: 0 } }, shows('There are none yet.')),
  'settlements-none-training': {
    ...scene({ page: { records: [], total: 0 } }, shows('paid out within five minutes')),
    view: { ...signedIn, terminal: { ...terminal, environment: 'sandbox', training: true } },
  },
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
        settlement: { ...paid, deposits: [deposit('dep_0047', 217_796, 'wire', 20)] },
        payments: { ...payments, expected: 14, searchedBackTo: NOW - 23 * DAY },
      },
    },
    async (page) => {
      await openPaid(page);
      await shows('The deposits come to')(page);
      await shows('may pay other settlements')(page);
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
  'settlement-deposits-failed': scene({ look: { ...look, settlement: depositsUnread } }, async (page) => {
    await openPaid(page);
    await page.getByRole('alert').waitFor();
  }),
  'settlement-batch-deposits-failed': scene(
    {
      page: first(batches),
      look: {
        batch: batch('bat_1002', { status: 'closed', period: '2026-04-21', settlementId: 'set_0047' }),
        settlement: depositsUnread,
        batches: [],
        payments,
      },
    },
    async (page) => {
      await press('bat_1002')(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'settlement-sales-failed': scene(
    { look: { ...look, payments: { ...payments, expected: 14, salesFailure: unreached } } },
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
      await shows('Did not arrive; the service says: returned')(page);
    },
  ),
  'settlement-returned': scene(
    {
      look: {
        ...look,
        settlement: {
          ...paid,
          deposits: [{ ...deposit('dep_0047', 118_796, 'wire', 20), status: 'returned' }],
        },
      },
    },
    async (page) => {
      await openPaid(page);
      await shows('the money did not arrive')(page);
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
