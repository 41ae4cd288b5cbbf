import { succeeded } from '../../../shared/failure.ts';
import { ApiKey } from '../auth/api-key.ts';
import { OAuthSession } from '../auth/oauth-session.ts';
import { SessionState } from '../auth/session-state.ts';
import { TokenEndpoint } from '../auth/token-endpoint.ts';
import { QuotaGate } from '../quota/quota-gate.ts';
import { Renewals } from '../sending/renewals.ts';
import { signInByToken } from '../sign-in.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Credential } from '../auth/credential.ts';
import type { Login } from '../config.ts';
import type { BusyReport } from '../quota/busy-report.ts';
import type { EndpointFamily, HttpContext } from '../sending/call.ts';
import type { BackOfficeConfig, BackOfficeSecrets, Family, FamilyCredential } from './config.ts';
import type { OfficeVitals } from './office-vitals.ts';

const RENEWAL_REST_MS = 5_000;

interface Held {
  readonly family: EndpointFamily;
  readonly sessionState: SessionState;
}

/** The back office's credentials, each with one quota for all the families that use it (spec "Limits": per token). */
export class BackOfficeCredentials {
  readonly #config: BackOfficeConfig;
  readonly #secrets: BackOfficeSecrets;
  readonly #http: HttpContext;
  readonly #busy: BusyReport;
  readonly #held = new Map<string, Held>();

  constructor(
    config: BackOfficeConfig,
    secrets: BackOfficeSecrets,
    around: { http: HttpContext; busy: BusyReport },
  ) {
    this.#config = config;
    this.#secrets = secrets;
    this.#http = around.http;
    this.#busy = around.busy;
  }

  /** Throws when the family uses a token and `config` does not say where tokens come from. */
  of(family: Family): EndpointFamily {
    const { credentials } = this.#config;
    const chosen = credentials?.[family] ?? (family === 'payments' ? 'terminalApiKey' : 'apiKey');
    const key = JSON.stringify(chosen);
    const held = this.#held.get(key) ?? this.#hold(chosen);
    this.#held.set(key, held);
    return held.family;
  }

  /**
   * Fetches the tokens that are in use and looks for the keys; a key itself is proven by its first call. A person's
   * act: it lifts a refusal, after which no token is asked for by itself.
   */
  async signIn(signal: AbortSignal): Promise<Result<null>> {
    for (const { family, sessionState } of this.#held.values()) {
      const signedIn = await signInByToken(family.credential, sessionState, signal);
      if (!signedIn.ok) return signedIn;
    }
    return succeeded(null);
  }

  /** The fewest calls that one of those in use has left, where the service has stated a limit. */
  get callsLeft(): Pick<OfficeVitals, 'readsLeft' | 'writesLeft'> {
    const held = [...this.#held.values()];
    const left = (method: 'GET' | 'POST') => {
      const stated = held.flatMap(({ family: { gate } }) =>
        gate.isUnmetered(method) ? [] : [gate.left(method)],
      );
      return stated.length === 0 ? undefined : Math.max(0, Math.min(...stated));
    };
    const [readsLeft, writesLeft] = [left('GET'), left('POST')];
    return {
      ...(readsLeft !== undefined && { readsLeft }),
      ...(writesLeft !== undefined && { writesLeft }),
    };
  }

  #hold(chosen: FamilyCredential): Held {
    const sessionState = new SessionState(() => undefined);
    const { clock, serverClock } = this.#http;
    // Only terminal tokens are metered; of all others the service's headers alone tell.
    const metered = typeof chosen === 'object' && 'terminalId' in chosen;
    const limits = metered ? this.#config.environment : 'unmetered';
    return {
      sessionState,
      family: {
        credential: this.#credential(chosen, sessionState),
        gate: new QuotaGate(limits, { clock, serverClock, busy: this.#busy }),
        renewals: new Renewals(clock, RENEWAL_REST_MS),
        onAccepted: () => undefined,
        onRefused: (failure) => failure,
      },
    };
  }

  #credential(chosen: FamilyCredential, sessionState: SessionState): Credential {
    if (typeof chosen === 'string')
      return new ApiKey(this.#secrets[chosen], { sessionState, clock: this.#http.clock }, chosen);
    return this.#session(chosen, sessionState);
  }

  #session(login: Login, sessionState: SessionState): Credential {
    const { oauth } = this.#config;
    if (!oauth) throw new TypeError('a family uses a token, and nothing says where tokens come from');
    const { terminalPassword, integratorPassword, clientSecret } = this.#secrets;
    const password = 'terminalId' in login ? terminalPassword : integratorPassword;
    const around = { endpoint: new TokenEndpoint(this.#http), sessionState, clock: this.#http.clock };
    return new OAuthSession({ auth: oauth, login }, { password, clientSecret }, around);
  }
}
