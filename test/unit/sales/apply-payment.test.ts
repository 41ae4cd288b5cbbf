import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { applyEvent, replay, replayFirst } from '../../../src-main/sales/apply-event.ts';
import {
  after,
  created,
  creationAfter,
  failure,
  found,
  lost,
  read,
  saleId,
  start,
  tried,
} from '../../support/records/replayed-sale.ts';
import type { SaleEventBody } from '../../../src-main/sales/events.ts';

describe('a payment', () => {
  test('that is created is shown', () => {
    expect(creationAfter(tried, created)).toEqual({
      state: 'created',
      url: 'https://x.test/',
      at: 3,
      tracked: { trackingId: 't' },
    });
  });

  test('that was an orphan becomes the one that is shown, with what was read of it', () => {
    const sale = after(
      tried,
      lost,
      found,
      { ...found, trackingId: 'other' },
      read('processing', 'lost'),
      tried,
      {
        ...created,
        trackingId: 'lost',
      },
    );
    expect(sale.orphans.map(({ trackingId }) => trackingId)).toEqual(['other']);
    expect(sale.payment.creation).toMatchObject({
      tracked: { trackingId: 'lost', reading: { status: readStatus('processing') } },
    });
    expect(sale.end).toBeUndefined();
  });

  test('that was an orphan and had ended ends the sale when it is shown', () => {
    const sale = after(tried, lost, found, read('expired', 'lost'));
    expect(sale.end).toBeUndefined();
    expect(applyEvent(sale, { ...created, trackingId: 'lost', saleId, at: 9 }).end).toMatchObject({
      outcome: 'expired',
    });
  });

  test('is taken to the sale once', () => {
    expect(after(found, found).orphans).toEqual([{ trackingId: 'lost' }]);
    expect(after(created, { ...found, trackingId: 't' }).orphans).toEqual([]);
    expect(after(created, found).orphans).toEqual([{ trackingId: 'lost' }]);
    const foreign: SaleEventBody = { type: 'foreign-payment', trackingId: 'f', why: 'made-later' };
    expect(after(foreign, foreign, { ...foreign, trackingId: 'g' }).foreignPayments).toEqual(['f', 'g']);
  });

  test('whose end tells of another amount keeps what the history states, and no other does', () => {
    const statedRequest = { decimal: '1', currency: 'JPY' };
    const sale = after(created, found, { type: 'history-differs', trackingId: 'lost', statedRequest });
    expect(sale.orphans).toEqual([{ trackingId: 'lost', historyRequest: statedRequest }]);
    expect(sale.payment.creation).toMatchObject({ tracked: { trackingId: 't' } });
    expect(sale.payment.creation).not.toHaveProperty('tracked.historyRequest');
  });
});

describe('a search', () => {
  test('that is over leaves no lost try to be searched for, and says what stood in its way', () => {
    expect(after(tried, lost, { type: 'lost-tries-checked' })).not.toHaveProperty('searchFailure');
    expect(after(tried, lost, { type: 'lost-tries-checked', failure })).toMatchObject({
      uncheckedLostTries: 0,
      searchFailure: failure,
      lostTries: 1,
    });
  });

  test('is needed after damage, unless a code was shown', () => {
    expect(after({ type: 'record-damaged' })).toMatchObject({ recordDamaged: true, uncheckedLostTries: 1 });
    expect(after(created, { type: 'record-damaged' })).toMatchObject({
      recordDamaged: true,
      uncheckedLostTries: 0,
    });
  });
});

