import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { sameUntil, saleView } from '../../../../src-main/sales/view/sale-view.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import type { SaleEventBody } from '../../../../src-main/sales/events.ts';
import type { TrackingReading } from '../../../../src-main/sales/reading.ts';
import type { Freshness } from '../../../../src-main/sales/tracking/tracker.ts';
import type { LiveKnowledge } from '../../../../src-main/sales/view/sale-view.ts';
import type { Failure } from '../../../../shared/failure.ts';

const saleId = 's1';
const SHOWN_AT = 10_000;
const url = 'https://pay.example.test/t';
const unreachable: Failure = { action: 'wait', code: 'service-unreachable' };
const refused: Failure = { action: 'fix-configuration', code: 'not-permitted' };
const tried: SaleEventBody = { type: 'create-tried' };
const created: SaleEventBody = { type: 'payment-created', trackingId: 't', url };
const lost: SaleEventBody = { type: 'create-lost', failure: unreachable };
const found: SaleEventBody = { type: 'stray-found', trackingId: 'lost' };
const read = (status: string, stated: Partial<TrackingReading> = {}, trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: readStatus(status), ...stated },
});

/** A sale of 12.50 USD after these events, all of them at `SHOWN_AT`. */
function after(...bodies: readonly SaleEventBody[]) {
  return begun({}, ...bodies);
}

function begun(made: object, ...bodies: readonly SaleEventBody[]) {
  const sale = replay([
    { ...started(saleId, 7), ...made },
    ...bodies.map((body) => ({ ...body, saleId, at: SHOWN_AT })),
  ]);
  if (!sale) throw new Error('no sale');
  return sale;
}

/** What the till knows at this time (ms after the code was shown), by default nothing. */
const live = (ms = 0, freshness?: Freshness, trouble?: Failure): LiveKnowledge => ({
  now: SHOWN_AT + ms,
  trouble,
  freshness,
});

const stage = (bodies: readonly SaleEventBody[], known = live()) => saleView(after(...bodies), known).stage;

describe('a sale as the screens show it', () => {
  const plain = {
    id: saleId,
    number: 7,
    reference: 'order-7',
    amount: { minor: 1250, currency: 'USD' },
    startedAt: started(saleId, 7).at,
    parked: false,
    stage: { name: 'creating' },
  };

  test('of a plain amount, by nobody in particular, has nothing more than that', () => {
    expect(saleView(after(), live())).toStrictEqual(plain);
  });

  test('has what its amount is made of, its tax and rebate, its name, who started it and where', () => {
    const made = {
      lineItems: { lines: [{ name: 'Tea', quantity: 1, unitMinor: 1250 }] },
      tax: { mode: 'inclusive', lines: [] },
      rebate: { total: 25, merchantPortion: 15, targetRebate: 10 },
      cashierId: 'ann',
      kiosk: true,
    };
    const { lineItems, ...others } = made;
    const sale = begun({ ...others, makeup: lineItems }, { type: 'sale-parked', name: 'Table 9' });
    expect(saleView(sale, live())).toStrictEqual({ ...plain, ...made, name: 'Table 9', parked: true });
  });
});

describe('while no code is shown', () => {
  test.each<[string, readonly SaleEventBody[], object]>([
    ['nothing delays a first try', [tried], { name: 'creating' }],
    ['the failure of the last try does', [tried, lost], { name: 'creating', trouble: unreachable }],
    [
      'a refusal is told',
      [tried, { type: 'create-rejected', failure: refused }],
      { name: 'not-created', failure: refused, at: SHOWN_AT },
    ],
    ['one that was stopped is over', [{ type: 'creation-stopped' }], { name: 'not-created', at: SHOWN_AT }],
    [
      'one that was stopped without its whole record may have shown a code',
      [{ type: 'record-damaged' }, { type: 'creation-stopped' }],
      { name: 'not-created', at: SHOWN_AT, recordDamaged: true },
    ],
    [
      'a refusal in a damaged record says so too',
      [{ type: 'create-rejected', failure: refused }, { type: 'record-damaged' }],
      { name: 'not-created', failure: refused, at: SHOWN_AT, recordDamaged: true },
    ],
    [
      'a person is waited for where the record is damaged',
      [{ type: 'record-damaged' }],
      { name: 'creating', paused: { reason: 'record-damaged', mayExist: 0 } },
    ],
  ])('%s', (_, events, expected) => {
    expect(stage(events)).toStrictEqual(expected);
  });

  test('what keeps the ledger from taking the try is graver than why the last one failed', () => {
    expect(stage([tried, lost], live(0, undefined, refused))).toMatchObject({ trouble: refused });
  });
});

