import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { isNews, MOST_EVENTS } from '../../../../src-main/sales/tracking/event-limits.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import type { TrackingReading } from '../../../../src-main/sales/reading.ts';

const OTHER = { statedRequest: { decimal: '1', currency: 'USD' } };

const reading = (status: string, stated: Partial<TrackingReading> = {}): TrackingReading => ({
  status: readStatus(status),
  ...stated,
});

/** A sale with so many events on record whose payment was read as these, one after the other. */
function saleAfter(events: number, ...readings: readonly TrackingReading[]) {
  const saleId = 's1';
  const sale = replay([
    started(saleId, 1),
    { saleId, at: 1, type: 'payment-created', trackingId: 't', url: 'https://x.test/' },
    ...readings.map(
      (each) => ({ saleId, at: 2, type: 'status-read', trackingId: 't', reading: each }) as const,
    ),
  ]);
  if (!sale) throw new Error('a sale begins with its start');
  return { ...sale, events };
}

const news = (events: number, before: readonly TrackingReading[], now: TrackingReading): boolean =>
  isNews(saleAfter(events, ...before), 't', now);

describe('a reading goes on record', () => {
  test('when it tells something else than the one before, and never twice', () => {
    expect(news(3, [], reading('created'))).toBe(true);
    expect(news(3, [reading('created')], reading('processing'))).toBe(true);
    expect(news(3, [reading('created')], reading('created'))).toBe(false);
    expect(news(5_000, [reading('completed')], reading('completed'))).toBe(false);
  });

  test('of a payment that the sale does not know yet, however many events there are', () => {
    expect(isNews(saleAfter(5_000), 'unknown', reading('created'))).toBe(true);
  });
});

describe('in a sale with a thousand events', () => {
  test('what is not final is on record up to the last of them, and not after', () => {
    expect(news(MOST_EVENTS - 1, [reading('created')], reading('processing'))).toBe(true);
    expect(news(MOST_EVENTS, [reading('created')], reading('processing'))).toBe(false);
    expect(news(MOST_EVENTS, [], reading('settling'))).toBe(false);
  });

  test('what is final is, up to two thousand', () => {
    const before = [reading('expired')];
    expect(news(MOST_EVENTS, before, reading('invalid'))).toBe(true);
    expect(news(2 * MOST_EVENTS - 1, before, reading('invalid'))).toBe(true);
    expect(news(2 * MOST_EVENTS, before, reading('invalid'))).toBe(false);
  });
});

describe('in a sale with two thousand events', () => {
  const most = 2 * MOST_EVENTS;

  test('the end of a payment is on record', () => {
    expect(news(most, [reading('created')], reading('expired'))).toBe(true);
    expect(news(most, [], reading('completed'))).toBe(true);
  });

  test('so is that one was paid after all, and not that it still is', () => {
    const [expired, completed] = [reading('expired'), reading('completed')];
    expect(news(most, [expired], completed)).toBe(true);
    expect(news(most, [completed, expired], reading('overpaid'))).toBe(false);
  });

  test('so is another amount, once', () => {
    const waiting = reading('created');
    expect(news(most, [waiting], reading('created', OTHER))).toBe(true);
    expect(news(most, [waiting, reading('created', OTHER)], reading('processing', OTHER))).toBe(false);
    expect(news(most, [reading('expired', OTHER), reading('invalid')], reading('expired', OTHER))).toBe(
      false,
    );
    expect(news(most, [reading('completed')], reading('completed', OTHER))).toBe(true);
  });
});
