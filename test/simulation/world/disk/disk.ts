import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { isFinalWord, wordOf } from '../../oracle/statuses.ts';
import { canonical } from './canonical.ts';
import { MemoryJournal } from '../../../support/memory/memory-journal.ts';
import { MemoryRecordedSales } from '../../../support/memory/memory-recorded-sales.ts';
import { MemoryLedger } from './memory-ledger.ts';
import { wordsOf } from './words.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';
import type { SaleLedger } from '../../../../src-main/sales/ports.ts';
import type { Journal, RecordedSales } from '../../../../src-main/staff/shifts/ports.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Story } from '../../story.ts';
import type { Process } from '../process.ts';
import type { RealLedger } from './real-ledger.ts';
import type { Leaves } from './wreckage.ts';

interface DiskParts {
  readonly story: Story;
  readonly rules: Rules;
  /** The ledger under test; without one its promises stand in for it. */
  readonly real: RealLedger | undefined;
}

interface Opened {
  readonly ledger: SaleLedger;
  readonly journal: Journal;
  readonly recorded: RecordedSales;
  /** The program lets go of it. */
  readonly close: () => void;
}

/** The till's disk: it takes appends or refuses them, and a till that starts finds on it what was acknowledged. */
export class Disk {
  readonly #parts: DiskParts;
  /** What was acknowledged. */
  #kept = new MemoryLedger();
  readonly #journal = new MemoryJournal();
  readonly #recorded = new MemoryRecordedSales();
  #appendsLeft = Infinity;
  #refusals = 0;
  /** The last repair: when, by the till's wall clock, and how many sales were started since. */
  #repaired: { readonly at: number; sales: number } | undefined;
  /** Repairs came faster upon each other than numbers are promised for. */
  #mayRepeatNumbers = false;
  /** The highest number of a sale that was ever recorded. */
  #highest = 0;

  constructor(parts: DiskParts) {
    this.#parts = parts;
  }

  /** It takes so many appends more, and then none. */
  refuseAfter(appends: number): void {
    this.#appendsLeft = appends;
  }

  /** What was acknowledged, sale by sale. */
  sales(): readonly (readonly SaleEvent[])[] {
    return this.#kept.allSales();
  }

  get refuses(): boolean {
    return this.#appendsLeft <= 0;
  }

  recover(): void {
    this.#appendsLeft = Infinity;
  }

  /** How often it has refused: whoever wants to know whether it did compares. */
  get refusals(): number {
    return this.#refusals;
  }

  /** The program was killed; with the real ledger the last write may be torn, or a page damaged meanwhile. */
  crashed(leaves: Leaves): void {
    this.#parts.real?.crashed(leaves);
  }

  /** The ledger as one run of the program opens it. Throws `LedgerUnavailable`. */
  open(process: Process): Opened {
    this.#answers();
    const real = this.#openedReal(process);
    const ledger = real?.ledger ?? this.#kept;
    const journal = real?.journal ?? this.#journal;
    const recorded = real?.recorded ?? this.#recorded;
    let isOpen = true;
    const call = <T>(work: () => T): T => {
      if (!isOpen) throw new LedgerUnavailable('it is closed');
      const done = process.call(() => {
        this.#answers();
        return { result: work() };
      });
      // Nothing that a killed program still does may find anything, or leave a trace.
      if (!done) throw new LedgerUnavailable('the program was killed');
      return done.result;
    };
    const sales: SaleLedger = {
      append: (events, closed) =>
        call(() => {
          this.#append(ledger, events, closed ?? []);
          if (events.some(isEnd)) process.recordedEnd();
        }),
      openSales: () => call(() => this.#same(ledger.openSales(), this.#kept.openSales())),
      sale: (id) => call(() => this.#same(ledger.sale(id), this.#kept.sale(id))),
      salesLike: (like, since) =>
        call(() => this.#same(ledger.salesLike(like, since), this.#kept.salesLike(like, since))),
      paymentsOf: (reference) =>
        call(() =>
          this.#same(ledger.paymentsOf(reference).toSorted(), this.#kept.paymentsOf(reference).toSorted()),
        ),
      saleOfPayment: (trackingId) =>
        call(() => this.#same(ledger.saleOfPayment(trackingId), this.#kept.saleOfPayment(trackingId))),
      nextSaleNumber: () => call(() => this.#numbered(ledger.nextSaleNumber())),
    };
    return {
      ledger: sales,
      journal: {
        append: (...entries) =>
          call(() => {
            this.#appendsLeft--;
            journal.append(...entries);
            for (const entry of entries) this.#parts.rules.shifts.entered(entry);
          }),
        // Nothing of the world changes between two reads: a kill there is a kill at the write after them.
        newest: (...wanted) => journal.newest(...wanted),
      },
      recorded,
      close: () => (isOpen = false),
    };
  }

  /**
   * After a repair numbers begin anew further up: none is given that was given before, whatever has been lost, as long as
   * a till sells less than once a minute.
   */
  #numbered(number: number): number {
    if (!this.#repaired) return this.#same(number, this.#kept.nextSaleNumber());
    if (number <= this.#highest && !this.#mayRepeatNumbers)
      this.#parts.rules.witness.breaks('8 a number is given once', `${number} comes after ${this.#highest}`);
    return number;
  }

  #repairedAt(at: number): void {
    const minutes = this.#repaired ? Math.floor((at - this.#repaired.at) / 60_000) : Infinity;
    if (minutes <= (this.#repaired?.sales ?? 0)) this.#mayRepeatNumbers = true;
    this.#repaired = { at, sales: 0 };
  }

  #append(ledger: SaleLedger, events: readonly SaleEvent[], closed: readonly string[]): void {
    const { story, rules } = this.#parts;
    this.#appendsLeft--;
    for (const event of events) {
      if (event.type !== 'sale-started') continue;
      this.#highest = Math.max(this.#highest, event.number);
      if (this.#repaired) this.#repaired.sales++;
    }
    for (const event of events) story.tell('till', () => `records ${wordsOf(event)}`);
    ledger.append(events, closed);
    this.#recorded.events.push(...events);
    if (ledger !== this.#kept) {
      this.#kept.append(events, closed);
      this.#same(ledger.openSales(), this.#kept.openSales());
    }
    rules.appended(events, closed);
  }

  #openedReal(process: Process): Omit<Opened, 'close'> | undefined {
    const { real, rules } = this.#parts;
    if (!real) return undefined;
    const { kept, changed, isRepaired, ...opened } = real.open(this.#kept, () => process.clock.wall());
    this.#kept = kept;
    if (isRepaired) this.#repairedAt(process.clock.wall());
    for (const [saleId, how] of changed)
      rules.repaired(saleId, how, kept.sale(saleId), kept.isClosed(saleId));
    return opened;
  }

  /** What the real ledger answers is what was promised. */
  #same<T>(answer: T, promised: T): T {
    if (answer === promised || !this.#parts.real) return answer;
    const [a, b] = [canonical(answer), canonical(promised)];
    if (a !== b)
      this.#parts.rules.witness.breaks('8 the ledger answers what was written', `it says ${a}, not ${b}`);
    return answer;
  }

  #answers(): void {
    if (this.#appendsLeft > 0) return;
    this.#refusals++;
    this.#parts.rules.statements.fails();
    this.#parts.story.tell('disk', () => 'refuses');
    throw new LedgerUnavailable('the disk is full');
  }
}

function isEnd(event: SaleEvent): boolean {
  return event.type === 'status-read' && isFinalWord(wordOf(event.reading.status));
}
