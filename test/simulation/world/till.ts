import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { Sales } from '../../../src-main/sales/sales.ts';
import { Process } from './process.ts';
import type { SaleLedger } from '../../../src-main/sales/ports.ts';
import type { SeededRandom } from '../random.ts';
import type { Rules, TillSales } from '../rules/rules.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { Disk } from './disk.ts';
import type { Machine } from './machine.ts';
import type { Network } from './network.ts';
import type { Service } from './service.ts';

const OPEN_AGAIN = 1_000;

export interface TillParts {
  readonly timeline: Timeline;
  readonly story: Story;
  readonly random: SeededRandom;
  readonly machine: Machine;
  readonly disk: Disk;
  readonly network: Network;
  readonly service: Service;
  readonly rules: Rules;
}

/** The till's program: the real sales core, started, killed at any moment, and started again on the same ledger. */
export class Till {
  readonly #parts: TillParts;
  readonly #nextId: () => number;
  #process: Process;
  #sales: Sales | undefined;
  #startedAt = 0;
  /** What the screens showed last, as long as the ledger has not gone on since. */
  #shown: string | undefined;
  #downFor = OPEN_AGAIN;

  constructor(parts: TillParts) {
    let ids = 0;
    this.#parts = parts;
    this.#nextId = () => ++ids;
    this.#process = this.#newProcess();
  }

  /** The core, unless the program is not running or the machine sleeps. */
  sales(): Sales | undefined {
    return this.#process.alive && !this.#parts.machine.asleep() ? this.#sales : undefined;
  }

  start(): void {
    if (this.#sales) return;
    const { rules, story, machine, random, disk, network } = this.#parts;
    const process = this.#newProcess();
    this.#process = process;
    const before = this.#shown;
    this.askFor();
    try {
      const sales: Sales = new Sales(
        {
          clock: process.clock,
          random,
          ids: {
            uuid: () => `id-${this.#nextId()}`,
            reference: () => `auto-${this.#nextId()}`,
          },
          gateway: network.gateway(process),
          ledger: ledgerOf(process, disk, () => (this.#shown = undefined)),
        },
        () => this.#changed(process),
      );
      if (!process.alive) return;
      this.#sales = sales;
      this.#startedAt = process.clock.monotonic();
      story.tell('till', () => 'is open');
      this.look();
      if (before !== undefined && before !== this.#shown) {
        rules.break('8 the ledger replays to the same state', `${before} became ${this.#shown ?? ''}`);
      }
    } catch (error) {
      // A person closes the note and opens the till again.
      if (!(error instanceof LedgerUnavailable)) throw error;
      story.tell('till', () => 'cannot open its ledger');
      if (process.pending > 0)
        rules.break('8 nothing goes on without the ledger', `${process.pending} waits were left behind`);
      machine.after(OPEN_AGAIN, () => this.start());
    }
  }

  /** Looks at all screens, as somebody who stands in front of them. */
  look(): TillSales {
    const view = this.sales()?.view() ?? { sales: [] };
    if (!this.sales()) return view;
    this.#shown = essenceOf(view);
    this.#parts.rules.viewed(view, (trackingId) => this.#parts.service.showCode(trackingId));
    return view;
  }

  crash(downFor: number): void {
    this.#downFor = downFor;
    this.#process.kill();
  }

  crashAtCall(calls: number, when: 'before' | 'after', downFor: number): void {
    this.#downFor = downFor;
    this.#process.dieAtCall(calls, when);
  }

  /** No crash is to come any more. */
  disarm(): void {
    this.#process.disarm();
  }

  /** Checks that nothing waits for something else. */
  checkReads(): void {
    if (this.sales()) this.#parts.rules.readsGoOn(this.#process, this.#startedAt);
  }

  /** Everything that is read at once after a deliberate act. */
  askFor(): void {
    const { rules, service, timeline } = this.#parts;
    rules.budget.allow(timeline.now(), service.payments.size + 2);
  }

  /** The program ends in order, leaves nothing behind, and starts again. */
  restart(): void {
    const sales = this.sales();
    if (!sales) return;
    const process = this.#process;
    this.#sales = undefined;
    this.#downFor = OPEN_AGAIN;
    sales.stop();
    this.#parts.timeline.after(1, () => {
      if (process.pending > 0) {
        this.#parts.rules.break('7 nothing is left after stop', `${process.pending} waits are left`);
      }
      process.kill();
    });
  }

  #changed(process: Process): void {
    if (process.alive && process === this.#process && this.#sales) this.look();
  }

  #newProcess(): Process {
    const { machine, story } = this.#parts;
    return new Process(machine, () => {
      story.tell('till', () => 'is killed');
      this.#sales = undefined;
      machine.after(this.#downFor, () => this.start());
    });
  }
}

function ledgerOf(process: Process, disk: Disk, onAppend: () => void): SaleLedger {
  return {
    append: (events, closed) =>
      process.call(() => {
        disk.append(events, closed);
        onAppend();
      }),
    openSales: () => process.call(() => disk.openSales()) ?? [],
    paymentsOf: (reference) => process.call(() => disk.paymentsOf(reference)) ?? [],
    nextSaleNumber: () => process.call(() => disk.nextSaleNumber()) ?? 0,
  };
}

/** What must be the same after a restart: everything but what only lives in memory. */
function essenceOf({ sales, currentSaleId }: TillSales): string {
  const essence = sales.map(({ id, reference, parked, stage }) => {
    const outcome = stage.name === 'final' ? stage.outcome : '';
    const url = 'url' in stage ? (stage.url ?? '') : '';
    return `${id} "${reference}" ${parked ? 'parked ' : ''}${stage.name} ${outcome} ${url}`;
  });
  return [`screen: ${currentSaleId ?? 'none'}`, ...essence].join('; ');
}
