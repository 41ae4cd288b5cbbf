import { z } from 'zod';
import { ofType } from '../../command.ts';
import { MOST_FLEET_CHARACTERS } from '../../back-office/fleet.ts';
import type { CommandEntries } from '../../command.ts';
import type { FleetCheck, FleetRunView } from '../../back-office/fleet.ts';

const file = z.strictObject({ text: z.string().max(MOST_FLEET_CHARACTERS) });

/** Many tills from a file, at the till of a manager. How far a run is stands in the view. */
export const fleetCommands = {
  /** The run that is under way or was stopped, also before a restart. */
  'fleet.look': { who: 'manager', input: z.strictObject({}), answer: ofType<FleetRunView | null>() },
  /** Reads the whole file and asks the service about it. Changes nothing. */
  'fleet.check': { who: 'manager', input: file, answer: ofType<FleetCheck>() },
  /** Has a folder chosen and begins there; no name when the dialog was cancelled. With any fault nothing begins. */
  'fleet.start': {
    who: 'manager',
    input: file,
    answer: ofType<{ readonly fileName?: string; readonly check?: FleetCheck }>(),
  },
  /** Goes on with what was stopped. With `anew` every till gets another package and code. */
  'fleet.resume': { who: 'manager', input: z.strictObject({ anew: z.boolean() }) },
  'fleet.stop': { who: 'manager', input: z.undefined() },
  /** Of a run that is over, so that another file can be taken. Terminals and files stay. */
  'fleet.forget': { who: 'manager', input: z.undefined() },
} as const satisfies CommandEntries;
