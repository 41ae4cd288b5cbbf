import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodyOf, readEvent } from '../../../../src-main/ledger/record/stored-event.ts';
import type { SaleEvent, SaleEventBody } from '../../../../src-main/sales/events.ts';
import type { Failure } from '../../../../shared/failure.ts';

const failure: Failure = {
  action: 'wait',
  code: 'service-error',
  detail: 'Internal error',
  fields: [{ field: 'requestedAmount', fault: 'malformed', expected: 'amount', said: 'a number' }],
  traceId: 'trace-1',
  saleId: 'other',
  signInFault: 'login',
  handOverFault: 'expired',
  openPayments: 2,
  earlier: { reference: 'r', at: 1, saleId: 'e', number: 2, amount: { minor: 3, currency: 'EUR' } },
};

/** One of each type, with every optional field. */
const bodies: { [T in SaleEventBody['type']]: Extract<SaleEventBody, { type: T }> } = {
  'sale-started': {
    type: 'sale-started',
    number: 7,
    amount: { minor: 1, currency: 'JPY' },
    reference: 'Tisch 4 ☕',
    paymentId: 'p',
    idempotencyKey: 'k',
    makeup: {
      lines: [
        {
          name: 'Tea',
          quantity: 1,
          unitMinor: 1,
          listMinor: 2,
          discountMinor: 1,
          note: 'no sugar',
          code: 'c',
          taxRate: 'standard',
        },
      ],
      discountMinor: 1,
      taxMinor: 1,
      tipMinor: 1,
    },
    approval: { by: 'c9', causes: [{ kind: 'line', minor: 1, ofMinor: 1, name: 'Tea' }] },
    tax: {
      mode: 'exclusive',
      lines: [{ id: 'standard', name: 'VAT', percent: '20', netMinor: 5, taxMinor: 1 }],
    },
    cashierId: 'c1',
    shift: 3,
    rebate: { total: 3, merchantPortion: 2, targetRebate: 1 },
    withPayer: true,
    service: { origin: 'https://api.example.test', merchantId: 'm' },
  },
  'guard-overridden': { type: 'guard-overridden', warning: 'same-amount-open', earlierSaleId: 'e' },
  'create-tried': { type: 'create-tried', serviceTime: 1_767_323_045_000.5, repeats: true },
  'create-not-sent': { type: 'create-not-sent', failure, tries: 12 },
  'create-lost': { type: 'create-lost', failure },
  'create-rejected': { type: 'create-rejected', failure },
  'payment-created': {
    type: 'payment-created',
    trackingId: 't',
    paymentPageId: 'pp',
    url: 'https://x.test/',
  },
  'stray-found': { type: 'stray-found', trackingId: 't' },
  'lost-tries-checked': { type: 'lost-tries-checked', failure },
  'status-read': {
    type: 'status-read',
    trackingId: 't',
    reading: {
      paymentId: 'pay_1',
      status: { kind: 'unrecognised', raw: 'settling' },
      paymentCode: 'ABC',
      requested: '1 USD',
      received: '2 USD',
      statedRequest: { decimal: '1', currency: 'USD' },
      statedReceipt: { decimal: '0', written: '2,00 USD' },
    },
  },
  'foreign-payment': {
    type: 'foreign-payment',
    trackingId: 't',
    why: 'of-another-sale',
    otherSaleId: 'e',
  },
  'history-differs': {
    type: 'history-differs',
    trackingId: 't',
    statedRequest: { decimal: '1', currency: 'USD' },
  },
  'creation-resumed': { type: 'creation-resumed', by: 'c1' },
  'record-damaged': { type: 'record-damaged', number: 7 },
  'creation-stopped': { type: 'creation-stopped' },
  'code-withdrawn': { type: 'code-withdrawn' },
  'sale-parked': { type: 'sale-parked', name: 'Table 9' },
  'sale-opened': { type: 'sale-opened' },
  'sale-acknowledged': { type: 'sale-acknowledged' },
  'paid-beside': { type: 'paid-beside', earlierSaleId: 'e', earlierNumber: 6 },
  'concern-noted': { type: 'concern-noted', concern: 'two-paid' },
  'tender-read': { type: 'tender-read', tender: 'usdC_Polygon' },
  'paper-printed': { type: 'paper-printed', paper: 'receipt' },
};

const rowOf = (event: SaleEvent) => ({
  sale_id: event.saleId,
  at: event.at,
  type: event.type,
  body: bodyOf(event),
});

test.each(Object.values(bodies))('$type comes back as it was written', (body) => {
  const event: SaleEvent = { saleId: 's', at: 1_767_323_045_000, ...body };
  expect(readEvent(rowOf(event), [])).toEqual(event);
});

test.each([{ kind: 'created' }, { kind: 'processing' }, { kind: 'final', outcome: 'underpaid' }] as const)(
  'a reading of $kind comes back as it was written',
  (status) => {
    const event: SaleEvent = {
      saleId: 's',
      at: 1,
      type: 'status-read',
      trackingId: 't',
      reading: { status },
    };
    expect(readEvent(rowOf(event), [])).toEqual(event);
  },
);

test.each(Object.keys(bodies))('%s is in the description of the export', (type) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/ledger.md'), 'utf8');
  expect(text).toContain(`\`${type}\``);
});

test('what another version wrote in addition does not make an event unreadable', () => {
  const row = { sale_id: 's', at: 1, type: 'sale-parked', body: '{"by":"Ann"}' };
  expect(readEvent(row, [])).toEqual({ saleId: 's', at: 1, type: 'sale-parked' });
});

test('a failure that another version named is kept, under a name this version knows', () => {
  const body = JSON.stringify({ failure: { action: 'pray', code: 'moon-phase', detail: 'words' } });
  expect(readEvent({ sale_id: 's', at: 1, type: 'create-lost', body }, [])).toMatchObject({
    failure: { action: 'report', code: 'internal', detail: 'words' },
  });
});

test.each([
  { sale_id: 's', at: 1, type: 'toString', body: '{}' },
  { sale_id: 's', at: 1, type: 'stray-found', body: '{}' },
  { sale_id: 's', at: 1, type: 'stray-found', body: 'null' },
  { sale_id: 's', at: 1, type: 'stray-found', body: '{' },
  { sale_id: 's', at: null, type: 'sale-parked', body: '{}' },
  { sale_id: null, at: 1, type: 'sale-parked', body: '{}' },
  { sale_id: 's', at: 1, type: 'sale-parked', body: null },
])('a row that is no event is not taken for one: %j', (row) => {
  expect(readEvent(row, [])).toBeUndefined();
});

test.each([
  7,
  null,
  'none',
  { mode: 'neither', lines: [] },
  { mode: 'inclusive', lines: [{ id: 'a', name: 'VAT', percent: 20, netMinor: 1, taxMinor: 1 }] },
  { mode: 'inclusive', lines: [{ id: 'a', name: 'VAT', percent: '20', netMinor: 1.5, taxMinor: 1 }] },
])('taxes that cannot be read leave the sale, and its payment, known: %j', (tax) => {
  const event: SaleEvent = { saleId: 's', at: 1, ...bodies['sale-started'] };
  const { check: _, ...body } = JSON.parse(bodyOf(event)) as Record<string, unknown>;
  const read = readEvent({ ...rowOf(event), body: JSON.stringify({ ...body, tax }) }, []);
  const { tax: __, ...others } = event;
  expect(read).toEqual(others);
});
