import type { CommandCalls } from '../../../shared/contract/api.ts';
import { COMMAND_NAMES, type CommandName } from '../../../shared/contract/channels.ts';
import type { Failure, Result } from '../../../shared/failure.ts';

/** The till sends these by itself, without a press. */
const UNHEARD: readonly CommandName[] = [
  'till.view',
  'sale.prefetchDuplicates',
  'sales.get',
  'outcomeNotifications.announced',
];

/** The same commands; `hear` gets each failure of a press. */
export function heardCommands(commands: CommandCalls, hear: (failure: Failure) => void): CommandCalls {
  const heard = (name: CommandName) => async (input: never) => {
    const result: Result<unknown> = await commands[name](input);
    if (!result.ok && !UNHEARD.includes(name)) hear(result.failure);
    return result;
  };
  return Object.fromEntries(COMMAND_NAMES.map((name) => [name, heard(name)])) as unknown as CommandCalls;
}
