import { expect, test } from 'vitest';
import { paymentStory } from '../../../src-main/back-office/payments/payment-story.ts';
import { sortedPayments } from '../../../src-main/back-office/payments/sorted-payments.ts';
import { SalesHistory } from '../../../src-main/history/sales-history.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { tillSales } from '../../../src-main/session/office/till-sales.ts';
import { succeeded } from '../../../shared/failure.ts';
import { paidSale, temporaryLedger } from '../../support/ledger/ledger-folder.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { ServicePayments } from '../../../src-main/back-office/payments/service-payments.ts';
import type { SaleArchive } from '../../../src-main/history/ports.ts';

const { signal } = new AbortController();

/** A till with one paid sale, whose disk fails as soon as `fail` was called. */
function till() {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  const events = paidSale('a', 1);
  ledger.append(events, ['a']);
  const trackingId = events.flatMap((event) => ('trackingId' in event ? event.trackingId : []))[0] ?? '';
  let failing: keyof SaleArchive | undefined;
  const archive = new Proxy(ledger, {
    get: (of, name) => {
      if (name === failing)
        return () => {
          throw new LedgerUnavailable('The disk does not work.');
        };
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });
  const history = new SalesHistory({ archive, shown: () => [], currency: 'USD', nameOf: () => undefined });
  const recorded = { salesStarted: () => [] };
  const sales = tillSales({
    history,
    ledger: archive,
    recorded,
    services: undefined,
    nameOf: () => undefined,
  });
  return { sales, trackingId, fail: (what: keyof SaleArchive) => (failing = what) };
}

test('the sales of payments are found by their tracking ids', () => {
  const { sales, trackingId } = till();
  const found = valueOf(sales.salesOfPayments([trackingId, 'trk_elsewhere']));
  expect([...found].map(([id, { sale }]) => [id, sale.id])).toEqual([[trackingId, 'a']]);
});

test.each(['salesOfPayments', 'countEvents', 'sales'] as const)(
  'where the ledger fails at %s, no page takes this till’s payments for those of others',
  async (what) => {
    const { sales, trackingId, fail } = till();
    fail(what);
    const unreadable = { ok: false, failure: { code: 'ledger-unreadable' } };
    expect(sales.salesOfPayments([trackingId])).toMatchObject(unreadable);
    const payment = { trackingId, createdAt: 1 };
    const service = {
      page: () => Promise.resolve(succeeded({ payments: [payment] })),
      everythingOn: () => Promise.resolve({ payment }),
    } as unknown as ServicePayments;
    const sources = { till: sales, service, terminalId: 'term_1', now: 2, turn: () => Promise.resolve() };
    const sorted = sortedPayments({ scope: 'terminal', order: 'oldest' }, undefined, sources, signal);
    expect(await sorted).toMatchObject(unreadable);
    expect(await paymentStory({ trackingId }, sources, signal)).toMatchObject(unreadable);
  },
);
