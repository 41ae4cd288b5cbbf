import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { MOST_OF_REFERENCE, SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import { paidSale, started, temporaryLedger } from '../../support/ledger/ledger-folder.ts';

function newLedger() {
  const files = temporaryLedger();
  return { files, connection: connect(files), ledger: new SqliteLedger(connect(files)) };
}

describe('the ledger', () => {
  test('gives back the events of open sales in the order they were appended', () => {
    const { ledger } = newLedger();
    const [first, second] = [paidSale('a', 1), paidSale('b', 2)];
    ledger.append(first.slice(0, 1));
    ledger.append(second.slice(0, 2));
    ledger.append(first.slice(1, 3));
    expect(ledger.openSales()).toEqual([first.slice(0, 3), second.slice(0, 2)]);
  });

  test('keeps a closed sale but does not read it again', () => {
    const { ledger, connection } = newLedger();
    ledger.append(paidSale('a', 1), ['a']);
    ledger.append([started('b', 2)]);
    expect(ledger.openSales()).toEqual([[started('b', 2)]]);
    expect(connection.prepare('SELECT count(*) AS n FROM event').all()).toEqual([{ n: 6 }]);
  });

  test('opens a closed sale again with a later event, until an event closes it again', () => {
    const { ledger, connection } = newLedger();
    const sale = paidSale('a', 1);
    ledger.append(sale, ['a']);
    ledger.append(sale.slice(3, 4));
    expect(ledger.openSales()).toEqual([[...sale, ...sale.slice(3, 4)]]);
    ledger.append(sale.slice(4), ['a']);
    expect(ledger.openSales()).toEqual([]);
    expect(connection.prepare('SELECT count(*) AS n FROM event').all()).toEqual([{ n: 7 }]);
  });

  test('opens it also when the event that should have done so was refused with another', () => {
    const { ledger } = newLedger();
    const sale = paidSale('a', 1);
    ledger.append(sale, ['a']);
    const refused = { ...started('b', 2), at: 0.5 };
    expect(() => ledger.append([...sale.slice(3, 4), refused])).toThrow();
    expect(ledger.openSales()).toEqual([]);
    ledger.append(sale.slice(3, 4));
    expect(ledger.openSales()).toEqual([[...sale, ...sale.slice(3, 4)]]);
  });

  test('writes whether a sale is open only when that may have changed', () => {
    const connection = connect(temporaryLedger());
    const prepare = connection.prepare.bind(connection);
    let written = 0;
    connection.prepare = (sql) => {
      const statement = prepare(sql);
      const counted = sql.startsWith('UPDATE sale SET open');
      return {
        all: (...values) => statement.all(...values),
        run: (...values) => {
          if (counted) written += 1;
          statement.run(...values);
        },
      };
    };
    const ledger = new SqliteLedger(connection);
    const sale = paidSale('a', 1);
    for (const event of sale) ledger.append([event], event.type === 'sale-acknowledged' ? ['a'] : []);
    expect(written).toBe(2);
    ledger.append(sale.slice(3, 4));
    expect(written).toBe(3);
  });

  test('leaves the other sales as they are when one is opened again', () => {
    const { ledger } = newLedger();
    ledger.append([...paidSale('a', 1), ...paidSale('b', 2)], ['a', 'b']);
    ledger.append(paidSale('b', 2).slice(3, 4));
    expect(ledger.openSales().map(([first]) => first?.saleId)).toEqual(['b']);
  });

  test('gives back one sale, open or closed, and nothing for one it does not know', () => {
    const { ledger } = newLedger();
    const [closed, open] = [paidSale('a', 1), paidSale('b', 2).slice(0, 2)];
    ledger.append(closed.slice(0, 3));
    ledger.append(open);
    ledger.append(closed.slice(3), ['a']);
    expect(ledger.sale('a')).toEqual(closed);
    expect(ledger.sale('b')).toEqual(open);
    expect(ledger.sale('c')).toEqual([]);
  });

  test('names every payment that was created or found under a reference, of closed sales too', () => {
    const { ledger } = newLedger();
    const [sale] = [paidSale('a', 1)];
    const [first] = sale;
    if (first?.type !== 'sale-started') throw new Error('a sale begins with its start');
    ledger.append(sale, ['a']);
    ledger.append([
      { ...started('b', 2), reference: first.reference } as SaleEvent,
      { type: 'stray-found', saleId: 'b', at: 2, trackingId: 'trk-stray' },
    ]);
    ledger.append([started('c', 3), { type: 'stray-found', saleId: 'c', at: 3, trackingId: 'trk-of-c' }]);
    const created = sale.flatMap((event) => (event.type === 'payment-created' ? [event.trackingId] : []));
    expect(new Set(ledger.paymentsOf(first.reference))).toEqual(new Set([...created, 'trk-stray']));
    // A payment of another reference that counted as known would hide another till's.
    for (const like of [first.reference.toUpperCase(), '%', first.reference.replace('-', '_')])
      expect(ledger.paymentsOf(like)).toEqual([]);
  });

  test('names the payments of the newest sales only, of a reference that is used for years', () => {
    const { ledger } = newLedger();
    const sales = Array.from({ length: MOST_OF_REFERENCE + 10 }, (_, place) => `s${place}`);
    ledger.append(
      sales.flatMap((id, place): readonly SaleEvent[] => [
        { ...started(id, place + 1), at: place, reference: 'T1' } as SaleEvent,
        { type: 'stray-found', saleId: id, at: place, trackingId: `trk-${id}` },
      ]),
    );
    expect(new Set(ledger.paymentsOf('T1'))).toEqual(new Set(sales.slice(10).map((id) => `trk-${id}`)));
  });

  test('knows whose each payment is, of closed sales too, and the first of two that claim it', () => {
    const { ledger } = newLedger();
    const sale = paidSale('a', 1);
    ledger.append(sale, ['a']);
    ledger.append([started('b', 2), { type: 'stray-found', saleId: 'b', at: 2, trackingId: 'x\ud800' }]);
    const created = sale.find((event) => event.type === 'payment-created')?.trackingId ?? '';
    ledger.append([{ type: 'stray-found', saleId: 'b', at: 3, trackingId: created }]);
    expect(ledger.saleOfPayment(created)).toBe('a');
    expect(ledger.saleOfPayment('x\ud800')).toBe('b');
    expect(ledger.saleOfPayment('x\udfff')).toBeUndefined();
    expect(ledger.saleOfPayment('none')).toBeUndefined();
  });

  test('keeps text of any kind from the service, half a surrogate pair and a NUL among it', () => {
    const { ledger } = newLedger();
    const odd = 'trk \ud800 \u0000 \udfff';
    const [first] = paidSale('a', 1);
    if (first?.type !== 'sale-started') throw new Error('a sale begins with its start');
    ledger.append([first, { type: 'stray-found', saleId: 'a', at: 2, trackingId: odd }]);
    expect(ledger.sale('a')[1]).toMatchObject({ trackingId: odd });
    expect(ledger.openSales()[0]?.[1]).toMatchObject({ trackingId: odd });
    expect(ledger.paymentsOf(first.reference)).toEqual([odd]);
  });

  test('is unavailable once it has been closed: what was still under way is resumed at the next start', () => {
    const { ledger } = newLedger();
    ledger.close();
    expect(() => ledger.append([started('a', 1)])).toThrow(LedgerUnavailable);
    expect(() => ledger.openSales()).toThrow(LedgerUnavailable);
  });

  test('appends all of the events or none', () => {
    const { ledger } = newLedger();
    const unknownSale = paidSale('b', 2).slice(1);
    expect(() => ledger.append([started('a', 1), ...unknownSale])).toThrow('FOREIGN KEY');
    expect(ledger.openSales()).toEqual([]);
    ledger.append([started('a', 1)]);
    expect(ledger.openSales()).toEqual([[started('a', 1)]]);
  });

  test('refuses to close a sale that none of the events belongs to', () => {
    const { ledger } = newLedger();
    expect(() => ledger.append([started('a', 1)], ['b'])).toThrow('closed by none');
    expect(ledger.openSales()).toEqual([]);
  });

  test('numbers sales from 1 and goes on after closed ones', () => {
    const { ledger } = newLedger();
    expect(ledger.nextSaleNumber()).toBe(1);
    ledger.append(paidSale('a', 1), ['a']);
    expect(ledger.nextSaleNumber()).toBe(2);
  });

  test('goes on after the highest number, also where numbers are missing', () => {
    const { ledger } = newLedger();
    ledger.append(paidSale('a', 7), ['a']);
    ledger.append([started('b', 9)]);
    expect(ledger.nextSaleNumber()).toBe(10);
  });

  test.each([
    'UPDATE event SET at = 0',
    'DELETE FROM event',
    `INSERT OR REPLACE INTO event (seq, sale_id, at, type, body, closes) VALUES (1, 'a', 0, 'sale-opened', '{}', 0)`,
  ])('never changes or deletes an event: %s', (sql) => {
    const { ledger, connection } = newLedger();
    ledger.append([started('a', 1)]);
    expect(() => connection.exec(sql)).toThrow('events are never');
    expect(ledger.openSales()).toEqual([[started('a', 1)]]);
  });

  test('once closed, is whole in one file', () => {
    const { ledger, files } = newLedger();
    ledger.append([started('a', 1)]);
    ledger.close();
    expect(statSync(files.wal).size).toBe(0);
  });

  test('syncs each commit and waits only shortly for a lock', () => {
    const { connection } = newLedger();
    const pragma = (name: string) => Object.values(connection.prepare(`PRAGMA ${name}`).all()[0] ?? {})[0];
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('busy_timeout')).toBe(1000);
    expect(pragma('foreign_keys')).toBe(1);
  });
});
