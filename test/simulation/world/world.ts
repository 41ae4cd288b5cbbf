import { Cashier } from './cashier.ts';
import { Customers } from './customers.ts';
import { Disk } from './disk/disk.ts';
import { linesOf } from './lines.ts';
import { profilesOf } from './profiles.ts';
import { Machine } from './machine.ts';
import { Payers } from './payers.ts';
import { RealLedger } from './disk/real-ledger.ts';
import { Rules } from '../rules/rules.ts';
import { SeededRandom } from '../random.ts';
import { Service } from './service.ts';
import { Till } from './till.ts';
import type { Step } from '../plan/deeds.ts';
import type { Plan } from '../plan/plan.ts';
import type { Profile } from './profiles.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';

/** Everything around one till, and the till. */
export class World {
  readonly rules: Rules;
  readonly till: Till;
  readonly cashier: Cashier;
  readonly #payers: Payers;
  readonly #machine: Machine;
  readonly #disk: Disk;
  readonly #real: RealLedger | undefined;
  readonly #timeline: Timeline;
  readonly #story: Story;
  readonly #profiles: Readonly<Record<Profile['name'], Profile>>;
  readonly #plan: Plan;
  #profile: Profile['name'] = 'home';
  #outage = false;

  constructor(plan: Plan, timeline: Timeline, story: Story) {
    const random = (purpose: string) => new SeededRandom(plan.seed, purpose);
    this.#timeline = timeline;
    this.#story = story;
    const service = new Service({ plan, timeline, story });
    this.#plan = plan;
    this.#profiles = profilesOf(plan);
    const profile = (): Profile => this.#profiles[this.#profile];
    this.rules = new Rules(plan, timeline, service, profile);
    let charged = false;
    this.#payers = new Payers({
      plan,
      timeline,
      random: random('payers'),
      story,
      service,
      onEnd: ({ reference, minor }) => {
        // Right after the end of a payment, before the till has read it: the same reference again.
        if (charged || !service.healed()) return;
        charged = true;
        timeline.after(10, () =>
          this.cashier.does({ does: 'charge', reference, minor, overrides: 'none', twice: false }),
        );
      },
    });
    this.#machine = new Machine(timeline, story, plan.drift);
    this.#real = plan.disk === 'sqlite' ? new RealLedger(random('disk'), story, this.rules) : undefined;
    this.#disk = new Disk({ story, rules: this.rules, real: this.#real });
    const customers = new Customers({
      random: random('customers'),
      machine: this.#machine,
      disk: this.#disk,
      service,
      rules: this.rules,
    });
    const wire = { profile, plan, timeline, random: random('network'), story, service, rules: this.rules };
    this.till = new Till({
      timeline,
      story,
      random: random('till'),
      machine: this.#machine,
      disk: this.#disk,
      customers,
      profile,
      lineTo: linesOf(wire, () => this.#outage),
      payers: this.#payers,
      rules: this.rules,
      onChange: () => this.cashier.changed(),
    });
    this.cashier = new Cashier({
      profile,
      plan,
      timeline,
      story,
      till: this.till,
      rules: this.rules,
      service,
      customers,
    });
  }

  does(step: Step): void {
    const { till } = this;
    switch (step.does) {
      case 'wake':
        till.reconnect();
        break;
      case 'switch':
        if (step.forced || this.#mayLeave()) this.#goTo(this.#profile === 'home' ? 'away' : 'home');
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
        this.cashier.does({ does: 'stop-and-leave' });
        this.#refuses(0, step.lasts);
        break;
      case 'crash-at-call':
        till.crashAtCall(step.calls, step.when, step.downFor);
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
          if (step.wakes) till.reconnect();
          else this.rules.budget.allowAll();
        });
        break;
      case 'other-till':
        this.#payers.otherTill(step);
        break;
      default:
        this.cashier.does(step);
    }
  }

  heals(): void {
    this.#disk.recover();
    this.#outage = false;
    this.till.disarm();
    this.#goTo('home');
    this.#story.tell('machine', () => 'all is well from here on');
  }

  /** Once everything at home is done: what is open at the other service. */
  goesAway(): void {
    this.#goTo('away');
  }

  /** Whether there was another service than that of home. */
  hasBeenAway(): boolean {
    return this.rules.hasElsewhere();
  }

  /** Leaves nothing behind outside of the simulation. */
  ends(): void {
    this.#real?.remove();
  }

  /** The till lets go when it follows no payment any more. */
  #mayLeave(): boolean {
    const followed = this.till.sales()?.followed();
    if (followed === undefined) return false;
    if (followed === 0) this.rules.leftBehind();
    return followed === 0;
  }

  #goTo(name: Profile['name']): void {
    if (this.#plan.family !== 'restless' || this.#plan.client === 'http' || this.#profile === name) return;
    this.#story.tell('machine', () => `the till is set up for the service ${name}`);
    this.rules.reconciliations.moved();
    this.till.switches(() => (this.#profile = name));
  }

  #refuses(appends: number, lasts: number): void {
    this.#disk.refuseAfter(appends);
    this.#timeline.after(lasts, () => this.#disk.recover());
  }
}
