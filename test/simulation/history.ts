import { checkOutcomes, checkTheEnd } from './rules/the-end.ts';
import { Story } from './story.ts';
import { Timeline } from './timeline.ts';
import { unhandled } from './unhandled.ts';
import { World } from './world/world.ts';
import type { Plan } from './plan/plan.ts';
import type { Terminal } from './world/terminal.ts';
import type { Broken } from './rules/rules.ts';

/** After the last fault: every sale has a known outcome, and the cashier has looked at it. */
const OUTCOMES_WITHIN = 120_000;
/** Where the service allows few creates a minute, this many more calls may have to go before a sale's own. */
const CREATES_BEFORE = 8;
/** Then the searches for lost payments come to their end too: five minutes, and the payments found late. */
const ALL_CLOSED_WITHIN = 480_000;
/** Nothing waits unseen for longer. */
const LOOKS_EVERY = 5_000;
/** A Z report waits this long for the service's history, and is made then. */
const REPORT_WITHIN = 10_000;

export interface Lived {
  readonly broken: Broken | undefined;
  readonly story: readonly string[];
}

/** Lives through one plan, from the first step to the last sale closed, or to the first broken rule. */
export async function live(plan: Plan, withStory = false): Promise<Lived> {
  const timeline = new Timeline();
  const story = new Story(timeline, withStory);
  const world = new World(plan, timeline, story);
  const over = (): boolean => {
    const { witness } = world.terminal.rules;
    for (const error of unhandled()) witness.breaks('7 no unhandled rejection', String(error));
    return world.broken !== undefined;
  };
  const goTo = async (time: number): Promise<void> => {
    if (!over()) await timeline.goTo(time, over);
  };

  world.terminal.till.start();
  for (const step of plan.steps) timeline.after(step.at, () => world.does(step));
  timeline.after(plan.healsAt, () => world.heals());
  const pause = plan.family === 'long' ? 60 * LOOKS_EVERY : LOOKS_EVERY;
  const looks = (): void => {
    world.terminal.till.checkReads();
    if (timeline.now() + pause < plan.healsAt + outcomesWithin(plan)) timeline.after(pause, looks);
  };
  timeline.after(pause, looks);

  let from = plan.healsAt;
  const tidiesUp = (): void => {
    for (const at of TIDY_TIMES)
      timeline.after(from + at - timeline.now(), () => world.terminal.cashier.tidiesUp());
  };
  const settles = async ({ rules, till }: Terminal): Promise<void> => {
    await goTo(from + outcomesWithin(plan));
    if (!over()) checkOutcomes(till.look(), rules.witness);
    from += ALL_CLOSED_WITHIN;
    await goTo(from);
  };
  tidiesUp();
  await goTo(from);
  for (const terminal of world.used()) {
    if (over()) break;
    const { rules, till, cashier } = terminal;
    if (terminal !== world.terminal) {
      world.sets(terminal);
      tidiesUp();
    }
    await settles(terminal);
    // Once everything at home is done: what is open at the other service.
    if (!over() && terminal.hasBeenAway()) {
      terminal.setUpFor('away');
      tidiesUp();
      await settles(terminal);
    }
    if (!over()) checkTheEnd(rules.witness, plan);
    if (!over()) cashier.closesTheDay();
    await goTo(from + REPORT_WITHIN);
    if (!over()) rules.shifts.dayClosed(plan.client === 'direct');
    if (!over()) till.restart();
    from += REPORT_WITHIN + 1_000;
    await goTo(from);
  }
  over();
  world.ends();
  return { broken: world.broken, story: story.lines };
}

function outcomesWithin({ client, createsPerMinute }: Plan): number {
  return OUTCOMES_WITHIN + (client === 'http' ? (CREATES_BEFORE * 60_000) / createsPerMinute : 0);
}

/**
 * When somebody looks at the till and clears up, once all is well. One thing is noted at a time, and a
 * search that ends after five minutes can find a dozen payments of one sale.
 */
const TIDY_TIMES = tidyTimes();

function tidyTimes(): readonly number[] {
  const times: number[] = [];
  for (let at = 3_000; at < OUTCOMES_WITHIN; at += 3_000) times.push(at);
  for (let at = OUTCOMES_WITHIN; at < ALL_CLOSED_WITHIN; at += 5_000) times.push(at);
  return times;
}
