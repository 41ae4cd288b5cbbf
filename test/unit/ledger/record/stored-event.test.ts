import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodyOf, readEvent } from '../../../../src-main/ledger/record/stored-event.ts';
import { EVENT_BODIES } from '../../../../src-main/ledger/record/event-bodies.ts';
import { MIGRATIONS } from '../../../../src-main/ledger/file/migrations.ts';
import { EVERY_EVENT } from '../../../support/records/every-event.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

const rowOf = (event: SaleEvent) => ({
  sale_id: event.saleId,
  at: event.at,
  type: event.type,
  body: bodyOf(event),
});

test.each(Object.values(EVERY_EVENT))('$type comes back as it was written', (body) => {
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

test('docs/ledger.md describes every type of event', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/ledger.md'), 'utf8');
  expect(Object.keys(EVENT_BODIES).filter((type) => !text.includes(`\`${type}\``))).toEqual([]);
});

/** Types that every version knows which takes the ledger's form of step 13. */
const FIRST_TYPES: readonly string[] = [
  'sale-started',
  'guard-overridden',
  'create-tried',
  'create-not-sent',
  'create-lost',
  'create-rejected',
  'payment-created',
  'stray-found',
  'foreign-payment',
  'lost-tries-checked',
  'status-read',
  'history-differs',
  'creation-resumed',
  'record-damaged',
  'creation-stopped',
  'code-withdrawn',
  'sale-parked',
  'sale-opened',
  'sale-acknowledged',
  'paid-beside',
  'concern-noted',
  'tender-read',
  'paper-printed',
];

test('a later type of event is named by a step of MIGRATIONS, so that no earlier version reads past it', () => {
  const later = Object.keys(EVENT_BODIES).filter((type) => !FIRST_TYPES.includes(type));
  expect(later.filter((type) => !MIGRATIONS.some((step) => step.includes(`'${type}'`)))).toEqual([]);
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
  const event: SaleEvent = { saleId: 's', at: 1, ...EVERY_EVENT['sale-started'] };
  const { check: _, ...body } = JSON.parse(bodyOf(event)) as Record<string, unknown>;
  const read = readEvent({ ...rowOf(event), body: JSON.stringify({ ...body, tax }) }, []);
  const { tax: __, ...others } = event;
  expect(read).toEqual(others);
});
