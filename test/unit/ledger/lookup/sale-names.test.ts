import { expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { textOf } from '../../../../src-main/ledger/file/connection.ts';
import { EventWriter } from '../../../../src-main/ledger/record/event-writer.ts';
import { repair } from '../../../../src-main/ledger/repair/repair.ts';
import { drawSaleNames } from '../../../../src-main/ledger/lookup/sale-names.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { bodyOf } from '../../../../src-main/ledger/record/stored-event.ts';
import { started, temporaryLedger } from '../../../support/ledger-folder.ts';
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
  const name = () => connection.prepare(`SELECT ${textOf('name')} FROM sale`).all()[0]?.['name'];
  expect(name()).toBe('Table 9');
  drawSaleNames(connection);
  expect(name()).toBe('red jacket');
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
