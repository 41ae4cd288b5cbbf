import { failed } from '../../../../shared/failure.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { TerminalSession } from '../../terminal/terminal-session.ts';
import type { Till } from '../../till/till.ts';

export type WithSession = <T>(
  work: (session: TerminalSession) => Result<T> | Promise<Result<T>>,
) => Promise<Result<T>>;

/** Does what a command asks of the terminal at work; during set-up there is none. */
export function withSession(till: Till): WithSession {
  return async (work) => {
    const session = till.session();
    return session ? work(session) : failed({ action: 'wait', code: 'till-not-ready' });
  };
}
