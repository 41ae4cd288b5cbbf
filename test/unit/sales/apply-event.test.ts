import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../shared/payment-status.ts';
import { applyEvent, replay } from '../../../src-main/sales/apply-event.ts';
import type { SaleEvent, SaleEventBody } from '../../../src-main/sales/events.ts';
import type { Sale } from '../../../src-main/sales/sale.ts';

const saleId = 's1';
const failure = { action: 'wait', code: 'service-unreachable' } as const;
const busy = { action: 'wait', code: 'service-busy' } as const;
const start = {
  type: 'sale-started',
  saleId,
  at: 1,
  number: 7,
  amount: { minor: 1_234, currency: 'EUR' },
  reference: 'A-1',
  paymentId: 'p',
  idempotencyKey: 'k',
} as const satisfies SaleEvent;
const tried: SaleEventBody = { type: 'create-tried' };
const lost: SaleEventBody = { type: 'create-lost', failure };
const created: SaleEventBody = { type: 'payment-created', trackingId: 't', url: 'https://x.test/' };
const found: SaleEventBody = { type: 'stray-found', trackingId: 'lost' };
const read = (status: string, trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: readStatus(status) },
});

/** The events come a millisecond after each other, the first at 2. */
function after(...bodies: readonly SaleEventBody[]): Sale {
  return bodies.reduce<Sale>(
    (sale, body, index) => applyEvent(sale, { ...body, saleId, at: index + 2 }),
    applyEvent(undefined, start),
  );
}

const creationAfter = (...bodies: readonly SaleEventBody[]) => after(...bodies).payment.creation;

describe('a sale that begins', () => {
  test('is what its first event says, and nothing has happened to it', () => {
    expect(replay([start])).toStrictEqual({
      id: saleId,
      number: 7,
      amount: start.amount,
      reference: 'A-1',
      startedAt: 1,
      stamp: {},
      withPayer: false,
      payment: { paymentId: 'p', idempotencyKey: 'k', creation: { state: 'intended' } },
      orphans: [],
      endedLate: false,
      uncheckedLostTries: 0,
      foreignPayments: [],
      chargedDespite: [],
      otherTillsUnchecked: false,
      paidBeside: [],
      lostTries: 0,
      asked: { tries: 0, lost: 0, unreadable: 0 },
      recordDamaged: false,
      events: 1,
      parked: false,
      stopped: false,
      codeWithdrawn: false,
      acknowledged: false,
      notedConcerns: [],
      printed: [],
      lastEventAt: 1,
    });
  });

  test('has whatever else its first event says', () => {
    const makeup = { lines: [], tipMinor: 5 };
    const tax = { mode: 'inclusive', lines: [] } as const;
    const rebate = { total: 3, merchantPortion: 2, targetRebate: 1 };
    const service = { origin: 'https://api.test', merchantId: 'm' };
    const stamp = { cashierId: 'c', shift: 2 };
    const more = { serviceTime: 9, makeup, tax, rebate, withPayer: true, service } as const;
    expect(replay([{ ...start, ...stamp, ...more }])).toMatchObject({
      serviceStartedAt: 9,
      stamp,
      makeup,
      tax,
      rebate,
      withPayer: true,
      service,
    });
  });

  test('is none without its beginning', () => {
    const parked: SaleEvent = { type: 'sale-parked', saleId, at: 2 };
    expect(replay([])).toBeUndefined();
    expect(replay([parked, start])).toBeUndefined();
    expect(() => applyEvent(undefined, parked)).toThrow('sale s1 begins with sale-parked');
  });

  test('keeps its name until it gets another, or none', () => {
    const table = { type: 'sale-parked', name: 'Table 9' } as const;
    expect(after(table, { type: 'sale-opened' }, { type: 'sale-parked' })).toMatchObject({ name: 'Table 9' });
    expect(after(table, { ...table, name: 'red jacket' })).toMatchObject({ name: 'red jacket' });
    expect(after(table, { ...table, name: '' })).not.toHaveProperty('name');
  });

  test('keeps its code withdrawn, whatever becomes of its screen', () => {
    expect(after(tried, created, { type: 'code-withdrawn' }, { type: 'sale-opened' })).toMatchObject({
      codeWithdrawn: true,
      parked: false,
    });
  });

  test('counts its events and keeps the time of the last', () => {
    expect(after({ type: 'sale-parked' }, { type: 'sale-opened' })).toMatchObject({
      events: 3,
      lastEventAt: 3,
    });
  });
});

