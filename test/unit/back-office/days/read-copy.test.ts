import { describe, expect, it } from 'vitest';
import { daysCsv } from '../../../../src-main/back-office/days/days-csv.ts';
import { earlierComparison } from '../../../../src-main/back-office/days/copies/earlier-comparison.ts';
import { readCopy } from '../../../../src-main/back-office/days/copies/read-copy.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

const day = { year: 2026, month: 5, day: 11 } as const;

/** All that a copy says. */
const explained: DaysExplained = {
  from: day,
  to: { ...day, day: 12 },
  madeAt: Date.UTC(2026, 4, 12, 9, 30),
  zone: 'America/New_York',
  currency: 'USD',
  till: { count: 3, minor: 3_600 },
  service: { count: 2, minor: 2_300 },
  settled: { count: 1, minor: 1_100 },
  payouts: [
    {
      settlementId: 'set_1',
      own: { count: 1, minor: 1_100 },
      grossMinor: 5_000,
      feesMinor: 50,
      adjustmentMinor: -125,
      netMinor: 4_825,
      deposits: [
        { depositId: 'dep_1', minor: 4_825, status: 'returned', createdAt: Date.UTC(2026, 4, 14) },
        { depositId: 'dep_2' },
      ],
    },
    { settlementId: 'set_2', own: { count: 0, minor: 0 }, deposits: [] },
  ],
  differences: [
    {
      kind: 'amount-differs',
      minor: -100,
      payment: {
        at: Date.UTC(2026, 4, 11, 8),
        number: 7,
        reference: '=SUM(A1)',
        trackingId: 'trk_7',
        till: { standing: 'completed', askedMinor: 1_200 },
        service: { status: 'overpaid', requestedMinor: 1_100, paidMinor: 1_150 },
        batchId: 'bat_1',
        settlementId: 'set_1',
      },
      batchId: 'bat_1',
      settlementId: 'set_1',
    },
    { kind: 'unsettled', minor: -1_200, payment: { at: 0, reference: 'a "b", c' } },
    { kind: 'fee', minor: -50, settlementId: 'set_1' },
  ],
  unexplainedMinor: 1_234,
  unchecked: [
    { what: 'elsewhere', why: 'too-many' },
    { what: 'other-currencies', count: 2 },
  ],
};

describe('a copy of a comparison', () => {
  it('is read as it was made: sums, differences, payouts and what was left out', () => {
    expect(readCopy(daysCsv(explained))).toEqual(explained);
  });

  it.each(['JPY', 'USD', 'KWD'])(
    'has the sums of its beginning with the decimals of its currency, in %s',
    (currency) => {
      const { till, service, settled, unexplainedMinor, madeAt } = explained;
      const text = daysCsv({ ...explained, currency });
      const head = { file: 'days.csv', text };
      expect(earlierComparison(head, { currency })).toMatchObject({
        till,
        service,
        settled,
        unexplainedMinor,
        madeAt,
      });
      expect(earlierComparison(head, { currency: 'EUR' })).toBeUndefined();
    },
  );

  it('of one payout names it, and keeps the decimals of its currency', () => {
    const { till: _till, ...rest } = explained;
    const payout = { ...rest, currency: 'JPY', settlementId: 'set_1' };
    expect(readCopy(daysCsv(payout))).toEqual(payout);
  });

  it.each([
    ['', 'nothing'],
    ['something else', 'another text'],
    [daysCsv(explained).slice(0, 300), 'a part'],
    [daysCsv(explained).replace('amount-differs', 'moved-by-magic'), 'a kind of a later version'],
    [daysCsv(explained).replace('-12.00', 'twelve'), 'an amount that is none'],
    [daysCsv(explained).replaceAll('USD', 'XYZ'), 'a currency that is none'],
    [daysCsv(explained).replace(/sum,service.*\r\n/, ''), 'no sum of the service'],
  ])('that somebody has written something else into is none: %#, %s', (text) => {
    expect(readCopy(text)).toBeUndefined();
  });
});
