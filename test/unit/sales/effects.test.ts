import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { applyEvent } from '../../../src-main/sales/apply-event.ts';
import { effectsOf, needsOf } from '../../../src-main/sales/effects.ts';
import { started } from '../../support/ledger/ledger-folder.ts';
import type { SaleEventBody } from '../../../src-main/sales/events.ts';
import type { Sale } from '../../../src-main/sales/sale.ts';

const saleId = 's1';
const failure = { action: 'wait', code: 'service-unreachable' } as const;
const created: SaleEventBody = { type: 'payment-created', trackingId: 't', url: 'https://x.test/' };
const read = (status: string, trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: readStatus(status) },
});

function after(...bodies: readonly SaleEventBody[]): Sale {
  return bodies.reduce<Sale>(
    (sale, body) => applyEvent(sale, { ...body, saleId, at: 2 }),
    applyEvent(undefined, { ...started(saleId, 1), saleId }),
  );
}

/** What follows from the last of these events. */
function effects(...bodies: readonly SaleEventBody[]) {
  return effectsOf(after(...bodies.slice(0, -1)), after(...bodies)).map((effect) =>
    effect.kind === 'track'
      ? `track ${effect.trackingId}`
      : `${'late' in effect ? 'late ' : ''}${effect.kind}`,
  );
}

describe('from an event follows', () => {
  test('that the payment of a new sale is asked for', () => {
    expect(effectsOf(undefined, after())).toEqual([{ kind: 'create', saleId }]);
  });

  test('that the first try is sent which was recorded with the sale, and not that of an earlier run of the till', () => {
    const tried = after({ type: 'create-tried' });
    expect(effectsOf(undefined, tried)).toEqual([{ kind: 'create', saleId, firstTried: true }]);
    expect(needsOf(tried)).toEqual([{ kind: 'create', saleId }]);
  });

  test('nothing from a try, and nothing from one that was not sent: the creation goes on', () => {
    expect(effects({ type: 'create-tried' })).toEqual([]);
    expect(effects({ type: 'create-tried' }, { type: 'create-not-sent', failure })).toEqual([]);
  });

  test('that the payment is read once it is created, and that its creation ends', () => {
    expect(effects({ type: 'create-tried' }, created)).toEqual(['track t', 'end-creation']);
    expect(effects(created, read('processing'))).toEqual([]);
  });

  test('that lost payments are searched for, and each that is found is read', () => {
    const lost: SaleEventBody = { type: 'create-lost', failure };
    const found: SaleEventBody = { type: 'stray-found', trackingId: 'lost' };
    expect(effects({ type: 'create-tried' }, lost)).toEqual(['find-orphans']);
    expect(effects({ type: 'create-tried' }, lost, { type: 'create-tried' }, lost)).toEqual([]);
    expect(effects({ type: 'create-tried' }, lost, found)).toEqual(['track lost']);
  });

  test('that the tender is read, once, when the sale turns out paid while nobody has left it', () => {
    expect(effects(created, read('completed'))).toEqual(['read-tender']);
    expect(effects(created, read('underpaid'))).toEqual([]);
    expect(effects(created, read('completed'), read('overpaid'))).toEqual([]);
  });

  test('that the tender is read, and the drawer stays closed, when a sale is paid late or somebody has left it', () => {
    expect(effects(created, read('expired'), read('completed'))).toEqual(['late read-tender']);
    const known: SaleEventBody = { type: 'tender-read', tender: 'usdcBase' };
    expect(effects(created, known, read('expired'), read('completed'))).toEqual([]);
    const orphan: SaleEventBody = { type: 'stray-found', trackingId: 'orphan' };
    const given = [{ type: 'creation-stopped' }, { type: 'sale-acknowledged' }] as const;
    expect(effects(orphan, ...given, read('completed', 'orphan'))).toEqual(['late read-tender']);
  });

  test('that a payment which was final is read again when the service takes that back', () => {
    expect(effects(created, read('expired'), read('processing'))).toEqual(['track t']);
  });

  test('that a creation which had paused goes on when somebody says so', () => {
    const lost = [{ type: 'create-tried' }, { type: 'create-lost', failure }] as const;
    const paused = [...lost, ...lost, ...lost, ...lost, ...lost];
    expect(needsOf(after(...paused)).map(({ kind }) => kind)).toEqual(['find-orphans']);
    expect(effects(...paused, { type: 'creation-resumed' })).toEqual(['create']);
  });

  test('nothing from what people do with a sale on the screen', () => {
    for (const type of ['sale-parked', 'sale-opened', 'sale-acknowledged'] as const)
      expect(effects(created, { type })).toEqual([]);
  });
});

describe('a payer’s details are forgotten', () => {
  const withPayer = (...bodies: readonly SaleEventBody[]): Sale => ({ ...after(...bodies), withPayer: true });

  test.each([[created], [{ type: 'creation-stopped' }], [{ type: 'create-rejected', failure }]] as const)(
    'from %o on, when no payment is asked for with them any more',
    (event) => {
      expect(effectsOf(withPayer(), withPayer(event))).toContainEqual({ kind: 'forget-payer', saleId });
      expect(needsOf(withPayer(event))).toContainEqual({ kind: 'forget-payer', saleId });
    },
  );

  test('and not while one may be', () => {
    expect(effectsOf(undefined, withPayer())).toEqual([{ kind: 'create', saleId }]);
    expect(needsOf(withPayer({ type: 'create-tried' }))).toEqual([{ kind: 'create', saleId }]);
  });
});
