import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { rateLimited, unauthenticated } from '../http/service-error.ts';
import { identify } from './caller.ts';
import type { Caller, CallerSources } from './caller.ts';
import { useQuota } from './quota.ts';
import type { QuotaUse } from './quota.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by an admission hook. */
    caller: Caller | null;
  }
}

type AdmissionHook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** Hooks that check the credentials of an endpoint family and count the call against the quota. */
export interface Admission {
  /** A terminal's API key or token. */
  readonly payments: AdmissionHook;
  /** Partners, merchants, locations, terminals: any API key, or the integrator's token. */
  readonly entities: AdmissionHook;
  /** The webhook of a terminal, which may also be set with the terminal's token. */
  readonly webhooks: AdmissionHook;
  /** Payment history, settlement, onboarding: any API key. */
  readonly apiKey: AdmissionHook;
}

/**
 * Spec "Endpoints" states the scheme of each family, "OAuth 2.0 password grant" the client id of each kind of call. A
 * token that was issued for another client is answered 401.
 */
export function admission(sources: CallerSources & { readonly clock: SandboxClock }): Admission {
  const admit =
    (takes: (by: Caller['by']) => boolean): AdmissionHook =>
    (request, reply, done) => {
      const caller = identify(request, sources);
      if (!takes(caller.by)) throw unauthenticated('This endpoint expects another credential.');
      if (caller.by === 'terminal-token') meter(request, reply, caller.quotaUse);
      request.caller = caller;
      done();
    };

  const meter = (request: FastifyRequest, reply: FastifyReply, use: QuotaUse) => {
    const now = sources.clock.now();
    const reads = request.method === 'GET';
    const { switches } = sources;
    const reading = reads
      ? useQuota(use.reads, switches.readsPerMinute, now)
      : useQuota(use.writes, switches.writesPerMinute, now);
    reply.header('x-ratelimit-limit', reading.limit);
    reply.header('x-ratelimit-remaining', reading.remaining);
    reply.header('x-ratelimit-reset', reading.resetSeconds);
    if (!reading.allowed) throw rateLimited(Math.ceil(reading.resetSeconds - now / 1000));
  };

  return {
    payments: admit((by) => by !== 'integrator-token'),
    entities: admit((by) => by !== 'terminal-token' || sources.switches.tokensReadTerminals),
    webhooks: admit(() => true),
    apiKey: admit((by) => isKey(by) || (by === 'terminal-token' && sources.switches.tokensReadTerminals)),
  };
}

function isKey(by: Caller['by']): boolean {
  return by === 'terminal-key' || by === 'partner-key';
}
