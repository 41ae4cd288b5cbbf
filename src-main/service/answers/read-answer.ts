import { z } from 'zod';
import { MAX_TRACKING_ID } from '../../../shared/payment/tracking-id.ts';
import { bounded, readErrorObject } from './error-object.ts';
import { readJson } from './read-json.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { HttpResponse } from '../transport/exchange.ts';

const MAX_ID = 256;
const MAX_WORD = 64;

/** Identifiers are opaque strings (spec "Conventions that apply to all resources"); a number is taken at its digits. */
export const idSchema = idOf(MAX_ID);

/** The identifier that a payment is tracked by. Whether it can be asked for is found out when it is. */
export const trackingIdSchema = idOf(MAX_TRACKING_ID);

function idOf(longest: number) {
  return z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(
      z
        .string()
        .min(1)
        .max(longest)
        // U+FFFD stands for bytes that were no text: what they were cannot be asked for again.
        .regex(/^[^\p{Cc}\uFFFD]+$/u),
    );
}

/** A short text for showing, or nothing when it is missing or unfit to show. */
export const wordSchema = z
  .union([z.string(), z.number()])
  .transform((word) => bounded(String(word), MAX_WORD))
  .optional()
  .catch(undefined);

/** A 2xx answer read by its schema, or the failure that says what could not be read. */
export function readAnswer<T>(
  response: HttpResponse,
  schema: z.ZodType<T>,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure } {
  const json = readJson(response);
  if (!json.ok) return { ok: false, failure: unreadable(response, json.detail) };
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.');
  return {
    ok: false,
    failure: unreadable(response, `${where ? `${where}: ` : ''}${issue?.message ?? 'malformed'}`),
  };
}

/** The service answered with 2xx, but the body cannot be read by this version. */
export function unreadable(response: HttpResponse, detail: string): Failure {
  const { traceId } = readErrorObject(response, response.redact ?? ((text) => text));
  return {
    action: 'report',
    code: 'service-answer-unreadable',
    detail: bounded(detail, 300),
    ...(traceId !== undefined && { traceId }),
  };
}
