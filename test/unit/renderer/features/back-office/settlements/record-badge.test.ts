import { describe, expect, test } from 'vitest';
import type {
  SettlementAtService,
  SettlementRecord,
} from '../../../../../../shared/contract/back-office/settlements.ts';
import {
  depositedOtherwise,
  mayPayOthers,
  methodName,
  recordBadge,
} from '../../../../../../src-renderer/features/back-office/settlements/record-badge.ts';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { terminal } from '../../../../../support/records/corner-shop.ts';

const said = (record: SettlementRecord) => {
  const { label, tone } = recordBadge(record, terminal, en);
  return [label, tone];
};
const usd = (minor: number) => ({ minor, currency: 'USD' });
const settlement = (more: Partial<SettlementAtService>): SettlementAtService => ({
  kind: 'settlement',
  id: 's',
  ...more,
});
const deposit = (more: object) => ({ kind: 'deposit', id: 'd', ...more }) as const;
const createdAt = Date.UTC(2026, 4, 12, 23, 30);

describe('a settlement', () => {
  test.each([
    [{}, 'Not paid out yet', 'moving'],
    [{ holdReason: 'Bank account under review' }, 'On hold: Bank account under review', 'unknown'],
    [{ status: 'onHold', payoutId: 'p', deposits: [deposit({})] }, 'The service says: onHold', 'bad'],
    [{ status: 'failed' }, 'The service says: failed', 'bad'],
    [
      { status: 'hold', holdReason: 'Bank account under review' },
      'On hold: Bank account under review',
      'unknown',
    ],
    [{ status: 'paid' }, 'The service says: paid', 'still'],
    [{ status: 'paidOut', deposits: [] }, 'The service says: paidOut', 'still'],
    [{ status: 'pending', deposits: [] }, 'Not paid out yet', 'moving'],
    [{ payoutId: 'p' }, 'Payout begun; its deposits are not known yet', 'still'],
    [{ payoutId: 'p', status: 'paid' }, 'The service says: paid', 'still'],
    [
      { deposits: [deposit({ createdAt, method: 'ACH', status: 'pending' })] },
      'Payout begun on May 12, 2026; the service says: pending',
      'moving',
    ],
    [{ deposits: [deposit({ status: 'scheduled' })] }, 'The service says: scheduled', 'moving'],
    [{ deposits: [deposit({ createdAt, status: 'sent' })] }, 'Paid out on May 12, 2026', 'good'],
    [
      { deposits: [deposit({ status: 'sent' }), deposit({ id: 'd2', status: 'pending' })] },
      'Payout in 2 deposits, not all confirmed as sent',
      'moving',
    ],
    [{ payoutId: 'p', deposits: [], net: usd(0) }, 'Nothing to pay out', 'still'],
    [{ payoutId: 'p', deposits: [], net: usd(-500) }, 'Nothing to pay out', 'still'],
    [{ status: 'pending', net: usd(-500) }, 'Nothing to pay out', 'still'],
    [{ status: 'open', net: usd(0) }, 'Not paid out yet', 'moving'],
    [{ payoutId: 'p', net: usd(0) }, 'Payout begun; its deposits are not known yet', 'still'],
    [{ payoutId: 'p', deposits: [], net: usd(1) }, 'Paid out, but the service lists no deposit', 'bad'],
    [{ payoutId: 'p', deposits: [] }, 'Paid out, but the service lists no deposit', 'bad'],
    [
      { deposits: [deposit({ createdAt, method: 'wire' })] },
      'Paid out on May 12, 2026, by wire transfer',
      'good',
    ],
    [{ deposits: [deposit({ createdAt, method: 'SEPA' })] }, 'Paid out on May 12, 2026, by SEPA', 'good'],
    [{ deposits: [deposit({ createdAt })] }, 'Paid out on May 12, 2026', 'good'],
    [{ deposits: [deposit({}), deposit({ id: 'd2' })] }, 'Paid out in 2 deposits', 'good'],
    [{ deposits: [deposit({ status: 'returned' })] }, 'Did not arrive; the service says: returned', 'bad'],
    [
      { net: usd(9780), deposits: [deposit({ amount: usd(9000), createdAt, method: 'wire' })] },
      'Paid out on May 12, 2026, by wire transfer · $90.00 instead of $97.80',
      'unknown',
    ],
    [
      {
        net: usd(9780),
        deposits: [
          deposit({ amount: usd(4000) }),
          deposit({ id: 'd2', amount: usd(6000), status: 'pending' }),
        ],
      },
      'Payout in 2 deposits, not all confirmed as sent · $100.00 instead of $97.80',
      'unknown',
    ],
    [
      { net: usd(9780), deposits: [deposit({ amount: { minor: 9780, currency: 'EUR' } })] },
      'Paid out · €97.80 instead of $97.80',
      'unknown',
    ],
    [
      {
        net: usd(9),
        deposits: [deposit({ amount: usd(9), status: 'returned' }), deposit({ amount: usd(9) })],
      },
      'Paid out',
      'good',
    ],
  ])('with %j: %s', (more, label, tone) => {
    expect(said(settlement(more as Partial<SettlementAtService>))).toEqual([label, tone]);
  });

  test('differs from its deposits only where all amounts are known', () => {
    const of = (...amounts: (number | undefined)[]) =>
      depositedOtherwise(
        settlement({
          net: usd(100),
          deposits: amounts.map((minor, index) => ({
            kind: 'deposit',
            id: String(index),
            ...(minor !== undefined && { amount: usd(minor) }),
          })),
        }),
      );
    expect(of(60, 40)).toBeUndefined();
    expect(of(60, undefined)).toBeUndefined();
    expect(of()).toBeUndefined();
    expect(of(60, 30)).toEqual(usd(90));
    expect(depositedOtherwise(settlement({ deposits: [deposit({ amount: usd(1) })] }))).toBeUndefined();
  });

  test('differs from deposits in another currency, and nobody adds up several currencies', () => {
    const of = (...currencies: (string | undefined)[]) =>
      depositedOtherwise(
        settlement({
          net: usd(100),
          deposits: currencies.map((currency, index) =>
            deposit({
              id: String(index),
              amount: { minor: 50, ...(currency !== undefined && { currency }) },
            }),
          ),
        }),
      );
    expect(of('USD', 'USD')).toBeUndefined();
    expect(of('EUR', 'EUR')).toEqual({ minor: 100, currency: 'EUR' });
    expect(of('EUR', 'USD')).toBeUndefined();
    expect(of(undefined, undefined)).toBeUndefined();
  });
});

