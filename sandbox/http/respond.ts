import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, invalid, notFound, ServiceError } from './service-error.ts';
import type { Detail } from './service-error.ts';

export type Fault = FastifyError | ServiceError;

/** Answers whatever a handler, a hook or the framework threw as the service's error object. */
export function answerError(fault: Fault, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asServiceError(fault);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.status).send(errorBody(error, randomUUID()));
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(notFound(`No such resource: ${request.method} ${request.url}`), request, reply);
}

/** The framework's own 4xx (malformed JSON, wrong media type, too large) are all "invalid input or shape": 400. */
export function asServiceError(fault: Fault): ServiceError {
  if (fault instanceof ServiceError) return fault;
  if (fault.validation !== undefined) return invalid(fault.validation.flatMap(detailsOf));
  const status = fault.statusCode ?? 500;
  if (status < 500) return new ServiceError(400, fault.message);
  return new ServiceError(500, 'An unexpected error occurred.');
}

type SchemaFault = NonNullable<FastifyError['validation']>[number];

/** One fault of a body against its schema, by the dotted path of the field it is about. */
export function detailsOf({
  keyword,
  instancePath,
  params,
  message = 'is not valid',
}: SchemaFault): Detail[] {
  const path = instancePath.split('/').slice(1);
  switch (keyword) {
    case 'required':
      return [{ field: [...path, params['missingProperty']].join('.'), message: 'is required' }];
    case 'additionalProperties':
      return [{ field: [...path, params['additionalProperty']].join('.'), message: 'is unknown' }];
    case 'enum':
      return [{ field: path.join('.'), message: `must be one of ${String(params['allowedValues'])}` }];
    case 'if':
      // Only says that the branch failed whose faults stand beside it.
      return [];
    default:
      return [{ field: path.join('.'), message }];
  }
}
