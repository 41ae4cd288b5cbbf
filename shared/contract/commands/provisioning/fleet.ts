import { z } from 'zod';
import { ofType } from '../../command.ts';
import { MOST_FLEET_CHARACTERS } from '../../back-office/fleet.ts';
import type { CommandEntries } from '../../command.ts';
import type { FleetCheck, FleetRunView } from '../../back-office/fleet.ts';

const file = z.strictObject({ text: z.string().max(MOST_FLEET_CHARACTERS) });

/** Commands that set up many tills from a file, at a manager's till. `TillView.fleetRun` shows the progress. */
export const fleetCommands = {
  /** Answers the run that is running or was stopped, also from before a restart. */
  'fleet.get': { who: 'manager', input: z.strictObject({}), answer: ofType<FleetRunView | null>() },
  /** Saves a file to begin with. Answers its name; without it, the dialog was cancelled. */
  'fleet.saveExample': {
    who: 'manager',
    input: z.undefined(),
    answer: ofType<{ readonly fileName?: string }>(),
  },
  /** Checks the whole file, and asks the service about it. Changes nothing. */
  'fleet.check': { who: 'manager', input: file, answer: ofType<FleetCheck>() },
  /** Lets the manager choose a folder and begins the run. Without a name in the answer, the dialog was cancelled. With any fault nothing begins. */
  'fleet.start': {
    who: 'manager',
    input: file,
    answer: ofType<{ readonly fileName?: string; readonly check?: FleetCheck }>(),
  },
  /** Resumes a run that was stopped. With `anew`, every till gets another package and code. */
  'fleet.resume': { who: 'manager', input: z.strictObject({ anew: z.boolean() }) },
  'fleet.stop': { who: 'manager', input: z.undefined() },
  /** Forgets a run that is over, so that another can begin. Terminals and files stay. */
  'fleet.forget': { who: 'manager', input: z.undefined() },
} as const satisfies CommandEntries;
