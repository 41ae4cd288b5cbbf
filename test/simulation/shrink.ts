import { live } from './history.ts';
import type { Plan } from './plan/plan.ts';

/** A smaller plan that breaks the same rule: steps, kinds of faults and odd habits that are not needed are left out. */
export async function shrink(plan: Plan, rule: string): Promise<Plan> {
  let smallest = plan;
  for (let smaller: Plan | undefined = plan; smaller;) {
    smallest = smaller;
    smaller = await firstThatBreaks(candidates(smallest), rule);
  }
  return smallest;
}

async function firstThatBreaks(plans: Iterable<Plan>, rule: string): Promise<Plan | undefined> {
  for (const plan of plans) {
    const { broken } = await live(plan);
    if (broken?.rule === rule) return plan;
  }
  return undefined;
}

function* candidates(plan: Plan): Iterable<Plan> {
  const half = Math.floor(plan.steps.length / 2);
  if (half > 1) {
    yield { ...plan, steps: plan.steps.slice(0, half) };
    yield { ...plan, steps: plan.steps.slice(half) };
  }
  for (const step of plan.steps) yield { ...plan, steps: plan.steps.filter((other) => other !== step) };
  for (const fault of Object.keys(plan.faults)) {
    yield {
      ...plan,
      faults: Object.fromEntries(Object.entries(plan.faults).filter(([kind]) => kind !== fault)),
    };
  }
  if (plan.drift !== 0) yield { ...plan, drift: 0 };
  if (plan.idempotent) yield { ...plan, idempotent: false };
  if (plan.stampsAhead !== 0) yield { ...plan, stampsAhead: 0 };
  if (plan.historyDelay > 0) yield { ...plan, historyDelay: 0 };
}
