import { commandSchemas } from '../../shared/contract/commands.ts';
import { failed } from '../../shared/failure.ts';
import type { FieldFault, Result } from '../../shared/failure.ts';
import type { CommandCalls } from '../../shared/contract/api.ts';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput, CommandResults } from '../../shared/contract/commands.ts';

/**
 * One command from an untrusted process: sender, then shape, then the work. Always answers a `Result`; what goes wrong
 * inside is told to the log, and to the renderer only that it happened.
 */
export async function answerCommand<N extends CommandName>(
  name: N,
  input: unknown,
  trusted: boolean,
  handlers: CommandCalls,
): Promise<Result<CommandResults[N]>> {
  if (!trusted) return failed({ action: 'report', code: 'command-refused' });
  const parsed = commandSchemas[name].safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }): FieldFault => ({
      field: path.join('.') || name,
      fault: 'malformed',
      expected: message,
    }));
    return failed({ action: 'fix-input', code: 'command-refused', fields });
  }
  try {
    return await handlers[name](parsed.data as CommandInput<N>);
  } catch (error) {
    console.error(`${name} failed`, error);
    return failed({ action: 'report', code: 'internal' });
  }
}
