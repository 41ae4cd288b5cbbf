import { ApiKey, isSendable } from './auth/api-key.ts';
import { OAuthSession } from './auth/oauth-session.ts';
import { SessionStanding } from './auth/session-standing.ts';
import { TokenEndpoint } from './auth/token-endpoint.ts';
import { QuotaGate } from './quota/quota-gate.ts';
import type { Credential } from './auth/credential.ts';
import type { OAuthConfig, ServiceConfig, ServiceSecrets } from './config.ts';
import type { BusyReport } from './quota/busy-report.ts';
import type { EndpointFamily, Wire } from './sending/call.ts';

interface Around {
  readonly wire: Wire;
  readonly busy: BusyReport;
  readonly standing: SessionStanding;
}

/**
 * Which credential each endpoint family uses. Payments: what the profile's scheme says. The terminal's record and
 * history: the API key as the specification has it (spec "API key"), else the payments' credential. Calls of one
 * credential share one quota gate (spec "Limits": per token).
 */
export function endpointFamilies(
  config: ServiceConfig,
  secrets: ServiceSecrets,
  around: Around,
): { readonly payments: EndpointFamily; readonly records: EndpointFamily } {
  const payments = paymentsFamily(config, secrets, around);
  const { apiKey } = secrets;
  const ownKey = config.auth.scheme === 'oauth' && apiKey !== undefined && isSendable(apiKey);
  return {
    payments,
    records: {
      credential: ownKey ? ownKeyOf(apiKey, around) : payments.credential,
      gate: ownKey ? newGate(config, around) : payments.gate,
      onAccepted: () => undefined,
      onRefused: (failure) => ({ ...failure, action: 'fix-configuration', code: 'not-permitted' }),
    },
  };
}

function paymentsFamily(config: ServiceConfig, secrets: ServiceSecrets, around: Around): EndpointFamily {
  const { standing } = around;
  const gate = newGate(config, around);
  if (config.auth.scheme === 'oauth') {
    return {
      credential: oauthSession({ ...config, auth: config.auth }, secrets, around),
      gate,
      // The token endpoint alone decides whether the till is signed in.
      onAccepted: () => undefined,
      onRefused: (failure) => failure,
    };
  }
  const credential = new ApiKey(secrets.apiKey, { standing, clock: around.wire.clock });
  return {
    credential,
    gate,
    onAccepted: () => credential.accepted(),
    onRefused: (failure) => {
      credential.refused(failure);
      return failure;
    },
  };
}

/** Its own standing: a key that only history needs must not sign the till out. */
function ownKeyOf(apiKey: string, { wire: { clock } }: Around): Credential {
  return new ApiKey(apiKey, { standing: new SessionStanding(() => undefined), clock });
}

function oauthSession(
  { auth, terminalId }: { readonly auth: OAuthConfig; readonly terminalId: string },
  { terminalPassword, clientSecret }: ServiceSecrets,
  { wire, standing }: Around,
): Credential {
  const secrets = { password: terminalPassword, clientSecret };
  return new OAuthSession({ auth, login: { terminalId } }, secrets, {
    endpoint: new TokenEndpoint(wire),
    standing,
    clock: wire.clock,
  });
}

function newGate({ environment }: ServiceConfig, { wire, busy }: Around): QuotaGate {
  return new QuotaGate(environment, { clock: wire.clock, serverClock: wire.serverClock, busy });
}
