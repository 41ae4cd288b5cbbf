import { beforeEach, describe, expect, test } from 'vitest';
import {
  judgePayments,
  mayBeAnotherTills,
  mayBelongTo,
  earliestCreation,
  orphanFound,
} from '../../../../src-main/sales/orphans/found-payments.ts';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import type { FoundPayment } from '../../../../src-main/sales/ports.ts';
import type { Sale } from '../../../../src-main/sales/sale.ts';

const HOUR = 60 * 60_000;
const never = new AbortController().signal;

let world: SalesWorld;
let now: number;
let sale: Sale;

beforeEach(() => {
  world = new SalesWorld();
  now = world.clock.wall();
  const begun = replay([started('s1', 1)]);
  if (!begun) throw new Error('a sale begins with its start');
  sale = { ...begun, startedAt: now - HOUR };
});

const payment = (createdAt?: number, stated: Partial<FoundPayment> = {}): FoundPayment => ({
  trackingId: 't',
  ...(createdAt !== undefined && { createdAt }),
  ...stated,
});

const isUnclaimed = (trackingId: string) => world.ledger.saleOfPayment(trackingId) === undefined;
const judge = (of: Sale, ...payments: readonly FoundPayment[]) =>
  judgePayments(of, payments, { clock: world.clock, gateway: world.gateway, isUnclaimed }, never);
const fitOf = async (of: Sale, found: FoundPayment) => (await judge(of, found)).fits.get('t')?.fit;

describe('the oldest payment that can be a sale’s own', () => {
  test('was made at its first try by the service’s clock, give or take a minute', () => {
    expect(earliestCreation({ ...sale, firstTry: { at: 5, serviceTime: 1_000_000 } }, world)).toBe(940_000);
  });

  test('where that was not known, up to two days before its start, by the service’s clock as it is now', () => {
    world.gateway.ahead = 3 * HOUR;
    expect(earliestCreation(sale, world)).toBe(now - HOUR + 3 * HOUR - 48 * HOUR);
    expect(earliestCreation({ ...sale, firstTry: { at: 5 } }, world)).toBe(now - HOUR + 3 * HOUR - 48 * HOUR);
    world.gateway.ahead = undefined;
    expect(earliestCreation(sale, world)).toBe(now - HOUR - 48 * HOUR);
  });
});

test('a payment that is on record for the sale, by an event that cannot be read, is taken beside one that is followed', () => {
  const ledger = { saleOfPayment: () => sale.id };
  const followed = { ...sale, orphans: [{ trackingId: 'followed' }] };
  expect(mayBelongTo(followed, 'unread', ledger)).toBe(true);
  expect(mayBelongTo(followed, 'followed', ledger)).toBe(false);
  expect(mayBelongTo(followed, 'unread', { saleOfPayment: () => 'another sale' })).toBe(false);
});

describe('a payment that may be another till’s', () => {
  test('was made before the first try by the service’s clock', () => {
    const tried = { ...sale, firstTry: { at: 5, serviceTime: 1_000_000 } };
    expect(mayBeAnotherTills(payment(999_999), tried, world)).toBe(true);
    expect(mayBeAnotherTills(payment(1_000_000), tried, world)).toBe(false);
    expect(mayBeAnotherTills(payment(), tried, world)).toBe(false);
  });

  test('where that was not known, before the start of the sale by the service’s clock as it is now', () => {
    world.gateway.ahead = 3 * HOUR;
    expect(mayBeAnotherTills(payment(now + 2 * HOUR - 1), sale, world)).toBe(true);
    expect(mayBeAnotherTills(payment(now + 2 * HOUR), sale, world)).toBe(false);
  });
});

test('the record of a payment that is taken has the time of its making, where the history states one', () => {
  expect(orphanFound(payment(5))).toStrictEqual({ type: 'stray-found', trackingId: 't', createdAt: 5 });
  expect(orphanFound(payment())).toStrictEqual({ type: 'stray-found', trackingId: 't' });
});

describe('the newest payment that can be a sale’s own', () => {
  test('was carried out within 75 s after the last answer was given up, give or take a minute', async () => {
    const lost = { ...sale, lastLostTry: { at: 5, serviceTime: 1_000, lostAt: 1_000_000 } };
    expect(await fitOf(lost, payment(1_135_000))).toBe('own');
    expect(await fitOf(lost, payment(1_135_001))).toBe('made-later');
    expect(await fitOf(lost, payment())).toBe('own');
  });

  test('where the till stopped in the middle, may have waited three minutes for its turn before', async () => {
    const lost = { ...sale, lastLostTry: { at: 5, serviceTime: 1_000_000 } };
    expect(await fitOf(lost, payment(1_315_000))).toBe('own');
    expect(await fitOf(lost, payment(1_315_001))).toBe('made-later');
  });

  test('where that was not known, within two days of its end, by the service’s clock as it is now', async () => {
    const carriedOut = 315_000;
    const lost = { ...sale, lastLostTry: { at: now - HOUR } };
    world.gateway.ahead = 3 * HOUR;
    expect(await fitOf(lost, payment(now + 50 * HOUR + carriedOut))).toBe('own');
    expect(await fitOf(lost, payment(now + 50 * HOUR + carriedOut + 1))).toBe('made-later');
    world.gateway.ahead = undefined;
    expect(await fitOf(lost, payment(now + 47 * HOUR + carriedOut))).toBe('own');
    expect(await fitOf(lost, payment(now + 47 * HOUR + carriedOut + 1))).toBe('made-later');
  });

  test('may be of any time where no try was lost', async () => {
    expect(await fitOf(sale, payment(now + 1_000 * HOUR))).toBe('own');
  });
});

describe('payments that are judged', () => {
  test('are the sale’s own when they cannot be read now: whatever they are, they are watched', async () => {
    expect(world.gateway.statuses.size).toBe(0);
    expect(await fitOf(sale, payment(now))).toBe('own');
  });

  test('are not those on record already, of this sale or another, as its own or not', async () => {
    world.ledger.events.push({ saleId: 's2', at: 1, type: 'stray-found', trackingId: 'other' });
    const of = { ...sale, foreignPayments: ['foreign'] };
    const { fits, all } = await judge(
      of,
      payment(now),
      payment(now, { trackingId: 'foreign' }),
      payment(now, { trackingId: 'other' }),
    );
    expect([...fits.keys()]).toEqual(['t']);
    expect(all).toBe(true);
  });

  test('are fifty at a time, and it is said when more are left', async () => {
    const many = Array.from({ length: 51 }, (_, index) => payment(now, { trackingId: `t${index}` }));
    const first = await judge(sale, ...many);
    expect([...first.fits.keys()]).toEqual(many.slice(0, 50).map(({ trackingId }) => trackingId));
    expect(first.all).toBe(false);
    expect((await judge(sale, ...many.slice(1))).all).toBe(true);
  });

  test('are left for the next time when the ledger cannot be read', async () => {
    world.ledger.saleOfPayment = () => {
      throw new LedgerUnavailable('disk');
    };
    expect(await judge(sale, payment(now))).toEqual({ fits: new Map(), all: false });
  });
});
