import { Cashier } from './world/cashier.ts';
import { Disk } from './world/disk.ts';
import { Machine } from './world/machine.ts';
import { Network } from './world/network.ts';
import { Service } from './world/service.ts';
import { Till } from './world/till.ts';
import { checkTheEnd, checkOutcomes } from './rules/the-end.ts';
import { Rules } from './rules/rules.ts';
import { SeededRandom } from './random.ts';
import { Story } from './story.ts';
import { Timeline } from './timeline.ts';
import { unhandled } from './unhandled.ts';
import type { Broken } from './rules/rules.ts';
import type { Plan, Step } from './plan.ts';

/** After the last fault: every sale has a known outcome, and the cashier has looked at it. */
const OUTCOMES_WITHIN = 120_000;
/** Then the searches for lost payments come to their end too: five minutes, and the payments found late. */
const ALL_CLOSED_WITHIN = 480_000;

export interface Told {
  readonly broken: Broken | undefined;
  readonly story: readonly string[];
}

/** Lives through one plan, from the first step to the last sale closed, or to the first broken rule. */
export async function live(plan: Plan, withStory = false): Promise<Told> {
  const timeline = new Timeline();
  const story = new Story(timeline, withStory);
  const world = worldOf(plan, timeline, story);
  const { rules, till, cashier } = world;
  const over = (): boolean => {
    for (const error of unhandled()) rules.break('7 no unhandled rejection', String(error));
    return rules.broken !== undefined;
  };
  const goTo = async (time: number): Promise<void> => {
    if (!over()) await timeline.goTo(time, over);
  };

  till.start();
  for (const step of plan.steps) timeline.after(step.at, () => world.does(step));
  timeline.after(plan.healsAt, () => world.heals());
  for (let at = 5_000; at < plan.healsAt + OUTCOMES_WITHIN; at += 5_000)
    timeline.after(at, () => till.checkReads());
  for (
    let at = plan.healsAt + 3_000;
    at < plan.healsAt + ALL_CLOSED_WITHIN;
    at += at < plan.healsAt + OUTCOMES_WITHIN ? 3_000 : 30_000
  )
    timeline.after(at, () => cashier.tidiesUp());

  await goTo(plan.healsAt + OUTCOMES_WITHIN);
  if (!over()) checkOutcomes(till.look(), rules);
  await goTo(plan.healsAt + ALL_CLOSED_WITHIN);
  if (!over()) checkTheEnd(rules, world.service, world.disk, plan);
  if (!over()) till.restart();
  await goTo(plan.healsAt + ALL_CLOSED_WITHIN + 1_000);
  over();
  return { broken: rules.broken, story: story.lines };
}

function worldOf(plan: Plan, timeline: Timeline, story: Story) {
  const random = (purpose: string) => new SeededRandom(plan.seed, purpose);
  let guarded = false;
  const service = new Service(plan, timeline, random('service'), story, (payment) => {
    // Right after the end of a payment, before the till has read it: the same reference again.
    if (guarded || !service.healed() || !payment.seen) return;
    guarded = true;
    timeline.after(10, () =>
      cashier.does({ does: 'charge', reference: payment.intent.reference, twice: false }),
    );
  });
  const rules = new Rules(timeline, service.payments, plan.readsPerMinute);
  const machine = new Machine(timeline, story, plan.drift);
  const disk = new Disk(story, (events, closed) => rules.appended(events, closed));
  const network = new Network({ plan, timeline, random: random('network'), story, service, rules });
  const till = new Till({ timeline, story, random: random('till'), machine, disk, network, service, rules });
  const cashier = new Cashier({ timeline, story, till, rules, service });

  function does(step: Step): void {
    switch (step.does) {
      case 'wake':
        till.sales()?.wake();
        {
          till.askFor();
          return;
        }
      case 'restart': {
        till.restart();
        return;
      }
      case 'crash-and-full-disk':
        till.crash(step.downFor);
        disk.refuseAfter(step.appends);
        timeline.after(step.downFor + 3_000, () => disk.recover());
        return;
      case 'crash': {
        till.crash(step.downFor);
        return;
      }
      case 'crash-at-call': {
        till.crashAtCall(step.calls, step.when, step.downFor);
        return;
      }
      case 'disk-refuses':
        disk.refuseAfter(step.appends);
        timeline.after(step.lasts, () => disk.recover());
        return;
      case 'outage':
        network.outage = true;
        timeline.after(step.lasts, () => (network.outage = false));
        return;
      case 'set-clock': {
        machine.setClock(step.wrongBy);
        return;
      }
      case 'suspend': {
        machine.suspend(step.lasts, () => {
          till.askFor();
          if (step.wakes) till.sales()?.wake();
        });
        return;
      }
      default: {
        cashier.does(step);
        return;
      }
    }
  }

  function heals(): void {
    disk.recover();
    network.outage = false;
    till.disarm();
    story.tell('machine', () => 'all is well from here on');
  }

  return { rules, till, cashier, service, disk, does, heals };
}
