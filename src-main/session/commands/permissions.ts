import { COMMANDS } from '../../../shared/contract/commands.ts';
import { failed } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Role } from '../../../shared/staff/staff.ts';

/**
 * Wraps the handlers: a command is refused to those who may not send it by its entry in the contract. `refusal` says why the
 * person at the till does not have a role now.
 */
export function permitted(calls: CommandCalls, refusal: (role: Role) => Failure | undefined): CommandCalls {
  const guarded = Object.entries(calls).map(([name, call]) => {
    const { who } = COMMANDS[name as CommandName];
    const ask = (input: never): Promise<Result<unknown>> => {
      const failure = who === 'everybody' ? undefined : refusal(who);
      return failure ? Promise.resolve(failed(failure)) : call(input);
    };
    return [name, ask];
  });
  return Object.fromEntries(guarded) as CommandCalls;
}
