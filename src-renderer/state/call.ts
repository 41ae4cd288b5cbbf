import type { CommandCalls } from '../../shared/contract/api.ts';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../shared/contract/commands.ts';
import { failed, type Result } from '../../shared/failure.ts';

/**
 * Sends one command to main. Never rejects: where main cannot be reached, it answers the failure `internal`, so that callers
 * handle one kind of failure.
 */
export async function call<N extends CommandName>(
  commands: CommandCalls,
  name: N,
  input: CommandInput<N>,
): Promise<Result<CommandResults[N]>> {
  try {
    return await commands[name](input);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    return failed({ action: 'report', code: 'internal', detail: detail.slice(0, 300) });
  }
}
