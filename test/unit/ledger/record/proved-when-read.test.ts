import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { textOf } from '../../../../src-main/ledger/file/connection.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { otherLedgers } from '../../../../src-main/ledger/lookup/open-elsewhere.ts';
import { earlierLedger } from '../../../support/ledger/earlier-ledger.ts';
import { editLedger } from '../../../support/ledger/edited-ledger.ts';
import { paidSale, temporaryLedger, wall } from '../../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import type { LedgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';

/** One sale that is over and one that is open. */
function sold(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append(paidSale('over', 1), ['over']);
  ledger.append(paidSale('open', 2));
  ledger.close();
  return files;
}

/** The body of an event with another amount, and a check sum that says that it is whole. */
function forgedBody(files: LedgerFiles, seq: number): string {
  const connection = connect(files);
  const [row] = connection
    .prepare(
      `SELECT ${textOf('sale_id')}, CAST(at AS INTEGER) AS at, ${textOf('type')}, ${textOf('body')} FROM event WHERE seq = ?`,
    )
    .all(seq);
  connection.close();
  const body = String(row?.['body'])
    .replace('1250', '9950')
    .replace(/,"check":"\w+"/, '');
  const check = crc32(`${String(row?.['sale_id'])} ${Number(row?.['at'])} ${String(row?.['type'])} ${body}`);
  return `${body.slice(0, -1)},"check":"${check.toString(16).padStart(8, '0')}"}`;
}

test.each<[string, (files: LedgerFiles, seq: number) => string]>([
  [
    'without its check sum',
    (_, seq) =>
      `UPDATE event SET body = replace(substr(body, 1, length(body) - 20) || '}', '1250', '9950') WHERE seq = ${seq}`,
  ],
  [
    'with a check sum of its own',
    (files, seq) => `UPDATE event SET body = '${forgedBody(files, seq)}' WHERE seq = ${seq}`,
  ],
  ['as one that closes its sale', (_, seq) => `UPDATE event SET closes = 1 WHERE seq = ${seq}`],
  ['in its time', (_, seq) => `UPDATE event SET at = at - 86400000 WHERE seq = ${seq}`],
])('an amount that was edited %s is shown nowhere', (_, edit) => {
  const files = sold();
  // Event 1 began the sale that is over, event 6 the open one.
  editLedger(files, edit(files, 1), edit(files, 6));
  const { ledger, recorded, notices } = openLedger(files.folder, wall);
  expect(notices).toEqual([
    { code: 'ledger-damaged', detail: 'event 6 of sale open, the start of sale open' },
  ]);
  expect(ledger.sale('over').map(({ type }) => type)).toEqual([
    'record-damaged',
    'create-tried',
    'payment-created',
    'status-read',
    'sale-acknowledged',
  ]);
  expect(
    JSON.stringify([ledger.sale('over'), ledger.sale('open'), recorded.salesOf(['over', 'open'], 0)]),
  ).not.toMatch(/9950|1250/);
  expect(ledger.sales(['open', 'nobody', 'over'])).toEqual([ledger.sale('open'), [], ledger.sale('over')]);
  ledger.close();
});

test('open sales of another terminal, whose ledger is of an earlier version, are read as they are', () => {
  const folder = temporaryFolder();
  cpSync(earlierLedger(8, 3).folder, join(folder, 'other'), { recursive: true });
  expect(otherLedgers(join(folder, 'this'))).toMatchObject([{ name: 'other', openSales: [{}, {}] }]);
});
