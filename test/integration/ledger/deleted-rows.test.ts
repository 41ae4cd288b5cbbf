import { describe, expect, test } from 'vitest';
import { examine } from '../../../src-main/ledger/repair/examine.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { faultsOf, verifyLedger } from '../../../src-main/ledger/tool/verify-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import type { JournalEntry } from '../../../src-main/staff/shifts/journal-entry.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

const at = wall();
const by = { at, by: 'ann' };

/** Work of people that no total shows: whoever wants to hide it deletes its row. */
const ENTRIES: readonly JournalEntry[] = [
  { type: 'report-printed', at, shift: 1, cashierId: 'ann', copy: true },
  { type: 'drawer-opened', at, cashierId: 'ann' },
  { type: 'setting-changed', ...by, what: 'printer' },
  { type: 'file-exported', ...by, what: 'payouts' },
  { type: 'service-record-changed', ...by, what: 'terminal-key-revealed', record: 'term_1' },
  { type: 'cashier-signed-in', at, cashierId: 'ann' },
  { type: 'sign-in-refused', at, cashierId: 'ann', failures: 4 },
  { type: 'cashier-signed-out', at, cashierId: 'ann', why: 'idle' },
  { type: 'cashier-pin-changed', ...by, cashierId: 'bob' },
];
const EVENTS: readonly SaleEvent[] = [
  { type: 'paper-printed', saleId: 'sold', at, paper: 'receipt' },
  { type: 'guard-overridden', saleId: 'sold', at, warning: 'same-amount-open' },
  { type: 'tender-read', saleId: 'sold', at, tender: 'usdcBase' },
];

type Written = JournalEntry | SaleEvent;

/** A till's ledger with this row, and with others before it and, in the middle, behind it. */
function ledgerWith(row: Written, place: 'the middle' | 'the end'): LedgerFiles {
  const files = temporaryLedger();
  const { ledger, journal } = openLedger(files.folder, wall);
  journal.append({ type: 'shift-opened', at, shift: 1 });
  ledger.append(paidSale('sold', 1), ['sold']);
  if ('saleId' in row && row.type !== 'drawer-opened') ledger.append([row as SaleEvent], ['sold']);
  else journal.append(row);
  if (place === 'the middle') {
    ledger.append([started('open', 2)]);
    journal.append({ type: 'cashier-signed-out', at, cashierId: 'bob', why: 'asked' });
  }
  ledger.close();
  return files;
}

function lose(files: LedgerFiles, { type }: Written): void {
  for (const table of ['event', 'journal'])
    editLedger(
      files,
      `DELETE FROM ${table} WHERE seq = (SELECT min(seq) FROM ${table} WHERE type = '${type}')`,
    );
}

function noticesOfStart(files: LedgerFiles): readonly string[] {
  const { ledger, notices } = openLedger(files.folder, wall);
  ledger.close();
  return notices.map(({ code }) => code);
}

describe.each(['the middle', 'the end'] as const)(
  'a row that somebody deleted from %s of the record',
  (place) => {
    test.each([...ENTRIES, ...EVENTS].map((row) => [row.type, row] as const))('is missed: %s', (_, row) => {
      const files = ledgerWith(row, place);
      expect(faultsOf(verifyLedger(files))).toEqual([]);
      lose(files, row);
      expect(faultsOf(verifyLedger(files))).not.toEqual([]);
      expect(noticesOfStart(files)).toEqual(['ledger-repaired']);
      // What is missing now has been said.
      expect(noticesOfStart(files)).toEqual([]);
    });
  },
);

describe('a sale that somebody deleted with all that counts it', () => {
  /** Two sales before and after it, and the journal goes on. */
  function ledgerWithoutSale(more: (append: (entry: JournalEntry) => void) => void = () => undefined) {
    const files = temporaryLedger();
    const { ledger, journal } = openLedger(files.folder, wall);
    ledger.append(paidSale('before', 1), ['before']);
    ledger.append(paidSale('sold', 2), ['sold']);
    ledger.append(paidSale('after', 3), ['after']);
    more((entry) => journal.append(entry));
    journal.append({ type: 'drawer-opened', at, cashierId: 'ann' });
    ledger.close();
    for (const table of ['payment', 'payment_code', 'event'])
      editLedger(files, `DELETE FROM ${table} WHERE sale_id = 'sold'`);
    editLedger(files, `DELETE FROM sale WHERE id = 'sold'`);
    return files;
  }

  test('is missed at the start, once', () => {
    const files = ledgerWithoutSale();
    expect(noticesOfStart(files)).toEqual(['ledger-repaired']);
    expect(noticesOfStart(files)).toEqual([]);
    expect(examine(files)).toBe('sound');
  });

  test('is missed by Verify in a large ledger, of which the start does not read all', () => {
    const files = ledgerWithoutSale((append) => {
      for (let entry = 0; entry < 17; entry += 1)
        append({ type: 'service-used', at, origin: 'x'.repeat(1_000_000), merchantId: 'm' });
    });
    expect(examine(files)).toBe('sound');
    expect(faultsOf(verifyLedger(files))).not.toEqual([]);
  });
});
