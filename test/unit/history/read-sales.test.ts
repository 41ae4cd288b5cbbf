import { expect, test, vi } from 'vitest';
import { ReadSales } from '../../../src-main/history/read-sales.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';

function listed() {
  const connection = connect(temporaryLedger());
  const ledger = new SqliteLedger(connection);
  const read = vi.spyOn(ledger, 'sales');
  return { connection, ledger, read, sales: new ReadSales(ledger) };
}

test('a sale that has no new event is not read again, and one that has is', () => {
  const { ledger, read, sales } = listed();
  ledger.append(paidSale('a', 1), ['a']);
  ledger.append([started('b', 2)]);
  const [a, b] = sales.load(['a', 'b']);
  expect(sales.load(['b', 'a', 'unknown'])).toEqual([b, a]);
  expect(read.mock.calls).toEqual([[['a', 'b']], [['unknown']]]);

  ledger.append([{ saleId: 'b', at: wall() + 9, type: 'creation-stopped' }]);
  expect(sales.load(['a', 'b']).map(({ sale }) => sale.stopped)).toEqual([false, true]);
  expect(read).toHaveBeenLastCalledWith(['b']);
});

test('a sale with a damaged event is read each time, and says so each time', () => {
  const { connection, ledger, read, sales } = listed();
  ledger.append(paidSale('a', 1), ['a']);
  connection.exec(
    `DROP TRIGGER event_is_never_changed; UPDATE event SET body = '{}' WHERE type = 'status-read'`,
  );
  for (let times = 1; times <= 2; times++) {
    expect(sales.load(['a'])[0]?.sale.recordDamaged).toBe(true);
    expect(read).toHaveBeenCalledTimes(times);
  }
});

test('a few pages of sales are kept, those that were asked for last', () => {
  const { ledger, read, sales } = listed();
  const ids = Array.from({ length: 501 }, (_, index) => `s${index}`);
  ledger.append(ids.map((id, index) => started(id, index + 1)));
  sales.load(ids.slice(0, 500));
  sales.load(['s0']);
  sales.load(['s500']);
  read.mockClear();
  sales.load(['s0', 's1', 's2', 's500']);
  expect(read.mock.calls).toEqual([[['s1']]]);
});
