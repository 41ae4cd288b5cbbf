import { failed } from '../../../shared/failure.ts';
import { isPlainData } from './plain-data.ts';
import type { ZodError, ZodType } from 'zod';
import type { FieldFault, Result } from '../../../shared/failure.ts';

/** A contract as main keeps it: the form of each command's input, and what each does. */
export interface ServedContract<Name extends string> {
  readonly schemas: Readonly<Record<Name, ZodType>>;
  /** Each takes what its schema lets through. */
  readonly handlers: Readonly<Record<Name, (input: never) => Promise<Result<unknown>>>>;
}

/** Nobody reads more, and a list of a thousand wrong items would be a thousand faults. */
const MAX_FIELDS = 50;

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
  const parsed = parse(name, input, schemas[name]);
  if (!parsed.ok) return parsed;
  try {
    return await handlers[name](parsed.value as never);
  } catch (error) {
    console.error(`${name} failed`, error);
    return failed({ action: 'report', code: 'internal' });
  }
}

/** What a check cannot even look at is refused as what it looks at and finds wrong. */
function parse(name: string, input: unknown, schema: ZodType): Result<unknown> {
  try {
    if (!isPlainData(input)) return refused([{ field: name, fault: 'malformed' }]);
    const parsed = schema.safeParse(input);
    return parsed.success ? { ok: true, value: parsed.data } : refused(faultsOf(name, parsed.error));
  } catch {
    return refused([{ field: name, fault: 'malformed' }]);
  }
}

function faultsOf(name: string, { issues }: ZodError): readonly FieldFault[] {
  return issues.slice(0, MAX_FIELDS).map(({ path, message }) => ({
    field: path.map(String).join('.') || name,
    fault: 'malformed',
    said: message,
  }));
}

function refused(fields: readonly FieldFault[]): Result<never> {
  return failed({ action: 'fix-input', code: 'command-refused', fields });
}
