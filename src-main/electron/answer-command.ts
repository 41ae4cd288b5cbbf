import { failed } from '../../shared/failure.ts';
import type { ZodType } from 'zod';
import type { FieldFault, Result } from '../../shared/failure.ts';

/** A contract as main keeps it: the form of each command's input, and what each does. */
export interface ServedContract<Name extends string> {
  readonly schemas: Readonly<Record<Name, ZodType>>;
  /** Each takes what its schema lets through. */
  readonly handlers: Readonly<Record<Name, (input: never) => Promise<Result<unknown>>>>;
}

/**
 * One command from an untrusted process: sender, then shape, then the work. Always answers a `Result`; what goes wrong
 * inside is told to the log, and to the renderer only that it happened.
 */
export async function answerCommand<Name extends string>(
  name: Name,
  input: unknown,
  trusted: boolean,
  { schemas, handlers }: ServedContract<Name>,
): Promise<Result<unknown>> {
  if (!trusted) return failed({ action: 'report', code: 'command-refused' });
  const parsed = schemas[name].safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }): FieldFault => ({
      field: path.join('.') || name,
      fault: 'malformed',
      said: message,
    }));
    return failed({ action: 'fix-input', code: 'command-refused', fields });
  }
  try {
    return await handlers[name](parsed.data as never);
  } catch (error) {
    console.error(`${name} failed`, error);
    return failed({ action: 'report', code: 'internal' });
  }
}
