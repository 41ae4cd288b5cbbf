import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { ServiceError, rateLimited } from '../http/service-error.ts';
import type { FaultEffect } from './fault.ts';
import type { FaultList } from './fault-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault of this request. Handlers of test amounts set it, too. */
    fault: FaultEffect | null;
  }
}

/** Never resolves: the request stays open until its connection ends. */
const never = () => new Promise<never>(() => undefined);

/**
 * Applies the faults of `faults` to every route of `app`: network faults before the request is read, refusals after it
 * was admitted and counted, faults of the answer once the work is done.
 */
export function addFaultHooks(app: FastifyInstance, faults: FaultList, clock: SandboxClock): void {
  app.decorateRequest('fault', null);

  app.addHook('onRequest', (request, _reply, done) => {
    const met = faults.take(request.method, request.url);
    if (met === undefined) {
      done();
      return;
    }
    request.fault = met.effect ?? null;
    const go = () => {
      // Without a call of `done` the request is not processed.
      if (met.effect?.kind === 'drop-before-work') request.raw.socket.destroy();
      else done();
    };
    if (met.delayMs > 0) clock.at(clock.now() + met.delayMs, go);
    else go();
  });

  app.addHook('preHandler', (request, reply, done) => {
    if (request.fault?.kind === 'status') throw refusal(request.fault);
    if (request.fault?.kind === 'answer' && (request.fault.status ?? 200) >= 400) {
      // The body is added below; nothing was carried out.
      reply.type('application/json').send('');
      return;
    }
    done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.fault === null) done(null, payload);
    else spoil(request, reply, payload, request.fault).then((spoilt) => done(null, spoilt), done);
  });
}

function refusal(fault: FaultEffect & { kind: 'status' }): ServiceError {
  const { status, retryAfter } = fault;
  if (status === 429) return rateLimited(retryAfter ?? 1);
  const message = 'The service could not process the request.';
  return new ServiceError(status, message, retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter });
}

async function spoil(request: FastifyRequest, reply: FastifyReply, payload: unknown, fault: FaultEffect) {
  switch (fault.kind) {
    case 'drop-after-work':
      request.raw.socket.destroy();
      return never();
    case 'stall-headers':
      return never();
    case 'stall-body':
      return halfOf(String(payload), reply);
    case 'garbage-body':
      return '{"trackingId":"\u0000\ufffd<html>';
    case 'answer':
      reply.code(fault.status ?? reply.statusCode).headers(fault.headers ?? {});
      return fault.body === undefined || typeof fault.body === 'string'
        ? fault.body
        : JSON.stringify(fault.body);
    case 'delay':
    case 'drop-before-work':
    case 'status':
      return payload;
  }
}

/** A body of which the whole length is announced and half is sent, on a connection that stays open. */
function halfOf(body: string, reply: FastifyReply): Readable {
  reply.header('content-length', Buffer.byteLength(body));
  const half = new Readable({ read: () => undefined });
  half.push(body.slice(0, body.length / 2));
  return half;
}
