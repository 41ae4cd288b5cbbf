import { describe, expect, test } from 'vitest';
import { loadAllMessages } from '../../../../shared/messages/load-all-messages.ts';
import { shiftReportDocument } from '../../../../src-main/staff/shifts/report-document.ts';
import { reportOf } from '../../../support/records/shift-report.ts';
import type { DocumentBlock } from '../../../../shared/printing/printed-document.ts';
import type { ShiftReport } from '../../../../shared/reports/shift-report.ts';
import { terminal as cornerShop } from '../../../support/records/corner-shop.ts';

const en = await loadAllMessages('en');
const terminal = { ...cornerShop, currency: 'EUR', locale: 'de-DE', timeZone: 'Asia/Tokyo' };

const documentOf = (report: ShiftReport) =>
  shiftReportDocument(report, { words: en, language: 'en', terminal });

/** One line of the document, marked as it is printed: **strong**, (small), > in the middle <. */
function line(block: DocumentBlock): string {
  if (block.kind === 'rule') return '----';
  if (block.kind === 'space' || block.kind === 'picture') return '';
  const plain = block.kind === 'row' ? `${block.name}: ${block.value}` : block.text;
  const strong = (block.kind === 'text' || block.kind === 'row') && block.strong ? `**${plain}**` : plain;
  if (block.kind !== 'text') return strong;
  const sized = block.small ? `(${strong})` : strong;
  return block.align === 'center' ? `> ${sized} <` : sized;
}

const linesOf = (report: ShiftReport): readonly string[] =>
  // Amounts are formatted with spaces that do not break.
  documentOf(report).blocks.map((block) => line(block).replaceAll('\u00a0', ' '));

test('a Z report has every figure, in the store’s own amounts and times, what is not of its shift apart', () => {
  expect(linesOf(reportOf(3))).toEqual([
    'Corner Shop',
    '> **Z report, shift 3** <',
    '',
    'Terminal: term_456',
    'Opened: 2 Jan 2026, 17:00',
    'Opened by: Ann',
    'Closed: 3 Jan 2026, 03:00',
    'Closed by: Bo',
    'Sales: 2',
    'Sale numbers: 4 – 5',
    '**Part of this till’s record was lost during this shift. A Z report of it may have been printed before: compare before you count these sales again.**',
    '**Sales whose record at this till is damaged, left out: 2. Their payments stand in Back office, Payments.**',
    '----',
    '**Totals in EUR**',
    'Paid: 1 · 10,00 €',
    '**Paid in all: 1 · 10,00 €**',
    'Of it, tips: 1,00 €',
    'Discounts given: 0,50 €',
    'MwSt 19 %: 0,95 €',
    '(Net 5,00 €, gross 5,95 €)',
    'MwSt 7 %: 0,20 €',
    '(Net 2,85 €, gross 3,05 €)',
    '',
    '**Not paid, in no total**',
    'Still open: 1 · 0,05 €',
    '----',
    '**By cashier**',
    'Ann: 1 · 10,00 €',
    '----',
    '**Made without a shift**',
    'Not in the totals above.',
    '**Totals in EUR**',
    'Paid: 1 · 7,00 €',
    '**Paid in all: 1 · 7,00 €**',
    '**Sale 3: 0,05 €**',
    'Paid',
    '(r)',
    '----',
    '**To look at**',
    '**Sale 4: 0,05 €**',
    'Still open',
    '(r)',
    '----',
    '**From earlier shifts**',
    '**Sale 2 of shift 2: 0,05 €**',
    'Ended later: Paid',
    '(r)',
    '**Sale 1 of shift 2: 0,05 €**',
    'Changed after the Z report. Then: Expired. Now: Overpaid.',
    'Paid more than once',
    '(r)',
    'Not in the totals above.',
    'Paid after their Z report: 2 · 0,10 €',
    'No longer paid: 1 · 20,00 €',
    'MwSt 19 %: −3,18 €',
    '(Net −16,72 €, gross −19,90 €)',
    '----',
    '**Check with the payment service**',
    'Payments compared: 31',
    'Not checked in time: 2',
    '',
    '**Paid after the sale had ended**',
    '**Sale 1: 0,05 €**',
    '(r)',
    '',
    '**The service states otherwise**',
    '**Sale 4: 0,05 €**',
    'The service says: 12.3 USD',
    'The service says: Paid',
    '(r)',
    '',
    '**Payments without a sale on this till**',
    'Of another till with this terminal, or of a lost record. Look them up at the service first.',
    '**Table 9: 8 EUR**',
    'Paid',
    '(t-9)',
    'and 21 more',
  ]);
});

