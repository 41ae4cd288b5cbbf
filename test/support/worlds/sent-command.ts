import { commandSchemas } from '../../../shared/contract/commands.ts';
import { answerCommand } from '../../../src-main/electron/ipc/answer-command.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../../shared/contract/commands.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TillWorld } from './till-world.ts';

/** Sends a command as the renderer does: its input is parsed. */
export function send<N extends CommandName>(
  { commands }: TillWorld,
  name: N,
  input: CommandInput<N>,
): Promise<Result<CommandResults[N]>> {
  const contract = { schemas: commandSchemas, handlers: commands };
  return answerCommand(name, input, true, contract) as Promise<Result<CommandResults[N]>>;
}

/** The same of a command that has to succeed. Throws its failure. */
export async function must<N extends CommandName>(
  world: TillWorld,
  name: N,
  input: CommandInput<N>,
): Promise<CommandResults[N]> {
  const answer = await send(world, name, input);
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
