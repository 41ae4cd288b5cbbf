import { TillWorld } from './till-world.ts';

/** Says what became of the sale: a line at each change. */
export interface SaleLine {
  readonly stage: string;
  readonly detail?: string;
  readonly stale: boolean;
  readonly outcome?: string;
}

/**
 * A till in a process of its own, in the folder argv[2], with the profile and secrets argv[3] and argv[4]: charges
 * 12.34 and says each change of that sale.
 */
const [, , folder = '', profile = '', secrets = '{}'] = process.argv;
const world = new TillWorld(folder);
await world.till.setUp.useProfile(profile, JSON.parse(secrets) as object);
let said = '';
void world.viewWhen(({ sales }) => {
  for (const { stage } of sales) {
    const line: SaleLine = {
      stage: stage.name,
      stale: 'stale' in stage,
      ...('trouble' in stage && stage.trouble.detail !== undefined && { detail: stage.trouble.detail }),
      ...('outcome' in stage && { outcome: stage.outcome }),
    };
    const text = JSON.stringify(line);
    if (text !== said) console.log(text);
    said = text;
  }
  return false;
});
await world.charge(1234, 'PROCESS-1', 'other-tills-unchecked');