describe('a code', () => {
  const code = { url, shownAt: SHOWN_AT };

  test.each<[string, readonly SaleEventBody[], object]>([
    ['that nobody has read', [], { name: 'waiting' }],
    ['that waits', [read('created')], { name: 'waiting' }],
    [
      'whose payment is seen, with what was asked for and what has come',
      [read('processing', { paymentCode: 'P-1', requested: '0.1 ETH', received: '0.05 ETH' })],
      { name: 'seen', paymentCode: 'P-1', requested: '0.1 ETH', received: '0.05 ETH' },
    ],
    ['of a status that nobody knows', [read('settling')], { name: 'unrecognised', status: 'settling' }],
    ['that was withdrawn', [{ type: 'code-withdrawn' }], { name: 'waiting', withdrawn: true }],
    [
      'of the right amount',
      [read('created', { statedRequest: { decimal: '12.5', currency: 'USD' } })],
      { name: 'waiting' },
    ],
    [
      'of another amount',
      [read('created', { statedRequest: { decimal: '13', currency: 'USD' } })],
      { name: 'unrecognised', status: 'created, 13 USD' },
    ],
    [
      'of another amount in no currency',
      [read('processing', { statedRequest: { decimal: '13' } })],
      { name: 'unrecognised', status: 'processing, 13' },
    ],
    [
      'of an amount that nobody can read',
      [read('created', { statedRequest: { decimal: '0', written: '12,50 USD' } })],
      { name: 'unrecognised', status: 'created, 12,50 USD' },
    ],
  ])('%s', (_, events, expected) => {
    expect(stage([tried, created, ...events])).toStrictEqual({ ...expected, ...code });
  });

  const readOnce = { lastGoodReadAt: SHOWN_AT + 1_000 };
  test.each<[string, number, Freshness | undefined, object]>([
    ['has been read', 1_000, { failures: 0, ...readOnce }, readOnce],
    ['has failed once to be read, a blip', 4_999, { failures: 1, failure: unreachable }, {}],
    ['has failed for five seconds', 5_000, { failures: 1, failure: unreachable }, { stale: unreachable }],
    [
      'has failed less than five seconds after a good reading',
      5_999,
      { failures: 1, failure: unreachable, ...readOnce },
      readOnce,
    ],
    [
      'has failed five seconds after a good reading',
      6_000,
      { failures: 1, failure: unreachable, ...readOnce },
      { stale: unreachable, ...readOnce },
    ],
    ['has failed twice', 0, { failures: 2, failure: unreachable }, { stale: unreachable }],
    ['is one that waiting does not help', 0, { failures: 1, failure: refused }, { stale: refused }],
  ])('that %s is shown so', (_, ms, freshness, expected) => {
    expect(stage([tried, created], live(ms, freshness))).toStrictEqual({
      name: 'waiting',
      ...code,
      ...expected,
    });
  });
});

describe('the end of a sale', () => {
  const some = { statedReceipt: { decimal: '5', currency: 'USD' } };

  test.each<[string, string, Partial<TrackingReading>, object]>([
    ['paid', 'completed', { paymentCode: 'P-1' }, { outcome: 'completed', paymentCode: 'P-1' }],
    [
      'not paid in full, with what is missing',
      'underpaid',
      some,
      {
        outcome: 'underpaid',
        shortfall: { sent: { minor: 500, currency: 'USD' }, missing: { minor: 750, currency: 'USD' } },
      },
    ],
    ['not paid in full, where nobody says how much came', 'underpaid', {}, { outcome: 'underpaid' }],
    ['expired: nothing is missing of what is owed no more', 'expired', some, { outcome: 'expired' }],
  ])('%s', (_, status, stated, expected) => {
    const final = { name: 'final', at: SHOWN_AT, url, shownAt: SHOWN_AT };
    expect(stage([tried, created, read(status, stated)])).toStrictEqual({ ...final, ...expected });
  });

  test('has no code where a payment ended it that no screen showed', () => {
    expect(stage([tried, lost, found, read('completed', {}, 'lost')])).toStrictEqual({
      name: 'final',
      outcome: 'completed',
      at: SHOWN_AT,
    });
  });
});

describe('the same knowledge is shown the same', () => {
  const blip: Freshness = { failures: 1, failure: unreachable };
  test.each<[string, readonly SaleEventBody[], Freshness | undefined, number]>([
    ['for good while there is no code', [tried], blip, Infinity],
    ['for good while nothing has been read', [tried, created], undefined, Infinity],
    ['for good while readings succeed', [tried, created], { failures: 0, lastGoodReadAt: 1 }, Infinity],
    ['for good once a failure is told', [tried, created], { failures: 2, failure: unreachable }, Infinity],
    ['until a blip has lasted since the code was shown', [tried, created], blip, SHOWN_AT + 5_000],
    [
      'until a blip has lasted since the last good reading',
      [tried, created],
      { ...blip, lastGoodReadAt: SHOWN_AT + 3_000 },
      SHOWN_AT + 8_000,
    ],
  ])('%s', (_, events, freshness, until) => {
    expect(sameUntil(after(...events), live(3_500, freshness))).toBe(until);
  });
});
