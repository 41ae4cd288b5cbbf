import { nextTurn } from '../next-turn.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { shiftCommands } from '../../../shared/contract/commands/shift.ts';
import type { AtWork } from './at-work.ts';

/** Shifts are the business of everybody who sells. */
export function shiftHandlers(atWork: AtWork): Pick<CommandCalls, keyof typeof shiftCommands> {
  return {
    'shift.open': () => atWork(({ shifts, staff }) => shifts.open(staff.signedIn)),
    'shift.look': () =>
      atWork(async ({ shifts, staff }) => {
        await shifts.readAhead(nextTurn);
        return shifts.xReport(staff.signedIn);
      }),
    'shift.close': () => atWork(({ closing, staff }) => closing.close(staff.signedIn)),
    'shift.report': ({ shift }) => atWork(({ shifts }) => shifts.zReport(shift)),
  };
}
