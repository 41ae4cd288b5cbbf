import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { exportLedger } from '../../../src-main/ledger/tool/export-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { ledgerFrom, paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

function soldLedger(...batches: readonly (readonly SaleEvent[])[]) {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  for (const events of batches) ledger.append(events);
  return { files, ledger, target: join(temporaryFolder(), 'sales.jsonl') };
}

const linesOf = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

test('an export is one event a line with the documented names, while the till is open', () => {
  const { files, ledger, target } = soldLedger();
  ledger.append([started('a', 1), { saleId: 'a', at: wall(), type: 'sale-acknowledged' }], ['a']);
  expect(exportLedger(files, target)).toEqual({ events: 2, entries: 1 });
  expect(linesOf(target).slice(0, 2)).toEqual([
    {
      seq: 1,
      time: '2026-01-02T03:04:05.001Z',
      sale: 'a',
      type: 'sale-started',
      fields: {
        number: 1,
        amount: { minor: 1250, currency: 'USD', scale: 2 },
        reference: 'order-1',
        paymentId: 'pay-a',
        idempotencyKey: 'key-a',
      },
      closes: false,
    },
    {
      seq: 2,
      time: '2026-01-02T03:04:05.000Z',
      sale: 'a',
      type: 'sale-acknowledged',
      fields: {},
      closes: true,
    },
  ]);
});

test('an export is complete and in order, however many events there are', () => {
  const sales = Array.from({ length: 500 }, (_, index) => paidSale(`s${index}`, index + 1));
  const { files, target } = soldLedger(...sales);
  expect(exportLedger(files, target)).toMatchObject({ events: 2_500 });
  const lines = linesOf(target).slice(0, 2_500) as { readonly seq: number; readonly sale: string }[];
  expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1));
  expect(lines.map(({ sale }) => sale)).toEqual(sales.flat().map(({ saleId }) => saleId));
});

test('a time that no calendar has stays the number that it is, and ends neither an export nor a sale that is shown', () => {
  const { files, ledger, target } = soldLedger([
    started('a', 1),
    { saleId: 'a', at: wall(), type: 'create-tried' },
  ]);
  ledger.close();
  const at = 9e15;
  editLedger(files, `UPDATE event SET at = ${at} WHERE seq = 2`, `UPDATE journal SET at = ${at}`);
  exportLedger(files, target);
  expect(linesOf(target)).toMatchObject([{ seq: 1 }, { seq: 2, time: at }, { entry: 1, time: at }]);
  expect(ledgerFrom(files.database).sale('a').at(-1)).toEqual({ saleId: 'a', at: 0, type: 'record-damaged' });
});

test('an export leaves nothing out: types of another version as they are, damaged fields as text', () => {
  const { files, target } = soldLedger([started('a', 1)]);
  connect(files).exec(`
    INSERT INTO event (sale_id, at, type, body, closes) VALUES
      ('a', 0, 'sale-translated', '{"to":"fi"}', 0), ('a', 0, 'status-read', '{"trackingId":', 0)`);
  exportLedger(files, target);
  expect(linesOf(target).slice(1, -1)).toEqual([
    {
      seq: 2,
      time: '1970-01-01T00:00:00.000Z',
      sale: 'a',
      type: 'sale-translated',
      fields: { to: 'fi' },
      closes: false,
    },
    {
      seq: 3,
      time: '1970-01-01T00:00:00.000Z',
      sale: 'a',
      type: 'status-read',
      unreadable: '{"trackingId":',
      closes: false,
    },
  ]);
});

test('an export that fails leaves the earlier one as it was, and nothing half written', () => {
  const { files, target } = soldLedger([started('a', 1)]);
  writeFileSync(target, 'earlier');
  mkdirSync(`${target}.part`);
  expect(() => exportLedger(files, target)).toThrow('EISDIR');
  expect(readFileSync(target, 'utf8')).toBe('earlier');
});

test('an export of a damaged ledger says so and makes no file', () => {
  const { files, ledger, target } = soldLedger(
    ...Array.from({ length: 40 }, (_, n) => paidSale(`s${n}`, n + 1)),
  );
  ledger.close();
  const bytes = readFileSync(files.database);
  writeFileSync(files.database, bytes.fill(0xff, bytes.length / 4));
  expect(() => exportLedger(files, target)).toThrow(/damaged.*Restart the till/);
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(join(target, '..'))).toEqual([]);
});
