import { z } from 'zod';
import { readJson } from './read-json.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { HttpResponse } from '../transport/exchange.ts';

const text = z.string().optional().catch(undefined);

/** The spec's "Error object", the problem-details object, and OAuth's error answer: whatever of them is there. */
const errorObject = z.object({
  code: text,
  error: text,
  message: text,
  error_description: text,
  title: text,
  detail: text,
  traceId: text,
  details: z
    .array(z.object({ field: text, message: text }))
    .optional()
    .catch(undefined),
  /** The problem-details object's: messages by field. */
  errors: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

const MAX_DETAIL = 300;
const MAX_TRACE_ID = 128;
const MAX_FIELDS = 50;

/** One field of the request that is wrong, and the service's words about it. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

export interface ServiceError extends Pick<Failure, 'detail' | 'traceId'> {
  readonly detail: string;
  /** The `error` word: OAuth's error code at the token endpoint. */
  readonly error?: string;
  readonly wrongFields?: readonly WrongField[];
}

/** Reads an answer that is an error. `redact` takes out the secret the call was made with, in case it is echoed. */
export function readErrorObject(response: HttpResponse, redact: (text: string) => string): ServiceError {
  const json = readJson(response);
  const status = `HTTP ${response.status}`;
  if (!json.ok) return { detail: `${status}, ${json.detail}` };
  const parsed = errorObject.safeParse(json.value);
  if (!parsed.success) return { detail: `${status}, not an error object` };
  const { error, message, error_description, title, detail, code, traceId } = parsed.data;
  const words = message ?? error_description ?? detail ?? title ?? error ?? code ?? status;
  const wrongFields = wrongFieldsOf(parsed.data, redact);
  const fields = wrongFields.map((item) => [item.field, item.message].filter(Boolean).join(': '));
  return {
    detail: bounded(redact([words, ...fields].join('; ')), MAX_DETAIL),
    ...(error !== undefined && { error: bounded(redact(error), 64) }),
    ...(traceId !== undefined && { traceId: bounded(redact(traceId), MAX_TRACE_ID) }),
    ...(wrongFields.length > 0 && { wrongFields }),
  };
}

function wrongFieldsOf(
  { details = [], errors = {} }: z.output<typeof errorObject>,
  redact: (text: string) => string,
): readonly WrongField[] {
  const problems = Object.entries(errors).map(([field, messages]) => ({
    field,
    message: [messages]
      .flat()
      .filter((message) => typeof message === 'string')
      .join(' '),
  }));
  return [...details, ...problems].slice(0, MAX_FIELDS).map(({ field = '', message = '' }) => ({
    field: bounded(redact(field), MAX_DETAIL),
    message: bounded(redact(message), MAX_DETAIL),
  }));
}

/** One line of at most `length` characters, without control characters. */
export function bounded(words: string, length: number): string {
  const line = words
    .slice(0, length * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}
