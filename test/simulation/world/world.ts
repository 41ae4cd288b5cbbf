import { Machine } from './machine.ts';
import { Terminal } from './terminal.ts';
import type { Broken } from '../rules/rules.ts';
import type { Step } from '../plan/deeds.ts';
import type { Plan } from '../plan/plan.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';

/** One computer, the terminals it can be set up as, and everything around them. */
export class World {
  readonly #machine: Machine;
  readonly #timeline: Timeline;
  readonly #story: Story;
  readonly #first: Terminal;
  readonly #second: Terminal;
  #outage = false;
  #current: Terminal;

  constructor(plan: Plan, timeline: Timeline, story: Story) {
    this.#timeline = timeline;
    this.#story = story;
    this.#machine = new Machine(timeline, story, plan.drift);
    const around = { plan, timeline, story, machine: this.#machine, outage: () => this.#outage };
    this.#first = new Terminal('first', around);
    this.#second = new Terminal('second', around);
    this.#current = this.#first;
  }

  /** What the computer is set up as now. */
  get terminal(): Terminal {
    return this.#current;
  }

  /** The terminals that have sold, the first one first. */
  used(): readonly Terminal[] {
    return this.#second.wasUsed() ? [this.#first, this.#second] : [this.#first];
  }

  /** The first broken rule. */
  get broken(): Broken | undefined {
    return this.#first.rules.broken ?? this.#second.rules.broken;
  }

  does(step: Step): void {
    const { till, rules } = this.#current;
    switch (step.does) {
      case 'wake':
        till.reconnect();
        break;
      case 'switch':
        if (step.forced || this.#current.mayBeLeft()) this.#current.switchService();
        break;
      case 'change-terminal':
        if (step.forced || this.#current.mayBeLeft())
          this.sets(this.#current === this.#first ? this.#second : this.#first);
        break;
      case 'restart':
        till.restart();
        break;
      case 'crash':
        till.crash(step.downFor);
        break;
      case 'crash-and-torn':
        till.crash(step.downFor, 'torn');
        break;
      case 'crash-and-damage':
        till.crash(step.downFor, 'damage');
        break;
      case 'power-cut':
        till.crash(step.downFor, 'power-cut');
        break;
      case 'crash-and-full-disk':
        till.crash(step.downFor);
        this.#refuses(step.appends, step.downFor + 3_000);
        break;
      case 'stop-and-full-disk':
        this.#current.cashier.does({ does: 'stop-and-leave' });
        this.#refuses(0, step.lasts);
        break;
      case 'crash-at-call':
        till.crashAtCall(step.calls, step.when, step.downFor);
        break;
      case 'crash-at-end':
        till.crashAtEnd(step.downFor);
        break;
      case 'disk-refuses':
        this.#refuses(step.appends, step.lasts);
        break;
      case 'outage':
        this.#outage = true;
        this.#timeline.after(step.lasts, () => (this.#outage = false));
        break;
      case 'set-clock':
        this.#machine.setClock(step.wrongBy);
        break;
      case 'suspend':
        this.#machine.suspend(step.lasts, () => {
          if (step.wakes) this.#current.till.reconnect();
          else rules.budget.allowAll();
        });
        break;
      case 'shopper-orders':
      case 'shopper-leaves':
      case 'shopper-pays-again':
      case 'shopper-touches':
      case 'shopper-goes-back':
      case 'shopper-goes-on':
      case 'shopper-adds':
      case 'shopper-speaks':
      case 'staff-note':
        till.kiosk()?.does(step);
        till.look();
        break;
      case 'other-till':
        this.#current.otherTill(step);
        break;
      default:
        this.#current.cashier.does(step);
    }
  }

  heals(): void {
    this.#outage = false;
    for (const terminal of [this.#first, this.#second]) {
      terminal.disk.recover();
      terminal.till.disarm();
      terminal.setUpFor('home');
    }
    this.sets(this.#first);
    // A kiosk becomes a till of cashiers, who find what its shoppers have left.
    this.#first.till.endKiosk();
    this.#story.tell('machine', () => 'all is well from here on');
  }

  /** The program ends, and starts again as this terminal. */
  sets(terminal: Terminal): void {
    if (this.#current === terminal) return;
    this.#story.tell('machine', () => `the till is set up as its ${terminal.name} terminal`);
    this.#current.till.leaves();
    this.#current = terminal;
    terminal.till.comes();
  }

  /** Leaves nothing behind outside of the simulation. */
  ends(): void {
    this.#first.ends();
    this.#second.ends();
  }

  #refuses(appends: number, lasts: number): void {
    const { disk } = this.#current;
    disk.refuseAfter(appends);
    this.#timeline.after(lasts, () => disk.recover());
  }
}
