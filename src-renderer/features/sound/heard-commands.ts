import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { Failure, Result } from '../../../shared/failure.ts';

/** The till sends these by itself, without a press. */
const UNHEARD: readonly CommandName[] = [
  'till.view',
  'sale.prefetchDuplicates',
  'sales.get',
  'outcomeNotifications.announced',
];

/** The same commands, each wrapped when it is first used; `hear` is called with each failure of one that somebody sent. */
export function heardCommands(commands: CommandCalls, hear: (failure: Failure) => void): CommandCalls {
  const wrapped = new Map<CommandName, unknown>();
  const heard = (name: CommandName) => async (input: never) => {
    const result: Result<unknown> = await commands[name](input);
    if (!result.ok && !UNHEARD.includes(name)) hear(result.failure);
    return result;
  };
  const wrap = (name: CommandName): unknown => {
    if (typeof commands[name] !== 'function') return undefined;
    const made = wrapped.get(name) ?? heard(name);
    wrapped.set(name, made);
    return made;
  };
  // Their names, which the first screen would load for nothing else, are not needed for this.
  return new Proxy({} as CommandCalls, { get: (_, name) => wrap(name as CommandName) });
}
