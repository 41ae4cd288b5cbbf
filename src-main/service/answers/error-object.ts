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
});

const MAX_DETAIL = 300;
const MAX_TRACE_ID = 128;

export interface ServiceError extends Pick<Failure, 'detail' | 'traceId'> {
  readonly detail: string;
  /** The `error` word: OAuth's error code at the token endpoint. */
  readonly error?: string;
}

/** Reads an answer that is an error. `conceal` takes out the secret the call was made with, in case it is echoed. */
export function readErrorObject(response: HttpResponse, conceal: (text: string) => string): ServiceError {
  const json = readJson(response);
  const status = `HTTP ${response.status}`;
  if (!json.ok) return { detail: `${status}, ${json.detail}` };
  const parsed = errorObject.safeParse(json.value);
  if (!parsed.success) return { detail: `${status}, not an error object` };
  const { error, message, error_description, title, detail, code, traceId, details } = parsed.data;
  const words = message ?? error_description ?? detail ?? title ?? error ?? code ?? status;
  const fields = (details ?? []).map((item) => [item.field, item.message].filter(Boolean).join(': '));
  return {
    detail: bounded(conceal([words, ...fields].join('; ')), MAX_DETAIL),
    ...(error !== undefined && { error: bounded(error, 64) }),
    ...(traceId !== undefined && { traceId: bounded(conceal(traceId), MAX_TRACE_ID) }),
  };
}

/** One line of at most `length` characters, without control characters. */
export function bounded(words: string, length: number): string {
  const line = words
    .slice(0, length * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}
