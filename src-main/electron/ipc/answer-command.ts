import { failed } from '../../../shared/failure.ts';
import { isPlainData } from './plain-data.ts';
import type { ZodError, ZodType } from 'zod';
import type { FieldFault, Result } from '../../../shared/failure.ts';

/** The commands that a window may send: the schema of each one's input, and its handler. */
export interface ServedContract<Name extends string> {
  readonly schemas: Readonly<Record<Name, ZodType>>;
  /** Each handler takes what its schema lets through. */
  readonly handlers: Readonly<Record<Name, (input: never) => Promise<Result<unknown>>>>;
}

/** Limits the answer to an input with thousands of faults. */
const MAX_FIELDS = 50;

/**
 * Answers one command of an untrusted process: checks its sender, then its input, then calls its handler. Never rejects;
 * an unexpected error goes to the log, and the renderer gets `internal` without its text.
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

/** The input by its schema. An input that throws when it is looked at is refused like one that does not fit. */
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
