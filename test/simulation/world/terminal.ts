import { Cashier } from './cashier.ts';
import { Customers } from './customers.ts';
import { Disk } from './disk/disk.ts';
import { RealLedger } from './disk/real-ledger.ts';
import { linesOf } from './lines.ts';
import { Payers } from './payers.ts';
import { profilesOf } from './profiles.ts';
import { Rules } from '../rules/rules.ts';
import { SeededRandom } from '../random.ts';
import { Service } from './service.ts';
import { Till } from './till.ts';
import { Visitors } from './visitors.ts';
import type { OtherTill } from '../plan/deeds.ts';
import type { Plan } from '../plan/plan.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { Machine } from './machine.ts';
import type { Profile } from './profiles.ts';

/** The terminals of the merchant that one computer can be set up as. */
export const TERMINALS = ['first', 'second'] as const;
export type TerminalName = (typeof TERMINALS)[number];

interface Around {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly story: Story;
  readonly machine: Machine;
  /** Nothing gets through to the service. */
  readonly outage: () => boolean;
}

/**
 * One terminal of the merchant: its ledger, its credential, what the service tells it, and the till's program while the
 * computer is set up as it. Terminals share nothing but the computer.
 */
export class Terminal {
  readonly name: TerminalName;
  readonly rules: Rules;
  readonly till: Till;
  readonly cashier: Cashier;
  readonly disk: Disk;
  readonly #payers: Payers;
  readonly #real: RealLedger | undefined;
  readonly #story: Story;
  readonly #plan: Plan;
  #profile: Profile['name'] = 'home';

  constructor(name: TerminalName, { plan, timeline, story, machine, outage }: Around) {
    const random = (purpose: string): SeededRandom =>
      new SeededRandom(plan.seed, name === 'first' ? purpose : `${name} ${purpose}`);
    this.name = name;
    this.#plan = plan;
    this.#story = story;
    const service = new Service({ plan, timeline, story, terminal: name, random: random('statements') });
    const profiles = profilesOf(plan);
    const profile = (): Profile => profiles[this.#profile];
    this.rules = new Rules({ plan, timeline, machine }, service, profile);
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
    this.#real = plan.disk === 'sqlite' ? new RealLedger(random('disk'), story, this.rules) : undefined;
    this.disk = new Disk({ story, rules: this.rules, real: this.#real });
    const customers = new Customers({
      random: random('customers'),
      machine,
      disk: this.disk,
      service,
      rules: this.rules,
    });
    const visitors = plan.kiosk && new Visitors(plan.kiosk);
    const wire = { profile, plan, timeline, random: random('network'), story, service, rules: this.rules };
    this.till = new Till({
      timeline,
      story,
      random: random('till'),
      machine,
      disk: this.disk,
      customers,
      profile,
      visitors: () => (service.healed() ? undefined : visitors),
      lineTo: linesOf(wire, outage),
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

  otherTill(deed: OtherTill): void {
    this.#payers.otherTill(deed);
  }

  /** The till lets go when it follows no payment any more. */
  mayBeLeft(): boolean {
    const followed = this.till.sales()?.followed();
    if (followed === undefined) return false;
    if (followed === 0) this.rules.leftBehind();
    return followed === 0;
  }

  /** To the other service, or back. */
  switchService(): void {
    this.setUpFor(this.#profile === 'home' ? 'away' : 'home');
  }

  setUpFor(name: Profile['name']): void {
    if (this.#plan.family !== 'restless' || this.#plan.client === 'http' || this.#profile === name) return;
    this.#story.tell('machine', () => `the till is set up for the service ${name}`);
    this.rules.reconciliations.moved();
    this.till.switches(() => (this.#profile = name));
  }

  /** Whether anything was ever sold as it. */
  wasUsed(): boolean {
    return this.rules.witness.records.size > 0;
  }

  /** Whether there was another service than that of home. */
  hasBeenAway(): boolean {
    return this.rules.hasElsewhere();
  }

  /** Leaves nothing behind outside of the simulation. */
  ends(): void {
    this.#real?.remove();
  }
}
