import { failed } from '../../../../shared/failure.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { TerminalSession } from '../../terminal/terminal-session.ts';
import type { Till } from '../../till/till.ts';

export type WithSession = <T>(
  work: (session: TerminalSession) => Result<T> | Promise<Result<T>>,
) => Promise<Result<T>>;

/** Calls a handler with the session of the terminal at work. Fails with `till-not-ready` during set-up. */
export function withSession(till: Till): WithSession {
  return async (work) => {
    const session = till.session();
    return session ? work(session) : failed({ action: 'wait', code: 'till-not-ready' });
  };
}