test.each([
  [{ status: 'open' }, 'Open: payments are still being added'],
  [{ status: 'closed' }, 'Closed; the service names no settlement'],
  [{}, 'The service does not say where it stands'],
  [{ status: 'closed', settlementId: 's' }, 'In a settlement'],
  [{ settlementId: 's' }, 'In a settlement'],
  [{ status: 'hold', settlementId: 's' }, 'On hold'],
  [{ status: 'swept' }, 'The service says: swept'],
])('a batch with %j: %s', (more, label) => {
  expect(said({ kind: 'batch', id: 'b', ...more })[0]).toBe(label);
});

test('methods of deposits, whatever their case; one that is not known stays as it is', () => {
  const names = ['ACH', 'ach', 'Wire', 'rtp'].map((method) => methodName(method, en));
  expect(names).toEqual(['ACH transfer', 'ACH transfer', 'wire transfer', 'rtp']);
});

test.each([
  [9_800, [4_000, 5_900], true],
  [9_800, [9_700], false],
  [9_800, [9_800], false],
])('deposits may pay others where they come to more: of %o, %o came', (net, came, is) => {
  const deposits = came.map((minor, index) => deposit({ id: `d${index}`, amount: usd(minor) }));
  expect(mayPayOthers(settlement({ net: usd(net), deposits }))).toBe(is);
  expect(mayPayOthers(settlement({ net: { minor: 1, currency: 'EUR' }, deposits }))).toBe(false);
});
