import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { Process } from './process.ts';
import { openProgram } from './program.ts';
import { NOTHING, Screens } from './screens.ts';
import type { ShiftClosing } from '../../../src-main/staff/shifts/shift-closing.ts';
import type { Shifts } from '../../../src-main/staff/shifts/shifts.ts';
import type { Sales } from '../../../src-main/sales/sales.ts';
import type { SeededRandom } from '../random.ts';
import type { Rules, TillSales } from '../rules/rules.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { Customers } from './customers.ts';
import type { Disk } from './disk/disk.ts';
import type { Leaves } from './disk/wreckage.ts';
import type { LineTo } from './line.ts';
import type { Machine } from './machine.ts';
import type { Payers } from './payers.ts';
import type { Profile } from './profiles.ts';
import type { Program } from './program.ts';
import type { SimulatedKiosk } from './kiosk.ts';
import type { Visitors } from './visitors.ts';

const OPEN_AGAIN = 1_000;

export interface TillParts {
  readonly timeline: Timeline;
  readonly story: Story;
  readonly random: SeededRandom;
  readonly machine: Machine;
  readonly disk: Disk;
  readonly customers: Customers;
  /** What the till is set up for now. */
  readonly profile: () => Profile;
  /** Of a till that sells to shoppers alone. */
  readonly visitors: () => Visitors | undefined;
  readonly lineTo: LineTo;
  readonly payers: Payers;
  readonly rules: Rules;
  /** The screens show something new. */
  readonly onChange: () => void;
}

/** The till's program: the real sales core, started, killed at any moment, and started again on the same ledger. */
export class Till {
  readonly #parts: TillParts;
  readonly #nextId: () => number;
  readonly screens: Screens;
  #process: Process;
  #run: Program | undefined;
  #downFor = OPEN_AGAIN;
  #leaves: Leaves = 'all';
  /** The computer is set up as another terminal. */
  #isAway = false;

  constructor(parts: TillParts) {
    let ids = 0;
    this.#parts = parts;
    this.screens = new Screens(parts);
    this.#nextId = () => ++ids;
    this.#process = this.#newProcess();
  }

  /** The core, unless the program is not running or the machine sleeps. */
  sales(): Sales | undefined {
    return this.#process.alive && !this.#parts.machine.asleep() ? this.#run?.sales : undefined;
  }

  get process(): Process {
    return this.#process;
  }

  /** Its shifts, when the core runs. */
  shifts(): Shifts | undefined {
    return this.sales() && this.#run?.shifts;
  }

  /** The way to close one. */
  closing(): ShiftClosing | undefined {
    return this.sales() && this.#run?.closing;
  }

  /** The kiosk that it is, when the core runs. */
  kiosk(): SimulatedKiosk | undefined {
    return this.sales() && this.#run?.kiosk;
  }

  start(): void {
    if (this.#run || this.#isAway) return;
    const { rules, story, machine, disk } = this.#parts;
    const process = this.#newProcess();
    this.#process = process;
    const before = this.screens.essence;
    rules.budget.allowAll();
    rules.codes.forgotten();
    rules.creates.forgotten();
    rules.guard.forgotten();
    rules.reconciliations.forgotten();
    try {
      const run = openProgram(process, this.#parts, {
        nextId: this.#nextId,
        isRunning: () => this.#run?.process === process,
        onRead: (sales) => {
          this.screens.show(sales.view());
          if (before === undefined || before === this.screens.essence) return;
          rules.witness.breaks(
            '8 the ledger replays to the same state',
            `${before} became ${this.screens.essence ?? ''}`,
          );
        },
        onAppended: () => this.screens.outdated(),
        onSignedIn: () => this.wake(),
        onChange: () => this.look(),
      });
      if (!process.alive) return;
      this.#run = run;
      story.tell('till', () => 'is open');
      run.line.signIn();
      this.look();
    } catch (error) {
      // A person closes the note and opens the till again.
      if (!(error instanceof LedgerUnavailable)) throw error;
      story.tell('till', () => `cannot open its ledger, no. ${disk.refusals}`);
      if (process.pending > 0)
        rules.witness.breaks('8 nothing goes on without the ledger', `${process.pending} waits were left`);
      machine.after(OPEN_AGAIN, () => this.start());
    }
  }

  /** Looks at all screens, as somebody who stands in front of them. */
  look(): TillSales {
    const view = this.sales()?.view();
    return view ? this.screens.show(view) : NOTHING;
  }

  crash(downFor: number, leaves: Leaves = 'all'): void {
    this.#downFor = downFor;
    this.#leaves = leaves;
    this.#process.kill();
  }

  crashAtCall(calls: number, when: 'before' | 'after', downFor: number): void {
    this.#downFor = downFor;
    this.#process.dieAtCall(calls, when);
  }

  crashAtEnd(downFor: number): void {
    this.#downFor = downFor;
    this.#process.dieAtEnd();
  }

  /** No crash is to come any more. */
  disarm(): void {
    this.#process.disarm();
  }

  /** Checks that nothing waits for something else, and that nothing is left that nobody needs. */
  checkReads(): void {
    if (!this.sales() || !this.#run) return;
    const { rules, customers } = this.#parts;
    rules.progress.check(this.#process, this.#run.since);
    rules.payers.left(customers.saleIds());
  }

  /** After a new sign-in. */
  wake(): void {
    this.#parts.rules.budget.allowAll();
    this.sales()?.wake();
  }

  /** After sleep, or a change of network. */
  reconnect(): void {
    this.#parts.rules.budget.allowAll();
    this.sales()?.reconnect();
  }

  /** A manager types the password anew. */
  signIn(): void {
    if (this.sales()) this.#run?.line.signIn();
  }

  /** The program ends, in order if it runs, `become` sets it up for something else, and it starts again. */
  switches(become: () => void): void {
    if (this.sales()) this.restart();
    else if (this.#run) this.#process.kill();
    become();
    this.screens.forgotten();
  }

  /** The program ends, in order if it runs, and does not start again. */
  leaves(): void {
    this.#isAway = true;
    if (this.sales()) this.restart();
    else if (this.#run) this.#process.kill();
  }

  /** It starts where it had left. */
  comes(): void {
    this.#isAway = false;
    this.#parts.machine.after(OPEN_AGAIN, () => this.start());
  }

  /** The program ends in order, leaves nothing behind, and starts again. */
  restart(): void {
    if (!this.sales() || !this.#run) return;
    const { process, stop } = this.#run;
    this.#run = undefined;
    this.#downFor = OPEN_AGAIN;
    stop();
    this.#parts.timeline.after(1, () => {
      if (process.pending > 0)
        this.#parts.rules.witness.breaks('7 nothing is left after stop', `${process.pending} waits are left`);
      process.kill();
    });
  }

  /** The kiosk's program ends, also while the machine sleeps: a program that only woke up would still be a kiosk. */
  endKiosk(): void {
    if (this.sales() && this.#run?.kiosk) this.restart();
    else if (this.#run?.kiosk) this.#process.kill();
  }

  #newProcess(): Process {
    const { machine, story, disk } = this.#parts;
    return new Process(machine, () => {
      story.tell('till', () => 'is killed');
      this.#run = undefined;
      disk.crashed(this.#leaves);
      if (this.#leaves !== 'all') this.screens.outdated();
      this.#leaves = 'all';
      machine.after(this.#downFor, () => this.start());
    });
  }
}
