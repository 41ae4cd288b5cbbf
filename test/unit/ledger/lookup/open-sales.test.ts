import { textOf } from '../../../../src-main/ledger/file/connection.ts';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { OPEN_EVENTS, readOpenSales } from '../../../../src-main/ledger/lookup/open-sales.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { readEvent } from '../../../../src-main/ledger/record/stored-event.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { paidSale, started, temporaryLedger } from '../../../support/ledger/ledger-folder.ts';
import { processorMs } from '../../../support/system/processor-time.ts';

function add(connection: ReturnType<typeof connect>, saleId: string, type: string, body: string): void {
  connection
    .prepare('INSERT INTO event (sale_id, at, type, body, closes) VALUES (?, 1, ?, ?, 0)')
    .run(saleId, type, body);
}

describe('reading the open sales', () => {
  test('looks at open sales only, by index, so that a million closed ones cost nothing', () => {
    const connection = connect(temporaryLedger());
    const plan = connection.prepare(`EXPLAIN QUERY PLAN ${OPEN_EVENTS}`).all();
    expect(plan.map((step) => step['detail'])).toEqual([
      expect.stringContaining('INDEX sale_open'),
      expect.stringContaining('SEARCH event USING INDEX event_by_sale (sale_id=?)'),
    ]);
  });

  test('finds the last number by index too', () => {
    const plan = connect(temporaryLedger()).prepare('EXPLAIN QUERY PLAN SELECT max(number) FROM sale').all();
    expect(plan[0]?.['detail']).toContain('COVERING INDEX sale_by_number');
  });

  test.each([
    ['a body that is not JSON', 'status-read', '{"trackingId":'],
    ['a body of another shape', 'payment-created', '{"trackingId":7}'],
    ['a type of a newer version', 'sale-translated', '{}'],
  ])('says that there is a gap in place of an event with %s, and keeps the row', (_, type, body) => {
    const connection = connect(temporaryLedger());
    new SqliteLedger(connection).append([started('a', 1)]);
    add(connection, 'a', type, body);
    const gap = { type: 'record-damaged', saleId: 'a', at: 1 };
    expect(readOpenSales(connection)).toEqual({
      sales: [[started('a', 1), gap]],
      damaged: ['event 2 of sale a'],
    });
    expect(new SqliteLedger(connection).sale('a')).toEqual([started('a', 1), gap]);
    expect(
      connection.prepare(`SELECT ${textOf('type')}, ${textOf('body')} FROM event WHERE seq = 2`).all(),
    ).toEqual([{ type, body }]);
  });

  test('reads a sale of very many events in time that grows with their number, not with its square', () => {
    const connection = connect(temporaryLedger());
    const ledger = new SqliteLedger(connection);
    const tried = { type: 'create-tried', saleId: 'a', at: 1 } as const;
    const notSent = {
      ...tried,
      type: 'create-not-sent',
      failure: { action: 'wait', code: 'service-unreachable' },
    } as const;
    const tries = Array.from({ length: 10_803 }, () => [tried, notSent]).flat();
    ledger.append([started('a', 1), ...tries]);
    let sales: ReturnType<typeof readOpenSales>['sales'] = [];
    const readMs = processorMs(() => ({ sales } = readOpenSales(connection)));
    expect(sales[0]).toHaveLength(21_607);
    // With the square it took ten times as long as reading the rows alone.
    const aloneMs = processorMs(() => {
      for (const row of connection.prepare(OPEN_EVENTS).all()) readEvent(row, []);
    });
    expect(readMs).toBeLessThan(4 * aloneMs);
    expect(replay(sales[0] ?? [])?.tryCounts.tries).toBe(10_803);
  });

  test('leaves out a sale whose start cannot be read, and says so', () => {
    const connection = connect(temporaryLedger());
    connection.exec(`INSERT INTO sale (id) VALUES ('a')`);
    new SqliteLedger(connection).append([...paidSale('a', 1).slice(1, 3), started('b', 2)]);
    expect(readOpenSales(connection)).toEqual({
      sales: [[started('b', 2)]],
      damaged: ['the start of sale a'],
    });
  });
});
