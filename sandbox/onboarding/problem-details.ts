import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asServiceError } from '../http/respond.ts';
import type { Fault } from '../http/respond.ts';
import type { Detail } from '../http/service-error.ts';

/**
 * Error handler of the two application creates, whose 400 is a problem-details object (spec "Error object", exception).
 * The specification does not show the form of `errors`: here it has lists of messages by field, those about the whole
 * body under the empty name.
 */
export function answerProblem(fault: Fault, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asServiceError(fault);
  // All other statuses have the service's error object.
  if (error.status !== 400) throw fault;
  return reply
    .code(400)
    .type('application/problem+json')
    .send({
      type: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: byField(error.details ?? [{ field: '', message: error.message }]),
      traceId: randomUUID(),
    });
}

function byField(details: readonly Detail[]): Readonly<Record<string, readonly string[]>> {
  const messages = new Map<string, string[]>();
  for (const { field, message } of details) messages.set(field, [...(messages.get(field) ?? []), message]);
  return Object.fromEntries(messages);
}
