import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { canonical } from './canonical.ts';
import { MemoryLedger } from './memory-ledger.ts';
import { copyAsLeft, cutPower, damagePage, tearTail } from './wreckage.ts';
import type { Journal, RecordedSales } from '../../../../src-main/staff/shifts/ports.ts';
import type { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import type { SeededRandom } from '../../random.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Leaves } from './wreckage.ts';
import type { Story } from '../../story.ts';

/** Memory, where the system has a folder of it: a simulated disk needs no real one. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface Opened {
  readonly ledger: SqliteLedger;
  readonly journal: Journal;
  readonly recorded: RecordedSales;
  /** What is in it, as far as it could be read. */
  readonly kept: MemoryLedger;
  /** Sales of which events are missing, and those of which the record says that some may be. */
  readonly changed: ReadonlyMap<string, 'short' | 'marked'>;
  /** It was damaged, and has been made anew from what could be read. */
  readonly isRepaired: boolean;
}

/** The real ledger in real files. Each run of the program gets a copy of the files as the last one left them. */
export class RealLedger {
  readonly #random: SeededRandom;
  readonly #story: Story;
  readonly #rules: Rules;
  readonly #root = mkdtempSync(join(MEMORY, 'countertop-simulation-'));
  #run = 0;
  #open: SqliteLedger | undefined;
  #isDamaged = false;
  /** What was said of the last repair: where the till was killed after it, the next start says it once more. */
  #saidOfRepair: string | undefined;

  constructor(random: SeededRandom, story: Story, rules: Rules) {
    this.#random = random;
    this.#story = story;
    this.#rules = rules;
  }

  /** The program was killed: its files are what the next one finds, with a torn tail or a damaged page. */
  crashed(leaves: Leaves): void {
    const before = this.#folder();
    this.#run++;
    copyAsLeft(before, this.#folder());
    this.#open?.close();
    this.#open = undefined;
    rmSync(before, { recursive: true, force: true });
    if (leaves === 'torn') tearTail(this.#folder(), this.#random);
    if (leaves === 'power-cut') cutPower(this.#folder(), this.#random);
    if (leaves === 'damage') this.#rules.shifts.damaged();
    if (leaves === 'damage') this.#isDamaged ||= damagePage(this.#folder(), this.#random);
    if (leaves !== 'all')
      this.#story.tell('disk', () => (leaves === 'damage' ? 'is damaged' : `is left by a crash: ${leaves}`));
  }

  /** Opens it, repaired where it must be, and compares it with what was `acknowledged`. */
  open(acknowledged: MemoryLedger, wall: () => number): Opened {
    const { ledger, journal, recorded, notices } = openLedger(this.#folder(), wall);
    this.#open = ledger;
    const kept = new MemoryLedger();
    const lost = new Set<string>();
    const changed = new Map<string, 'short' | 'marked'>();
    for (const saleId of acknowledged.saleIds()) {
      const written = acknowledged.sale(saleId).map(canonical);
      const found = ledger.sale(saleId);
      const added = found.filter((event) => !written.includes(canonical(event)));
      if (added.some(({ type }) => type !== 'record-damaged'))
        this.#breaks(`${saleId} has an event that was never written`);
      if (added.length > 0 && !notices.some(({ code }) => code.startsWith('ledger-')))
        this.#breaks(`${saleId} says that its record is damaged, and no notice does`);
      const isShort = found.length - added.length < written.length;
      if (isShort) lost.add(saleId);
      if (isShort || added.length > 0) changed.set(saleId, isShort ? 'short' : 'marked');
      // A repair says of every sale that it finds open that it may have a gap.
      const closed =
        isShort || added.length > 0 ? this.#isClosed(ledger, saleId) : acknowledged.isClosed(saleId);
      if (found.length > 0) kept.append(found, closed ? [saleId] : []);
    }
    if (lost.size > 0 && !this.#isDamaged) this.#breaks(`${[...lost].join(', ')}: not all of it is there`);
    if (lost.size > 0 && !notices.some(({ code }) => code.startsWith('ledger-')))
      this.#breaks('something is lost, and no notice says so');
    this.#isDamaged = false;
    const said = notices.find(({ code }) => code === 'ledger-repaired')?.detail;
    const isRepaired = said !== undefined && said !== this.#saidOfRepair;
    this.#saidOfRepair = said;
    if (isRepaired) this.#checkMarks(ledger);
    return { ledger, journal, recorded, kept, changed, isRepaired };
  }

  /** Leaves nothing behind. */
  remove(): void {
    this.#open?.close();
    this.#open = undefined;
    rmSync(this.#root, { recursive: true, force: true });
  }

  /** Nobody knows what a repair did not find: a payment that was made may be gone without a trace. */
  #checkMarks(ledger: SqliteLedger): void {
    for (const events of ledger.openSales()) {
      if (!events.some(({ type }) => type === 'record-damaged'))
        this.#rules.witness.breaks(
          '8 a repair says what may be missing',
          `${events[0]?.saleId ?? 'a sale'} goes on as if it were certainly whole`,
        );
    }
  }

  #isClosed(ledger: SqliteLedger, saleId: string): boolean {
    return !ledger.openSales().some(([first]) => first?.saleId === saleId);
  }

  #breaks(how: string): void {
    this.#rules.witness.breaks('8 what was acknowledged is kept', how);
  }

  #folder(): string {
    return join(this.#root, String(this.#run));
  }
}
