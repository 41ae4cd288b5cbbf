import { ApiKey, isSendable } from './auth/api-key.ts';
import { OAuthSession } from './auth/oauth-session.ts';
import { SessionState } from './auth/session-state.ts';
import { TokenEndpoint } from './auth/token-endpoint.ts';
import { QuotaGate } from './quota/quota-gate.ts';
import { Renewals } from './sending/renewals.ts';
import type { LoginSecrets } from './auth/token-request.ts';
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

export interface EndpointFamilies {
  readonly payments: EndpointFamily;
  readonly records: EndpointFamily;
  /** Puts others in the place of the secrets, but for the proxy's. Calls under way end with those before. */
  readonly useSecrets: (secrets: ServiceSecrets) => void;
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
): EndpointFamilies {
  const payments = paymentsFamily(config, secrets, around);
  const ownKeyIn = ({ apiKey }: ServiceSecrets) =>
    config.auth.scheme === 'oauth' && apiKey !== undefined && isSendable(apiKey) ? apiKey : undefined;
  const firstKey = ownKeyIn(secrets);
  let own = firstKey === undefined ? undefined : ownFamilyOf(firstKey, config, around);
  const renewals = new Renewals(around.http.clock, RECORDS_REST_MS);
  return {
    payments,
    records: {
      get credential() {
        return own ? own.credential : payments.credential;
      },
      get gate() {
        return own ? own.gate : payments.gate;
      },
      renewals,
      onAccepted: () => undefined,
      onRefused: (failure) => ({ ...failure, action: 'fix-configuration', code: 'not-permitted' }),
    },
    useSecrets: (next) => {
      payments.useSecrets(next);
      const key = ownKeyIn(next);
      if (own && key !== undefined) own.credential.useKey(key);
      else own = key === undefined ? undefined : ownFamilyOf(key, config, around);
      for (const family of [payments.renewals, renewals]) family.accepted();
    },
  };
}

interface PaymentsFamily extends EndpointFamily {
  readonly useSecrets: (secrets: ServiceSecrets) => void;
}

function paymentsFamily(config: ServiceConfig, secrets: ServiceSecrets, around: Around): PaymentsFamily {
  const { sessionState } = around;
  const gate = newGate(config, around);
  const renewals = new Renewals(around.http.clock, PAYMENTS_REST_MS);
  if (config.auth.scheme === 'oauth') {
    const credential = oauthSession({ ...config, auth: config.auth }, secrets, around);
    return {
      credential,
      useSecrets: (next) => credential.useSecrets(loginSecretsIn(next)),
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
    useSecrets: ({ apiKey }) => credential.useKey(apiKey),
    gate,
    renewals,
    onAccepted: () => credential.accepted(),
    onRefused: (failure) => {
      const refused = { ...failure, signInFault: 'api-key' } as const;
      credential.refused(refused);
      return refused;
    },
  };
}

/** With a session state of its own: a key that only history needs must not sign the till out. */
function ownFamilyOf(apiKey: string, config: ServiceConfig, around: Around) {
  const { clock } = around.http;
  const credential = new ApiKey(apiKey, { sessionState: new SessionState(() => undefined), clock });
  return { credential, gate: newGate(config, around) };
}

function loginSecretsIn({ terminalPassword, clientSecret }: ServiceSecrets): LoginSecrets {
  return { password: terminalPassword, clientSecret };
}

function oauthSession(
  { auth, terminalId }: { readonly auth: OAuthConfig; readonly terminalId: string },
  secrets: ServiceSecrets,
  { http, sessionState }: Around,
): OAuthSession {
  return new OAuthSession({ auth, login: { terminalId } }, loginSecretsIn(secrets), {
    endpoint: new TokenEndpoint(http),
    sessionState,
    clock: http.clock,
  });
}

function newGate({ environment }: ServiceConfig, { http, busy }: Around): QuotaGate {
  return new QuotaGate(environment, { clock: http.clock, serverClock: http.serverClock, busy });
}
