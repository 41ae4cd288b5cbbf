import { expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { textOf } from '../../../../src-main/ledger/file/connection.ts';
import { EventWriter } from '../../../../src-main/ledger/record/event-writer.ts';
import { repair } from '../../../../src-main/ledger/repair/repair.ts';
import { rebuildTables } from '../../../../src-main/ledger/derived/rebuild-tables.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { bodyOf } from '../../../../src-main/ledger/record/stored-event.ts';
import { started, temporaryLedger } from '../../../support/ledger/ledger-folder.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

const parked = (name: string): SaleEvent => ({ saleId: 's1', at: 1, type: 'sale-parked', name });

test('events that are written in another order leave the name that was given last', () => {
  const connection = connect(temporaryLedger());
  connection.exec(`INSERT INTO sale (id) VALUES ('s1')`);
  const writer = new EventWriter(connection);
  for (const [seq, name] of [
    [3, 'red jacket'],
    [2, 'Table 9'],
  ] as const) {
    const event = parked(name);
    const { saleId, at, type } = event;
    writer.putBack({ saleId, at, type, body: bodyOf(event), closes: false }, { seq }, event);
  }
  rebuildTables(connection);
  expect(connection.prepare(`SELECT ${textOf('name')} FROM sale`).all()).toEqual([{ name: 'red jacket' }]);
  connection.close();
});

test("a payment is the sale's that it was recorded for first, in whatever order events come back", () => {
  const connection = connect(temporaryLedger());
  connection.exec(`INSERT INTO sale (id) VALUES ('s1'), ('s2')`);
  const writer = new EventWriter(connection);
  for (const [seq, saleId] of [
    [2, 's2'],
    [1, 's1'],
  ] as const) {
    const event = { saleId, at: 1, type: 'stray-found', trackingId: 't' } as const;
    writer.putBack({ ...event, body: bodyOf(event), closes: false }, { seq }, event);
  }
  rebuildTables(connection);
  expect(connection.prepare(`SELECT ${textOf('sale_id')} FROM payment`).all()).toEqual([{ sale_id: 's1' }]);
  connection.close();
});

test('a repaired ledger finds a sale by its name', () => {
  const files = temporaryLedger();
  const before = new SqliteLedger(connect(files));
  before.append([started('s1', 1), parked('Table 9'), parked('red jacket')]);
  before.close();
  repair(files, 0);
  const after = new SqliteLedger(connect(files));
  expect(after.findSales({ only: 'all', match: 'exact', text: 'red jacket' }).ids).toEqual(['s1']);
  expect(after.findSales({ only: 'all', match: 'exact', text: 'Table 9' }).ids).toEqual([]);
  after.close();
});
