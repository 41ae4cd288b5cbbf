import { nextTurn } from '../../../supervision/next-turn.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { shiftCommands } from '../../../../shared/contract/commands/shift.ts';
import type { WithSession } from './with-session.ts';

/** Commands about shifts, which every cashier may open and close. */
export function shiftHandlers(withSession: WithSession): Pick<CommandCalls, keyof typeof shiftCommands> {
  return {
    'shift.open': () => withSession(({ shifts, staff }) => shifts.open(staff.signedIn)),
    'shift.get': () =>
      withSession(async ({ shifts, staff }) => {
        await shifts.readAhead(nextTurn);
        return shifts.xReport(staff.signedIn);
      }),
    'shift.close': () => withSession(({ closing, staff }) => closing.close(staff.signedIn)),
    'shift.report': ({ shift }) => withSession(({ shifts }) => shifts.zReport(shift)),
  };
}