describe('a warning that was overridden', () => {
  const overridden = (
    warning:
      | 'reference-paid-before'
      | 'earlier-payment-unreadable'
      | 'code-withdrawn'
      | 'other-tills-unchecked',
  ) => after({ type: 'guard-overridden', warning, earlierSaleId: 'earlier' });

  test('names the sale that could still be paid, and says when other tills were not asked', () => {
    expect(overridden('earlier-payment-unreadable')).toMatchObject({
      chargedDespite: ['earlier'],
      otherTillsUnchecked: false,
    });
    expect(overridden('code-withdrawn').chargedDespite).toEqual(['earlier']);
    expect(overridden('other-tills-unchecked')).toMatchObject({
      chargedDespite: [],
      otherTillsUnchecked: true,
    });
    expect(overridden('reference-paid-before')).toMatchObject({
      chargedDespite: [],
      otherTillsUnchecked: false,
    });
    const nameless: SaleEventBody = { type: 'guard-overridden', warning: 'earlier-payment-unreadable' };
    expect(after(nameless).chargedDespite).toEqual([]);
  });
});

describe('a try', () => {
  test('is under way, with why the one before it failed', () => {
    expect(creationAfter(tried)).toEqual({ state: 'trying' });
    expect(creationAfter(tried, { type: 'create-not-sent', failure: busy }, tried)).toEqual({
      state: 'trying',
      failure: busy,
    });
    expect(creationAfter(tried, lost, tried)).toEqual({ state: 'trying', failure });
  });

  test('is the first once, and the last each time, with the service’s time', () => {
    const sale = after({ ...tried, serviceTime: 50 }, lost, { ...tried, serviceTime: 60, repeats: true });
    expect(sale).toMatchObject({ firstTry: { at: 2, serviceTime: 50 }, serviceStartedAt: 50 });
    expect(sale.lastTry).toStrictEqual({ at: 4, serviceTime: 60, repeats: true });
    expect(after(tried).lastTry).toStrictEqual({ at: 2 });
  });

  test('tells when the sale began by the service’s clock, unless its start told it', () => {
    const told = replay([
      { ...start, serviceTime: 40 },
      { type: 'create-tried', serviceTime: 50, saleId, at: 2 },
    ]);
    expect(told?.serviceStartedAt).toBe(40);
    expect(after(tried)).not.toHaveProperty('serviceStartedAt');
  });

  test('counts, as do those that one entry stands for', () => {
    expect(after(tried, tried).asked.tries).toBe(2);
    expect(after(tried, { type: 'create-not-sent', failure }).asked.tries).toBe(1);
    expect(after(tried, { type: 'create-not-sent', failure, tries: 8 }).asked.tries).toBe(8);
  });

  test('that was lost is to be searched for, from when it was made on', () => {
    const sale = after(tried, lost);
    expect(sale).toMatchObject({ uncheckedLostTries: 1, lostTries: 1, asked: { lost: 1 } });
    expect(sale.payment.creation).toEqual({ state: 'lost', failure });
    expect(sale.lastLostTry).toEqual({ at: 2 });
    expect(after({ ...tried, repeats: true }, lost).lastLostTry).toEqual({ at: 3 });
    expect(after({ type: 'create-lost', failure })).not.toHaveProperty('lastLostTry');
    expect(after(tried, lost, tried, lost)).toMatchObject({ uncheckedLostTries: 2, lostTries: 2 });
  });

  test('under an entry for several was lost when the answer was, be the clock set back or not', () => {
    const [again, gone] = [
      { ...tried, repeats: true, saleId, at: 900 },
      { ...lost, saleId, at: 3 },
    ] as const;
    expect(applyEvent(applyEvent(after(), again), gone).lastLostTry).toEqual({ at: 900 });
  });

  test('that was refused ends the creation', () => {
    expect(creationAfter(tried, { type: 'create-rejected', failure })).toEqual({
      state: 'rejected',
      failure,
      at: 3,
    });
  });

  test('that a person asks for begins to count anew, and puts a damaged record right', () => {
    const sale = after(tried, lost, { type: 'record-damaged' }, { type: 'creation-resumed' });
    expect(sale).toMatchObject({ asked: { tries: 0, lost: 0 }, recordDamaged: false, lostTries: 1 });
  });
});

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
    expect(tracked(created, read('processing'))).toStrictEqual({ trackingId: 't', reading, readAt: 3 });
    expect(tracked(created, read('created'), read('processing'))).toEqual({
      trackingId: 't',
      reading,
      readAt: 4,
      readBeforeAt: 3,
    });
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
  expect(after(...besides).paidBeside).toEqual([3, 4]);
  const noted = ['a', 'b'].map((concern): SaleEventBody => ({ type: 'concern-noted', concern }));
  expect(after(...noted).notedConcerns).toEqual(['a', 'b']);
  const printed = (['receipt', 'reclaim-slip'] as const).map((paper): SaleEventBody => ({
    type: 'paper-printed',
    paper,
  }));
  expect(after(...printed).printed).toEqual(['receipt', 'reclaim-slip']);
});
