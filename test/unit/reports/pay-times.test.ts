import { expect, test } from 'vitest';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { MemoryRecordedSales } from '../../support/memory/memory-recorded-sales.ts';
import { eventsOf } from '../../support/records/reported-sales.ts';
import type { CurrencySales } from '../../../shared/reports/sales-report.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { SaleSold } from '../../support/records/reported-sales.ts';

const DAY = { year: 2026, month: 5, day: 12 } as const;
const at = Date.UTC(2026, 4, 12, 9);

async function timesOf(events: readonly SaleEvent[]): Promise<CurrencySales['payTimes']> {
  return (await salesOf(events))?.payTimes;
}

async function salesOf(events: readonly SaleEvent[]): Promise<CurrencySales | undefined> {
  const recorded = new MemoryRecordedSales();
  recorded.events.push(...events);
  const reports = new SalesReports({
    sales: recorded,
    clock: { wall: () => 0 },
    timeZone: 'UTC',
    currency: 'EUR',
    nameOf: () => undefined,
    turn: () => Promise.resolve(),
  });
  const report = await reports.make({ from: DAY, to: DAY });
  if (!report.ok) throw new Error(report.failure.code);
  return report.value.currencies[0];
}

const sold = (...sales: readonly Partial<SaleSold>[]): readonly SaleEvent[] =>
  sales.flatMap((sale, index) => eventsOf(`s${index}`, index + 1, { at, minor: 100, ...sale }));

const alike = (ms: number) => ({ medianMs: ms, ninetiethMs: ms, slowestMs: ms });

test('from the code to the payment that is seen, and to the one that is paid; what is paid at once is seen then', async () => {
  expect(await timesOf(sold({ seenMs: 4_000, paidMs: 9_000 }))).toEqual({
    all: { count: 1, seen: alike(4_000), paid: alike(9_000) },
    tenders: [{ count: 1, seen: alike(4_000), paid: alike(9_000) }],
  });
  expect((await timesOf(sold({ paidMs: 9_000 })))?.all).toEqual({
    count: 1,
    seen: alike(9_000),
    paid: alike(9_000),
  });
});

test('half took at most the median, nine of ten at most the next, and none longer than the slowest', async () => {
  const times = Array.from({ length: 20 }, (_, index) => ({ seenMs: 1, paidMs: (20 - index) * 1_000 }));
  const paid = (await timesOf(sold(...times)))?.all.paid;
  expect(paid).toEqual({ medianMs: 10_000, ninetiethMs: 18_000, slowestMs: 20_000 });
});

test('tenders with the most sales first; what nobody knows of stands apart', async () => {
  const times = await timesOf(
    sold(
      { paidMs: 5_000 },
      { paidMs: 1_000, tender: 'bitcoin' },
      { paidMs: 3_000, tender: 'bitcoin' },
      { paidMs: 2_000, tender: 'bitcoin' },
    ),
  );
  expect(times?.all.count).toBe(4);
  expect(times?.tenders.map(({ tender, count, paid }) => [tender, count, paid.medianMs])).toEqual([
    ['bitcoin', 3, 2_000],
    [undefined, 1, 5_000],
  ]);
});

test('what the till saw an hour or more after the code is counted apart: it may have been off over night', async () => {
  const hour = 3_600_000;
  const night = { seenMs: 22 * hour, paidMs: 22 * hour };
  const whole = await salesOf(sold({ paidMs: hour - 1 }, night, { seenMs: 5_000, paidMs: hour }));
  expect(whole?.payTimes?.all).toEqual({ count: 1, seen: alike(hour - 1), paid: alike(hour - 1) });
  expect(whole?.seenLate).toBe(2);
  const onlyLate = await salesOf(sold(night));
  expect([onlyLate?.payTimes, onlyLate?.seenLate]).toEqual([undefined, 1]);
  expect((await salesOf(sold({ paidMs: 9_000 })))?.seenLate).toBeUndefined();
});

test('what was not paid, was paid after its end, or was measured by a clock that was put back has no time', async () => {
  const expired = { kind: 'final', outcome: 'expired' } as const;
  const [late] = sold({ status: expired, paidMs: 1_000 }).slice(-1);
  if (late?.type !== 'status-read') throw new Error('no reading');
  const reading = { status: { kind: 'final', outcome: 'completed' } } as const;
  const paidLate = [...sold({ status: expired, paidMs: 1_000 }), { ...late, at: at + 60_000, reading }];
  expect(await timesOf(paidLate)).toBeUndefined();
  expect(await timesOf(sold({ status: expired, seenMs: 5, paidMs: 9 }))).toBeUndefined();
  expect(await timesOf(sold({ seenMs: -5, paidMs: 9 }))).toBeUndefined();
  const damaged = { type: 'record-damaged', saleId: 's0', at: at + 60_000 } as const;
  expect(await timesOf([...sold({ paidMs: 9_000 }), damaged])).toBeUndefined();
  expect(await timesOf(sold({ seenMs: 5, paidMs: 4 }))).toBeUndefined();
});

test('where an orphan payment is paid, what was seen at the code that was shown is no time of it', async () => {
  const seen = sold({ seenMs: 5, status: { kind: 'processing' }, paidMs: 6 });
  const trackingId = 'trk-orphan';
  const reading = { status: { kind: 'final', outcome: 'completed' } } as const;
  const whole = await salesOf([
    ...seen,
    { type: 'stray-found', saleId: 's0', at: at + 7, trackingId },
    { type: 'status-read', saleId: 's0', at: at + 8, trackingId, reading },
  ]);
  expect(whole?.total).toMatchObject({ count: 1 });
  expect(whole?.payTimes).toBeUndefined();
});
