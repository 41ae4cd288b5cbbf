import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, invalid, notFound, ServiceError } from './service-error.ts';
import type { Detail } from './service-error.ts';

export type Fault = FastifyError | ServiceError;

/** Answers an error of a handler, a hook or the framework with the service's error object. */
export function answerError(fault: Fault, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asServiceError(fault);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.status).send(errorBody(error, randomUUID()));
}

/**
 * Answers what is not an HTTP request with the error object, because the framework does not see it: 431 for headers or
 * an address that are too long, 408 for a request that does not end, otherwise 400.
 */
export function answerUnreadable(fault: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || fault.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, text, message] = UNREADABLE[fault.code ?? ''] ?? [
    400,
    'Bad Request',
    'This is no HTTP request.',
  ];
  const body = JSON.stringify(errorBody(new ServiceError(status, message), randomUUID()));
  const head = `HTTP/1.1 ${status} ${text}\r\ncontent-type: application/json; charset=utf-8\r\n`;
  socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}

const UNREADABLE: Readonly<Record<string, readonly [status: number, text: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address or the headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not come to its end.'],
};

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(notFound(`No such resource: ${request.method} ${request.url}`), request, reply);
}

/** The framework's own 4xx (malformed JSON, wrong media type, too large) become 400, "invalid input or shape". */
export function asServiceError(fault: Fault): ServiceError {
  if (fault instanceof ServiceError) return fault;
  if (fault.validation !== undefined) return invalid(fault.validation.flatMap(detailsOf));
  const status = fault.statusCode ?? 500;
  if (status < 500) return new ServiceError(400, fault.message);
  return new ServiceError(500, 'An unexpected error occurred.');
}

type SchemaFault = NonNullable<FastifyError['validation']>[number];

/** A fault of a body against its schema, with the dotted path of the field. */
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
      // This fault only says that a branch failed; the branch's own faults are listed, too.
      return [];
    default:
      return [{ field: path.join('.'), message }];
  }
}
