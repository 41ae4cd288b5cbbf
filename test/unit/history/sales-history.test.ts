import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { SalesHistory } from '../../../src-main/history/sales-history.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { ended } from '../../gallery/views.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';

const nameOf = (cashierId: string) => (cashierId === 'c1' ? 'Ann' : undefined);

function salesHistory(shown: readonly SaleView[] = []) {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  ledger.append(paidSale('a', 1), ['a']);
  ledger.append([started('b', 2)]);
  return { ledger, past: new SalesHistory({ archive: ledger, shown: () => shown, currency: 'USD', nameOf }) };
}

describe('finding past sales', () => {
  test('answers open and closed ones, the newest first, each as it stands', () => {
    expect(salesHistory().past.find({ only: 'all' })).toMatchObject({
      ok: true,
      value: {
        match: 'exact',
        sales: [
          { id: 'b', stage: { name: 'creating' } },
          { id: 'a', number: 1, stage: { name: 'final', outcome: 'completed', received: '12.50 USDC' } },
        ],
      },
    });
  });

  test('looks for a part of a reference only when no sale has all of it', () => {
    const { past } = salesHistory();
    expect(past.find({ only: 'all', text: 'ORDER-1' })).toMatchObject({
      value: { match: 'exact', sales: [{ id: 'a' }] },
    });
    expect(past.find({ only: 'all', text: 'rder' })).toMatchObject({
      value: { match: 'part', sales: [{ id: 'b' }, { id: 'a' }] },
    });
  });

  test('goes on in the way it began', () => {
    const { past } = salesHistory();
    const after = { match: 'part', startedAt: wall() + 2, number: 2 } as const;
    expect(past.find({ only: 'all', text: 'rder' }, after)).toMatchObject({
      value: { match: 'part', sales: [{ id: 'a' }] },
    });
  });

  test('takes an amount as one in the currency of the terminal', () => {
    expect(salesHistory().past.find({ only: 'all', amountMinor: 1250 })).toMatchObject({
      value: { sales: [{ id: 'b' }, { id: 'a' }] },
    });
  });

  test('shows a sale that is followed as every other screen does', () => {
    const followed = { id: 'b', stage: ended('expired') } as SaleView;
    expect(salesHistory([followed]).past.find({ only: 'open' })).toEqual({
      ok: true,
      value: { match: 'exact', sales: [followed] },
    });
  });

  test('says what to do when the ledger cannot be read', () => {
    const archive = {
      sale: () => [],
      sales: () => [],
      countEvents: () => [],
      salesOfPayments: () => new Map(),
      numberOf: () => undefined,
      findSales: () => {
        throw new LedgerUnavailable('The disk does not work.');
      },
    };
    const past = new SalesHistory({ archive, shown: () => [], currency: 'USD', nameOf });
    expect(past.find({ only: 'all' })).toMatchObject({ ok: false, failure: { code: 'ledger-unreadable' } });
  });
});

describe('looking at a past sale', () => {
  test('tells all that happened, and no key or id of the service', () => {
    const { past } = salesHistory();
    const answer = past.get('a');
    expect(answer).toMatchObject({
      value: {
        alerts: [],
        history: [
          { name: 'started' },
          { name: 'asked' },
          { name: 'code-shown' },
          {
            name: 'read',
            status: { kind: 'final', outcome: 'completed' },
            orphan: false,
            received: '12.50 USDC',
          },
          { name: 'left' },
        ],
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/key-a|trk-a/);
  });

  test('says which reading is of a payment that nobody saw, and what it raises', () => {
    const { ledger, past } = salesHistory();
    const reading = { status: { kind: 'final', outcome: 'completed' } } as const;
    ledger.append([
      { saleId: 'a', at: 9, type: 'stray-found', trackingId: 's' },
      { saleId: 'a', at: 9, type: 'status-read', trackingId: 's', reading },
    ]);
    expect(past.get('a')).toMatchObject({
      value: {
        alerts: [{ kind: 'paid-twice', saleId: 'a', number: 1 }],
        history: expect.arrayContaining([expect.objectContaining({ name: 'read', orphan: true })]) as unknown,
      },
    });
  });

  test('says who approved an unusual discount, also where nobody knows the name any more', () => {
    const { ledger, past } = salesHistory();
    const causes = [{ kind: 'discount', minor: 600, ofMinor: 1_000 }] as const;
    const approvedSale = (id: string, number: number, by: string) => {
      const approved = { ...started(id, number), approval: { by, causes } };
      ledger.append([approved]);
    };
    approvedSale('c', 3, 'c1');
    approvedSale('d', 4, 'c9');
    expect(past.get('c')).toMatchObject({
      value: { history: [{ name: 'started', approved: { by: 'Ann', causes } }] },
    });
    const gone = past.get('d');
    expect(gone.ok && gone.value.history[0]).toEqual({
      at: expect.any(Number) as unknown,
      name: 'started',
      approved: { causes },
    });
  });

  test('says who did what to it, where that is known', () => {
    const { ledger, past } = salesHistory();
    const of = { saleId: 'a', at: 9 } as const;
    ledger.append([
      { ...of, type: 'guard-overridden', warning: 'same-amount-open', by: 'c1' },
      { ...of, type: 'creation-resumed', by: 'c1' },
      { ...of, type: 'creation-stopped', by: 'c1' },
      { ...of, type: 'code-withdrawn', by: 'c1' },
      { ...of, type: 'concern-noted', concern: 'two-paid', by: 'c1' },
      { ...of, type: 'paper-printed', paper: 'receipt', by: 'c1' },
      { ...of, type: 'paper-printed', paper: 'receipt', by: 'c9' },
      { ...of, type: 'paper-printed', paper: 'receipt' },
    ]);
    const answer = past.get('a');
    expect(answer.ok && answer.value.history.slice(-8)).toEqual([
      { at: 9, name: 'overridden', warning: 'same-amount-open', by: 'Ann' },
      { at: 9, name: 'resumed', by: 'Ann' },
      { at: 9, name: 'stopped', by: 'Ann' },
      { at: 9, name: 'code-withdrawn', by: 'Ann' },
      { at: 9, name: 'acknowledged', by: 'Ann' },
      { at: 9, name: 'printed', document: 'receipt', by: 'Ann' },
      { at: 9, name: 'printed', document: 'receipt' },
      { at: 9, name: 'printed', document: 'receipt' },
    ]);
  });

  test('of another till is not found', () => {
    expect(salesHistory().past.get('x')).toMatchObject({ ok: false, failure: { code: 'sale-not-found' } });
  });
});
