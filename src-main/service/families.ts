import { ApiKey, isSendable } from './auth/api-key.ts';
import { OAuthSession } from './auth/oauth-session.ts';
import { SessionState } from './auth/session-state.ts';
import { TokenEndpoint } from './auth/token-endpoint.ts';
import { QuotaGate } from './quota/quota-gate.ts';
import { Renewals } from './sending/renewals.ts';
import type { Credential } from './auth/credential.ts';
import type { OAuthConfig, ServiceConfig, ServiceSecrets } from './config.ts';
import type { BusyReport } from './quota/busy-report.ts';
import type { EndpointFamily, HttpContext } from './sending/call.ts';

/** A service may recover at once. */
const PAYMENTS_REST_MS = 5_000;
/** A deployment that reads records by API key alone refuses every token there. */
const RECORDS_REST_MS = 600_000;

interface Around {
  readonly http: HttpContext;
  readonly busy: BusyReport;
  readonly sessionState: SessionState;
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
      renewals: new Renewals(around.http.clock, RECORDS_REST_MS),
      onAccepted: () => undefined,
      onRefused: (failure) => ({ ...failure, action: 'fix-configuration', code: 'not-permitted' }),
    },
  };
}

function paymentsFamily(config: ServiceConfig, secrets: ServiceSecrets, around: Around): EndpointFamily {
  const { sessionState } = around;
  const gate = newGate(config, around);
  const renewals = new Renewals(around.http.clock, PAYMENTS_REST_MS);
  if (config.auth.scheme === 'oauth') {
    return {
      credential: oauthSession({ ...config, auth: config.auth }, secrets, around),
      gate,
      renewals,
      // The token endpoint alone decides whether the till is signed in.
      onAccepted: () => undefined,
      onRefused: (failure) => failure,
    };
  }
  const credential = new ApiKey(secrets.apiKey, { sessionState, clock: around.http.clock });
  return {
    credential,
    gate,
    renewals,
    onAccepted: () => credential.accepted(),
    onRefused: (failure) => {
      credential.refused(failure);
      return failure;
    },
  };
}

/** With a session state of its own: a key that only history needs must not sign the till out. */
function ownKeyOf(apiKey: string, { http: { clock } }: Around): Credential {
  return new ApiKey(apiKey, { sessionState: new SessionState(() => undefined), clock });
}

function oauthSession(
  { auth, terminalId }: { readonly auth: OAuthConfig; readonly terminalId: string },
  { terminalPassword, clientSecret }: ServiceSecrets,
  { http, sessionState }: Around,
): Credential {
  const secrets = { password: terminalPassword, clientSecret };
  return new OAuthSession({ auth, login: { terminalId } }, secrets, {
    endpoint: new TokenEndpoint(http),
    sessionState,
    clock: http.clock,
  });
}

function newGate({ environment }: ServiceConfig, { http, busy }: Around): QuotaGate {
  return new QuotaGate(environment, { clock: http.clock, serverClock: http.serverClock, busy });
}
