import { expect, test } from 'vitest';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { verifyLedger } from '../../../src-main/ledger/tool/verify-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

const AMOUNT = { amount: { minor: 1250, currency: 'USD' } };

/** Sale 1 was paid, underpaid 2 is over, 3 is open. */
function sold(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append(paidSale('one', 1), ['one']);
  const reading = { status: { kind: 'final', outcome: 'underpaid' }, paymentCode: 'CODE-2' } as const;
  ledger.append(
    [started('two', 2), { saleId: 'two', at: wall(), type: 'status-read', trackingId: 't2', reading }],
    ['two'],
  );
  ledger.append([{ ...started('three', 3), shift: 1 } as ReturnType<typeof started>]);
  ledger.close();
  return files;
}

/** What people and the till itself learn of sales by the tables beside the events. */
function known(files: LedgerFiles) {
  const { ledger, recorded, notices } = openLedger(files.folder, wall);
  const ids = (only: 'all' | 'open' | 'exceptions', text?: string) =>
    ledger.findSales({ only, match: 'exact', ...(text !== undefined && { text }) }).ids;
  const all = {
    lists: [ids('all'), ids('open'), ids('exceptions')],
    found: [ids('all', 'order-1'), ids('all', 'CODE-2'), ledger.salesLike({ reference: 'order-1' })],
    ofAmount: ledger.findSales({ only: 'all', match: 'exact', ...AMOUNT }).ids,
    like: ledger.salesLike(AMOUNT),
    owner: ledger.saleOfPayment('trk-one'),
    next: ledger.nextSaleNumber() > 3,
    reported: recorded
      .salesStarted(0, Number.MAX_SAFE_INTEGER, 10)
      .map(({ saleId, startedAt }) => [saleId, startedAt]),
    ofShift: recorded.salesAtHand(1),
  };
  ledger.close();
  return { all, said: notices.map(({ code }) => code) };
}

test.each([
  [
    'an amount',
    `UPDATE sale SET amount_minor = 1 WHERE id = 'one'`,
    'sale one has another amount_minor than',
  ],
  ['a currency', `UPDATE sale SET currency = 'EUR' WHERE id = 'one'`, 'sale one has another currency'],
  ['a status: open', `UPDATE sale SET open = 0 WHERE id = 'three'`, 'sale three has another open'],
  [
    'a status: an exception',
    `UPDATE sale SET exceptional = 0 WHERE id = 'two'`,
    'sale two has another exceptional',
  ],
  [
    'a reference',
    `UPDATE sale SET reference = 'order-9' WHERE id = 'one'`,
    'sale one has another reference than',
  ],
  ['a number', `UPDATE sale SET number = 1000 WHERE id = 'three'`, 'sale three has another number'],
  ['a time', `UPDATE sale SET started_at = 5 WHERE id = 'one'`, 'sale one has another started_at'],
  ['a shift', `UPDATE sale SET shift = 2 WHERE id = 'three'`, 'sale three has another shift'],
  ['a code', `UPDATE payment_code SET code = 'CODE-1'`, 'sale two is not found by its payment code CODE-2'],
  ['a payment', `UPDATE payment SET sale_id = 'two'`, 'payment "trk-one" of sale one is that of two'],
])(
  '%s that was edited beside the events is found by verify and by the backup, and put right',
  (_, edit, named) => {
    const files = sold();
    const before = known(files);
    expect(before.said).toEqual([]);
    editLedger(files, edit);
    expect(verifyLedger(files).tables).toContainEqual(expect.stringContaining(named));
    expect(() => makeBackup(files, wall(), 7)).toThrow(named);
    const after = known(files);
    expect(after.said).toEqual(['ledger-repaired']);
    expect(after.all).toEqual(before.all);
    makeBackup(files, wall(), 7);
  },
);
