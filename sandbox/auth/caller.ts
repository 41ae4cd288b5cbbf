import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../http/service-error.ts';
import type { PartnerApiKeys } from '../world/records/api-keys.ts';
import type { Switches } from '../world/switches.ts';
import type { Terminal, Terminals } from '../world/records/terminals.ts';
import type { QuotaUse } from './quota.ts';
import type { Tokens } from './tokens.ts';

/** The caller, with one of the two schemes (spec "Authentication"). */
export type Caller = TerminalCaller | PartnerCaller;

/** A credential of one terminal. */
export type TerminalCaller =
  | { readonly by: 'terminal-key'; readonly terminal: Terminal }
  | { readonly by: 'terminal-token'; readonly terminal: Terminal; readonly quotaUse: QuotaUse };

/** A credential of a partner, which is valid for everything below it. */
export interface PartnerCaller {
  readonly by: 'partner-key' | 'integrator-token';
  readonly partnerId: string;
}

export interface CallerSources {
  readonly terminals: Terminals;
  readonly partnerApiKeys: PartnerApiKeys;
  readonly tokens: Tokens;
  readonly switches: Switches;
  /** The partner that the integrator's service account belongs to. */
  readonly integratorPartnerId: string;
}

/** Reads the credential of a request; an API key goes before a token. Throws 401. */
export function identify(request: FastifyRequest, sources: CallerSources): Caller {
  const apiKey = request.headers['x-api-key'];
  if (apiKey !== undefined) return byApiKey(String(apiKey), sources);
  const authorization = request.headers.authorization;
  if (authorization === undefined) throw unauthenticated('The credential is missing.');
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined)
    throw unauthenticated('The Authorization header is not of the form "Bearer <token>".');
  return byToken(token, sources);
}

function byApiKey(apiKey: string, { terminals, partnerApiKeys, switches }: CallerSources): Caller {
  if (!switches.apiKeysRevoked) {
    const terminal = terminals.byApiKey(apiKey);
    if (terminal !== undefined) return { by: 'terminal-key', terminal };
    const key = partnerApiKeys.byKey(apiKey);
    if (key !== undefined) return { by: 'partner-key', partnerId: key.partnerId };
  }
  throw unauthenticated('The API key is not valid.');
}

function byToken(token: string, { terminals, tokens, integratorPartnerId }: CallerSources): Caller {
  const found = tokens.access(token);
  if (found === undefined) throw unauthenticated('The access token is not valid or has expired.');
  if (found.subject.kind === 'integrator') return { by: 'integrator-token', partnerId: integratorPartnerId };
  const terminal = terminals.byId(found.subject.terminalId);
  if (terminal === undefined)
    throw unauthenticated('The access token is for a terminal that does not exist.');
  return { by: 'terminal-token', terminal, quotaUse: found.quotaUse };
}