describe('a reading', () => {
  test('is kept with its time and that of the one before it', () => {
    const tracked = (...bodies: readonly SaleEventBody[]) => {
      const creation = creationAfter(...bodies);
      return creation.state === 'created' ? creation.tracked : undefined;
    };
    const reading = { status: readStatus('processing') };
    expect(tracked(created, read('processing'))).toStrictEqual({
      trackingId: 't',
      reading,
      readAt: 3,
      seenAt: 3,
    });
    expect(tracked(created, read('created'), read('processing'))).toEqual({
      trackingId: 't',
      reading,
      readAt: 4,
      readBeforeAt: 3,
      seenAt: 4,
    });
  });

  test('that first says that somebody is paying, or has paid, is remembered by its time', () => {
    const seenAt = (...codes: readonly string[]) => {
      const creation = creationAfter(created, ...codes.map((code) => read(code)));
      return creation.state === 'created' ? creation.tracked.seenAt : undefined;
    };
    expect(seenAt('created', 'processing', 'completed')).toBe(4);
    expect(seenAt('created', 'completed', 'overpaid')).toBe(4);
    for (const other of ['expired', 'cancelled', 'underpaid', 'invalid', 'refunded']) {
      expect(seenAt('created', other)).toBeUndefined();
    }
  });

  test('that is final is the end of the payment, and of the sale, whatever is read later', () => {
    const reading = { status: readStatus('expired') };
    const sale = after(created, read('expired'), read('completed'));
    expect(sale.end).toEqual({ outcome: 'expired', at: 3, reading });
    expect(sale.payment.creation).toMatchObject({
      tracked: { end: { outcome: 'expired' }, reading: { status: readStatus('completed') } },
    });
    expect(sale.endedLate).toBe(false);
  });

  test('of an orphan payment ends the sale when it is paid, and only then', () => {
    expect(after(tried, lost, found, read('expired', 'lost')).end).toBeUndefined();
    const paid = after(tried, lost, found, read('completed', 'lost'));
    expect(paid.end).toMatchObject({ outcome: 'completed', at: 5 });
    expect(paid.endedLate).toBe(false);
  });

  test('that ends a sale of which the cashier had nothing more to learn ends it late', () => {
    const sale = after(tried, lost, found, { type: 'creation-stopped' }, read('completed', 'lost'));
    expect(sale).toMatchObject({ end: { outcome: 'completed' }, endedLate: true });
  });

  test('changes no other payment, and none that the sale does not have', () => {
    const sale = after(created, found, read('processing', 'lost'));
    expect(sale.payment.creation).not.toHaveProperty('tracked.reading');
    expect(after(created, read('completed', 'nobody’s'))).toMatchObject({ orphans: [] });
    expect(after(created, read('completed', 'nobody’s')).end).toBeUndefined();
  });

  test('tells of a payment whose own event is missing from a damaged record', () => {
    const sale = after(
      { type: 'record-damaged' },
      read('processing', 'unknown'),
      read('completed', 'unknown'),
    );
    expect(sale.orphans).toMatchObject([{ trackingId: 'unknown', end: { outcome: 'completed' } }]);
    expect(after(created, { type: 'record-damaged' }, read('processing')).orphans).toEqual([]);
  });

  test('tells of it also where a repair says at the end that something is missing', () => {
    const bodies = [tried, read('processing'), read('completed'), { type: 'record-damaged' }] as const;
    const events = [start, ...bodies.map((body, index) => ({ ...body, saleId, at: index + 2 }))];
    const sale = { orphans: [{ trackingId: 't', seenAt: 3 }], end: { outcome: 'completed', at: 4 } };
    expect(replay(events)).toMatchObject({ ...sale, uncheckedLostTries: 1 });
    expect(replayFirst(events, 4)).toMatchObject({ ...sale, recordDamaged: false });
    expect(replay(events.slice(0, 4))).toMatchObject({ orphans: [] });
    expect(replayFirst(events, 0)).toBeUndefined();
  });
});

test('the tender is kept beside all else that is known of the sale', () => {
  const { payment } = after(created, read('completed'));
  const sale = after(created, read('completed'), { type: 'tender-read', tender: 'usdcBase' });
  expect(sale).toMatchObject({ payment, reference: 'A-1', tender: 'usdcBase' });
});

test('of a payment that a search found, nothing is noted that the history does not tell', () => {
  expect(after(found).orphans).toStrictEqual([{ trackingId: 'lost' }]);
  expect(after({ ...found, createdAt: 5 }).orphans).toStrictEqual([{ trackingId: 'lost', createdAt: 5 }]);
});

test('what people do with a sale is kept', () => {
  expect(after({ type: 'sale-parked' })).toMatchObject({ parked: true });
  expect(after({ type: 'sale-parked' }, { type: 'sale-opened' })).toMatchObject({ parked: false });
  expect(after({ type: 'creation-stopped' })).toMatchObject({ stopped: true, acknowledged: false });
  expect(after({ type: 'sale-acknowledged' })).toMatchObject({ acknowledged: true, stopped: false });
  const besides = [3, 4].map((earlierNumber): SaleEventBody => ({
    type: 'paid-beside',
    earlierSaleId: 'earlier',
    earlierNumber,
  }));
  expect(after(...besides).duplicateSalePaid).toEqual([3, 4]);
  const acknowledged = ['a', 'b'].map((alert): SaleEventBody => ({ type: 'concern-noted', concern: alert }));
  expect(after(...acknowledged).acknowledgedAlerts).toEqual(['a', 'b']);
  const printed = (['receipt', 'reclaim-slip'] as const).map((doc): SaleEventBody => ({
    type: 'paper-printed',
    paper: doc,
  }));
  expect(after(...printed).printed).toEqual(['receipt', 'reclaim-slip']);
});
