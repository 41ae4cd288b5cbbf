import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../auth/caller.ts';
import type { Switches } from '../world/switches.ts';
import type { IdempotencyKeys, KeyedRequest } from './idempotency-keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the answer of this request is to be kept. */
    keyed: KeyedRequest | null;
  }
}

/**
 * Answers a repeated `POST` with its first answer where enforcement is switched on (spec "Limits": announced, for every
 * path). Only successes are kept, so that a refused or failed request can be tried again with its key.
 */
export function addIdempotency(app: FastifyInstance, keys: IdempotencyKeys, switches: Switches): void {
  app.decorateRequest('keyed', null);

  app.addHook('preHandler', (request, reply, done) => {
    const keyed = switches.idempotencyEnforced ? keyedRequest(request) : undefined;
    if (keyed === undefined) {
      done();
      return;
    }
    const earlier = keys.earlier(keyed);
    if (earlier === undefined) {
      request.keyed = keyed;
      done();
    } else {
      reply.code(earlier.status).send(earlier.body);
    }
  });

  app.addHook('preSerialization', (request, reply, body, done) => {
    const isSuccess = reply.statusCode >= 200 && reply.statusCode < 300;
    if (request.keyed !== null && isSuccess) keys.keep(request.keyed, { status: reply.statusCode, body });
    done(null, body);
  });
}

/** Requests without a credential, for a token, have no key. */
function keyedRequest({ caller, method, url, headers, body }: FastifyRequest): KeyedRequest | undefined {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || caller === null || key === undefined) return undefined;
  const [path = url] = url.split('?');
  return { caller: accountOf(caller), path: canonical(path), key: String(key), body };
}

/** A terminal's key and token are one caller, and so are all credentials of a partner. */
function accountOf(caller: Caller): string {
  return 'terminal' in caller ? caller.terminal.id : caller.partnerId;
}

/** Payment paths have two spellings (spec "Endpoints"). */
function canonical(path: string): string {
  return path.replace(/^\/payments\//, '/Payments/');
}
