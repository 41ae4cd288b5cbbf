import { succeeded } from '../../../shared/failure.ts';
import { ApiKey } from '../auth/api-key.ts';
import { OAuthSession } from '../auth/oauth-session.ts';
import { SessionStanding } from '../auth/session-standing.ts';
import { TokenEndpoint } from '../auth/token-endpoint.ts';
import { QuotaGate } from '../quota/quota-gate.ts';
import { signInByToken } from '../sign-in.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Credential } from '../auth/credential.ts';
import type { Login } from '../config.ts';
import type { BusyReport } from '../quota/busy-report.ts';
import type { EndpointFamily, Wire } from '../sending/call.ts';
import type { DeskConfig, DeskSecrets, Family, FamilyCredential } from './config.ts';

interface Held {
  readonly family: EndpointFamily;
  readonly standing: SessionStanding;
}

/** The desk's credentials, each with one quota for all the families that use it (spec "Limits": per token). */
export class DeskCredentials {
  readonly #config: DeskConfig;
  readonly #secrets: DeskSecrets;
  readonly #wire: Wire;
  readonly #busy: BusyReport;
  readonly #held = new Map<string, Held>();

  constructor(config: DeskConfig, secrets: DeskSecrets, around: { wire: Wire; busy: BusyReport }) {
    this.#config = config;
    this.#secrets = secrets;
    this.#wire = around.wire;
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
    for (const { family, standing } of this.#held.values()) {
      const signedIn = await signInByToken(family.credential, standing, signal);
      if (!signedIn.ok) return signedIn;
    }
    return succeeded(null);
  }

  #hold(chosen: FamilyCredential): Held {
    const standing = new SessionStanding(() => undefined);
    const { clock, serverClock } = this.#wire;
    // Only terminal tokens are metered; of all others the service's headers alone tell.
    const metered = typeof chosen === 'object' && 'terminalId' in chosen;
    const limits = metered ? this.#config.environment : 'unmetered';
    return {
      standing,
      family: {
        credential: this.#credential(chosen, standing),
        gate: new QuotaGate(limits, { clock, serverClock, busy: this.#busy }),
        onAccepted: () => undefined,
        onRefused: (failure) => failure,
      },
    };
  }

  #credential(chosen: FamilyCredential, standing: SessionStanding): Credential {
    if (typeof chosen === 'string')
      return new ApiKey(this.#secrets[chosen], { standing, clock: this.#wire.clock }, chosen);
    return this.#session(chosen, standing);
  }

  #session(login: Login, standing: SessionStanding): Credential {
    const { oauth } = this.#config;
    if (!oauth) throw new TypeError('a family uses a token, and nothing says where tokens come from');
    const { terminalPassword, integratorPassword, clientSecret } = this.#secrets;
    const password = 'terminalId' in login ? terminalPassword : integratorPassword;
    const around = { endpoint: new TokenEndpoint(this.#wire), standing, clock: this.#wire.clock };
    return new OAuthSession({ auth: oauth, login }, { password, clientSecret }, around);
  }
}
