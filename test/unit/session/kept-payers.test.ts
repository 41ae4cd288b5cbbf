import { beforeEach, expect, test } from 'vitest';
import { KeptPayers } from '../../../src-main/session/terminal/kept-payers.ts';
import { ada, payer } from '../../support/records/payer.ts';
import { SalesWorld } from '../../support/worlds/sales-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

const HOUR = 3_600_000;
const GONE = { ok: false, failure: { code: 'customer-details-gone' } };

let world: SalesWorld;
let kept: KeptPayers;
let changes: number;
const leaving = new AbortController();

beforeEach(() => {
  world = new SalesWorld();
  changes = 0;
  kept = new KeptPayers({
    clock: world.clock,
    sales: () => world.sales,
    onChange: () => changes++,
    signal: leaving.signal,
  });
});

/** A sale with its customer's details, as the command starts it. */
async function began(reference: string, again?: string, details = payer): Promise<string> {
  const saleId = await world.chargeFor(details, 1_234, reference);
  kept.saleStarted(saleId, details, again);
  return saleId;
}

/** A sale that ended, and whose end was seen. */
async function ended(reference: string): Promise<string> {
  const saleId = await began(reference);
  world.gateway.statuses.set(`trk-${world.gateway.intents.length}`, 'expired');
  await world.clock.advance(5_000);
  world.sales.leave(saleId, 'settled');
  return saleId;
}

test('the details of a sale go with one more of its reference', async () => {
  const saleId = await ended('A-1');
  expect(kept.has(saleId)).toBe(true);
  expect(kept.forAnother(saleId, ' A-1 ')).toEqual({ ok: true, value: payer });
});

test('never with a sale of another reference', async () => {
  const saleId = await ended('A-1');
  expect(kept.forAnother(saleId, 'A-2')).toMatchObject(GONE);
  expect(kept.forAnother(saleId, '')).toMatchObject(GONE);
});

test('those of a sale that is in no record any more are gone', () => {
  expect(kept.forAnother('sale-of-another-ledger', 'A-1')).toMatchObject(GONE);
});

test('a sale that had none goes without any', async () => {
  const saleId = await world.charge(1_234, 'A-1');
  kept.saleStarted(saleId, undefined, undefined);
  expect(kept.forAnother(saleId, 'A-1')).toEqual({ ok: true, value: {} });
  expect(kept.has(saleId)).toBe(false);
});

test('after a restart they are gone, which is said', async () => {
  const saleId = await ended('A-1');
  const parts = { sales: () => world.sales, onChange: () => undefined, signal: leaving.signal };
  expect(new KeptPayers({ ...parts, clock: world.clock }).forAnother(saleId, 'A-1')).toMatchObject(GONE);
});

test('they are gone once the sale was charged again, though it is still on the screens', async () => {
  const saleId = await began('A-1');
  world.sales.leave(saleId, 'open');
  const another = await began('A-2');
  expect([kept.has(saleId), kept.has(another)]).toEqual([true, true]);
  kept.saleStarted(another, payer, saleId);
  expect([kept.has(saleId), kept.has(another)]).toEqual([false, true]);
});

test('they are gone after an hour, and the screens are told', async () => {
  const saleId = await ended('A-1');
  const before = changes;
  await world.clock.advance(HOUR - 6_000);
  expect(kept.has(saleId)).toBe(true);
  await world.clock.advance(6_000);
  expect(kept.has(saleId)).toBe(false);
  expect(changes).toBeGreaterThan(before);
  expect(kept.forAnother(saleId, 'A-1')).toMatchObject(GONE);
});

test('an hour is over as well where the computer slept through it', async () => {
  const saleId = await ended('A-1');
  world.clock.suspend(HOUR);
  expect(kept.has(saleId)).toBe(false);
  expect(kept.forAnother(saleId, 'A-1')).toMatchObject(GONE);
});

test('they go when whoever works at the till signs out or another signs in', async () => {
  kept.cashierChanged('nora');
  const saleId = await ended('A-1');
  kept.cashierChanged('nora');
  expect(kept.has(saleId)).toBe(true);
  kept.cashierChanged(undefined);
  kept.cashierChanged('nora');
  expect(kept.forAnother(saleId, 'A-1')).toMatchObject(GONE);
});

test('charged again, they are the new sale’s and not the old one’s any more', async () => {
  const first = await ended('A-1');
  const second = await began('A-1', first);
  expect(kept.has(first)).toBe(false);
  expect(kept.forAnother(second, 'A-1')).toEqual({ ok: true, value: payer });
});

test('of two sales each keeps its own', async () => {
  const first = await began('A-1');
  world.sales.leave(first, 'open');
  const other = { customer: { ...ada, firstName: 'Grace' } };
  const second = await began('B-2', undefined, other);
  expect(kept.forAnother(first, 'A-1')).toEqual({ ok: true, value: payer });
  expect(kept.forAnother(second, 'B-2')).toEqual({ ok: true, value: other });
});

test('what was left and not charged again goes with the next sale', async () => {
  const first = await ended('A-1');
  await began('B-2');
  expect(kept.forAnother(first, 'A-1')).toMatchObject(GONE);
});

test('those of a paid sale go', async () => {
  const saleId = await began('A-1');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(5_000);
  expect(kept.forAnother(saleId, 'A-1')).toMatchObject(GONE);
  kept.forget(saleId);
  expect(kept.has(saleId)).toBe(false);
});

test('no more than twenty are kept, the latest', async () => {
  const ids: string[] = [];
  for (let n = 0; n <= 20; n++) {
    const saleId = await began(`N-${n}`);
    world.sales.leave(saleId, 'open');
    ids.push(saleId);
  }
  await settled();
  expect(ids.map((id) => kept.has(id))).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
});
