import { Sums } from '../oracle/money.ts';
import { isPaidNow } from './known.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { JournalEntry } from '../../../src-main/staff/shifts/journal-entry.ts';
import type { CurrencyTotals, ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { Reconciliations } from './reconciliations.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** Of every moment at which a shift is closed: each sale is in one Z report, and all of them come to what was paid. */
export class ShiftReports {
  readonly #witness: Witness;
  readonly #reconciliations: Reconciliations;
  readonly #counted = new Set<string>();
  #open: number | undefined;
  #last = 0;
  /** What all Z reports say that was paid. */
  readonly #paid = new Sums();
  /** What they say of taxes in it. */
  readonly #taxes = new Sums();
  /** Damage to the disk may have taken entries: nothing more is asked. */
  #judges = true;

  constructor(witness: Witness, reconciliations: Reconciliations) {
    this.#witness = witness;
    this.#reconciliations = reconciliations;
  }

  damaged(): void {
    this.#judges = false;
  }

  /** A sale is recorded with the shift that is open, and with what its amount is made of. */
  started(event: Extract<SaleEvent, { type: 'sale-started' }>): void {
    const { saleId, amount, makeup: lineItems, tax, shift, kiosk } = event;
    if (this.#judges && shift !== this.#open)
      this.#breaks(`${saleId} is of shift ${shift ?? '-'}, and ${this.#open ?? '-'} is open`);
    // A shopper has typed an amount: there is nothing that it is made of.
    if (kiosk && !lineItems) return;
    const goods = (lineItems?.lines ?? []).map(({ quantity, unitMinor }) => quantity * unitMinor);
    const sum = goods.reduce((total, each) => total + each, 0);
    const { discountMinor = 0, taxMinor = 0, tipMinor = 0 } = lineItems ?? {};
    const rule = '13 a sale is of what was rung up';
    const isTipped = kiosk === true || tipMinor > 0;
    if (sum - discountMinor + taxMinor + tipMinor !== amount.minor || !isTipped)
      this.#witness.breaks(rule, `${saleId} is of ${sum}, not ${amount.minor}`);
    // Nothing is taxed at these kiosks.
    if (kiosk) return;
    const taxes = (tax?.lines ?? []).map((line) => `${line.netMinor}+${line.taxMinor}`).join();
    if (taxes !== `${sum - discountMinor}+${taxMinor}`)
      this.#witness.breaks(rule, `${saleId} has taxes of ${taxes || 'nothing'}`);
  }

  /** The journal took this entry. */
  entered(entry: JournalEntry): void {
    if (entry.type === 'shift-opened') {
      if (entry.shift !== this.#last + 1) this.#breaks(`shift ${entry.shift} follows ${this.#last}`);
      this.#open = entry.shift;
      this.#last = entry.shift;
      this.#reconciliations.opened(entry.at);
    }
    if (entry.type !== 'shift-closed') return;
    if (entry.shift !== this.#open) this.#breaks(`shift ${entry.shift} is closed twice`);
    this.#open = undefined;
    this.#closed(entry.report);
    if (this.#judges) this.#reconciliations.closed(entry.report);
  }

  /** `isPatient` when eight seconds are enough for everything that a comparison has to ask. */
  dayClosed(isPatient: boolean): void {
    if (this.#open !== undefined) this.#breaks(`shift ${this.#open} is open after it was closed`);
    if (this.#judges && isPatient) this.#reconciliations.dayClosed();
    const missed = [...this.#witness.records.keys()].filter((saleId) => !this.#counted.has(saleId));
    if (missed.length > 0 && this.#open === undefined)
      this.#breaks(`${missed.join(', ')} are in no Z report`);
  }

  #closed(report: ShiftReport): void {
    const news = [...this.#witness.records.values()].filter(({ saleId }) => !this.#counted.has(saleId));
    const own = news.filter(({ shift }) => shift === report.shift);
    this.#expect(report.currencies, own, `of shift ${report.shift}`);
    this.#expect(
      report.withoutShift.currencies,
      news.filter((record) => !own.includes(record)),
      'without a shift',
    );
    for (const { saleId } of news) this.#counted.add(saleId);
    const effects = [...report.currencies, ...report.withoutShift.currencies];
    for (const { currency, paid } of effects) this.#paid.add(currency, paid.minor);
    for (const { currency, paid, unpaid } of report.laterEffects)
      this.#paid.add(currency, paid.minor - unpaid.minor);
    for (const { currency, taxes = [] } of [...effects, ...report.laterEffects])
      for (const { taxMinor } of taxes) this.#taxes.add(currency, taxMinor);
    const due = new Sums();
    const taxDue = new Sums();
    for (const record of this.#witness.records.values()) {
      if (!isPaidNow(record)) continue;
      due.add(record.currency, record.minor);
      // What the cashier of these histories rings up is taxed so.
      if (!record.kiosk) taxDue.add(record.currency, Math.floor(record.minor / 100));
    }
    const [counted, paid] = [String(this.#paid), String(due)];
    if (counted !== paid) this.#breaks(`all Z reports come to ${counted}, and ${paid} was paid`);
    const [taxes, taxed] = [String(this.#taxes), String(taxDue)];
    if (taxes !== taxed) this.#breaks(`all Z reports come to taxes of ${taxes}, and ${taxed} are due`);
  }

  #expect(currencies: readonly CurrencyTotals[], sales: readonly Recorded[], which: string): void {
    const counts = currencies.flatMap(({ standings }) => standings.map(({ count }) => count));
    const count = counts.reduce((sum, each) => sum + each, 0);
    if (count !== sales.length) this.#breaks(`${count} sales ${which} are counted of ${sales.length}`);
    const tips = currencies.reduce((sum, { tipMinor }) => sum + tipMinor, 0);
    const due = sales
      .filter((record) => isPaidNow(record))
      .reduce((sum, { kiosk, tipMinor }) => sum + (kiosk ? tipMinor : 100), 0);
    if (tips !== due) this.#breaks(`tips ${which} come to ${tips}`);
  }

  #breaks(how: string): void {
    if (this.#judges) this.#witness.breaks('13 every sale is counted by one Z report', how);
  }
}