const EMPTY: ShiftReport = {
  kind: 'X',
  shift: 1,
  openedAt: Date.UTC(2026, 0, 2, 8),
  madeAt: Date.UTC(2026, 0, 2, 18),
  sales: 0,
  currencies: [],
  cashiers: [],
  exceptions: [],
  withoutShift: { currencies: [], newest: [] },
  earlier: [],
  laterEffects: [],
};

test('an X report of a shift without sales, at a till without cashiers, says so and nothing else', () => {
  expect(linesOf(EMPTY)).toEqual([
    'Corner Shop',
    '> **X report, shift 1** <',
    '',
    'Terminal: term_456',
    'Opened: 2 Jan 2026, 17:00',
    'Printed: 3 Jan 2026, 03:00',
    'Sales: 0',
    '----',
    'No sale in this shift.',
    '----',
    '**To look at**',
    'Nothing to look at.',
  ]);
});

test('of a shift whose sales cannot be read it says neither that there was none nor that nothing is to look at', () => {
  const lines = linesOf({ ...EMPTY, damagedSales: 2 });
  expect(lines.join('\n')).toContain('is damaged, left out: 2');
  expect(lines).not.toContain('No sale in this shift.');
  expect(lines).not.toContain('Nothing to look at.');
});

describe('a report on paper', () => {
  const [ann] = reportOf(3).cashiers;
  const [totals] = reportOf(3).currencies;
  const [sale] = reportOf(3).withoutShift.newest;
  const [changed] = reportOf(3).earlier;
  if (!ann || !totals || !sale || !changed) throw new Error('the report has one of each');

  test('says who made an X report', () => {
    expect(linesOf({ ...EMPTY, madeBy: 'Bo' })).toContain('Printed by: Bo');
  });

  test('lists sales for which nobody had signed in beside those of a cashier', () => {
    const nobody = { currency: ann.currency, all: ann.all, paid: ann.paid, tipMinor: 0 };
    expect(linesOf({ ...EMPTY, cashiers: [ann, nobody] })).toEqual(
      expect.arrayContaining(['**By cashier**', 'Ann: 1 · 10,00 €', 'Nobody signed in: 1 · 10,00 €']),
    );
    expect(linesOf({ ...EMPTY, cashiers: [nobody] })).not.toContain('**By cashier**');
  });

  test('says how many sales without a shift it counts and does not list', () => {
    const standings = [{ standing: 'completed', count: 3, minor: 2_100 }] as const;
    const withoutShift = { currencies: [{ ...totals, standings }], newest: [sale] };
    expect(linesOf({ ...EMPTY, withoutShift })).toContain('and 2 more');
  });

  test('has only the later effects that there are', () => {
    const paid = { count: 2, minor: 10 };
    const nothing = { count: 0, minor: 0 };
    const report = { ...EMPTY, earlier: [changed] };
    const effects = (laterEffects: ShiftReport['laterEffects']) =>
      linesOf({ ...report, laterEffects }).filter((text) => /later|after|longer|above/.test(text));
    expect(effects([])).toEqual(['Ended later: Paid']);
    expect(effects([{ currency: 'EUR', paid, unpaid: nothing }])).toEqual([
      'Ended later: Paid',
      'Not in the totals above.',
      'Paid after their Z report: 2 · 0,10 €',
    ]);
    expect(effects([{ currency: 'EUR', paid: nothing, unpaid: paid }])).toEqual([
      'Ended later: Paid',
      'Not in the totals above.',
      'No longer paid: 2 · 0,10 €',
    ]);
  });

  test('names a payment without a sale by what the service knows of it', () => {
    const reconciliation = {
      state: 'compared',
      from: 1,
      until: 2,
      payments: 1,
      unread: 0,
      paidLate: { count: 0, listed: [] },
      differing: { count: 0, listed: [] },
      unknown: { count: 1, listed: [{ trackingId: 't-9', standing: 'open' }] },
    } as const;
    expect(linesOf({ ...EMPTY, reconciliation }).slice(-2)).toEqual(['**t-9**', 'Still open']);
  });

  test.each([
    ['not-permitted', 'no working key'],
    ['unreachable', 'could not be reached'],
    ['too-slow', 'took too long'],
    ['incomplete', 'did not come whole'],
  ] as const)('says that it was not compared: %s', (reason, words) => {
    const said = linesOf({ ...EMPTY, reconciliation: { state: 'not-compared', reason } }).at(-1);
    expect(said).toContain('Not compared');
    expect(said).toContain(words);
  });

  test('has its name, its language and its mark for copies', () => {
    expect(documentOf(reportOf(3))).toMatchObject({
      name: 'Z report, shift 3',
      language: 'en',
      copyMark: 'COPY',
    });
  });
});
