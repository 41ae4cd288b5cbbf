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

/** One hook per endpoint family: it lets in the credentials that the family takes, and counts them. */
export interface Admission {
  /** A terminal's API key or token. */
  readonly payments: AdmissionHook;
  /** Partners, merchants, locations, terminals: any API key, or the integrator's token. */
  readonly entities: AdmissionHook;
  /** A terminal's webhook: a device-level call, so the terminal's token too. */
  readonly webhooks: AdmissionHook;
  /** Payment history, settlement, onboarding: any API key. */
  readonly apiKey: AdmissionHook;
}

/**
 * Spec "Endpoints" names a scheme per family, "OAuth 2.0 password grant" the client id per kind of call. A token
 * issued for another client is 401.
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
