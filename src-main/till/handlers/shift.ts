import { failed } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { ShiftResults } from '../../../shared/contract/commands/shift.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TerminalSession } from '../terminal-session.ts';
import type { AtWork } from './at-work.ts';

/** Shifts are the business of everybody who sells; where cashiers sign in, of whoever has. */
export function shiftHandlers(atWork: AtWork): Pick<CommandCalls, keyof ShiftResults> {
  const signedIn = <T>(work: (session: TerminalSession) => Result<T>): Promise<Result<T>> =>
    atWork((session) => {
      const refusal = session.staff.refusal('cashier');
      return refusal ? failed(refusal) : work(session);
    });
  return {
    'shift.open': () => signedIn(({ shifts, staff }) => shifts.open(staff.signedIn)),
    'shift.look': () => signedIn(({ shifts, staff }) => shifts.xReport(staff.signedIn)),
    'shift.close': () => signedIn(({ shifts, staff }) => shifts.close(staff.signedIn)),
    'shift.report': ({ shift }) => signedIn(({ shifts }) => shifts.zReport(shift)),
  };
}
