import { failed, succeeded } from '../../../shared/failure.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { keyFault } from './key-fault.ts';
import type { z } from 'zod';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Call, Sent } from '../sending/call.ts';
import type { Sender } from '../sending/sender.ts';
import type { HttpResponse } from '../transport/exchange.ts';

/** A hundred records with their carts and transactions are longer than any answer that a till reads. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** A call that may change something at the service. */
export interface Change {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: Result<string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether the body contains a file, which takes longer to send. */
  readonly holdsFile?: boolean;
}

/**
 * A GET whose answer `schema` reads. Sent again after trouble that may pass, and after a 429 when the gate opens.
 * Failures are those of spec "HTTP status codes": `not-permitted` (403), `not-found` (404), `service-busy` (429).
 */
export async function read<T>(
  sender: Sender,
  path: Result<string>,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Result<T>> {
  const response = await get(sender, path, signal);
  return response.ok ? readAnswer(response.value, schema) : response;
}

/** A GET, up to its 2xx answer. */
export async function get(
  sender: Sender,
  path: Result<string>,
  signal: AbortSignal,
): Promise<Result<HttpResponse>> {
  if (!path.ok) return path;
  const call: Call = {
    operation: 'read',
    urgency: 'routine',
    method: 'GET',
    path: path.value,
    maxAnswerBytes: MAX_ANSWER_BYTES,
  };
  return responseOf(await sender.send(call, signal));
}

/**
 * A change whose answer `schema` reads. Never sent twice unless it was certainly not carried out. `change-unconfirmed`
 * where it may have been: the answer was lost, or cannot be read. Else `request-rejected` (400, 422), `conflict` (409),
 * and as for `read`.
 */
export async function write<T>(
  sender: Sender,
  change: Change,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Result<T>> {
  const response = await send(sender, change, signal);
  if (!response.ok) return response;
  const answer = readAnswer(response.value, schema);
  return answer.ok ? answer : failed(unconfirmed(answer.failure));
}

/**
 * Sends a change and answers the changed record, or `undefined` where the service sends none: the specification does
 * not say what it answers.
 */
export async function change<T>(
  sender: Sender,
  change: Change,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Result<T | undefined>> {
  const response = await send(sender, change, signal);
  if (!response.ok) return response;
  const answer = readAnswer(response.value, schema);
  return succeeded(answer.ok ? answer.value : undefined);
}

/** A change whose 2xx answer says all there is to say, as 204 does. */
export async function changeWithoutContent(
  sender: Sender,
  change: Change,
  signal: AbortSignal,
): Promise<Result<null>> {
  const response = await send(sender, change, signal);
  return response.ok ? succeeded(null) : response;
}

async function send(
  sender: Sender,
  { path, method, body, holdsFile = false }: Change,
  signal: AbortSignal,
): Promise<Result<HttpResponse>> {
  if (!path.ok) return path;
  const fault = keyFault(body);
  if (fault) return failed(fault);
  const call: Call = {
    operation: holdsFile ? 'transfer' : 'write',
    urgency: 'routine',
    method,
    path: path.value,
    ...(body !== undefined && { body }),
  };
  const sent = await sender.send(call, signal);
  return sent.kind === 'lost' ? failed(unconfirmed(sent.failure)) : responseOf(sent);
}

function responseOf(sent: Sent): Result<HttpResponse> {
  if (sent.kind === 'answered') return succeeded(sent.response);
  const { failure } = sent;
  // For a till this means that its own record is missing; here the caller asked for something that is not there or not visible.
  return failed(failure.code === 'not-found' ? { ...failure, action: 'fix-input' } : failure);
}

function unconfirmed(failure: Failure): Failure {
  return { ...failure, action: 'try-again', code: 'change-unconfirmed' };
}
