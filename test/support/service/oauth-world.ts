import { OAuthSession } from '../../../src-main/service/auth/oauth-session.ts';
import { SessionState } from '../../../src-main/service/auth/session-state.ts';
import { TokenEndpoint } from '../../../src-main/service/auth/token-endpoint.ts';
import { ServerClock } from '../../../src-main/service/quota/server-clock.ts';
import { VirtualClock } from '../worlds/virtual-clock.ts';
import { answered } from './service-answers.ts';
import { ScriptedTransport } from './service-transport.ts';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { LoginSecrets } from '../../../src-main/service/auth/token-request.ts';
import type { Login, OAuthConfig } from '../../../src-main/service/config.ts';

const common = {
  scheme: 'oauth',
  authUrl: 'https://id.test',
  brand: 'acme',
  identityDomain: 'pos.test',
} as const;
export const REALM: OAuthConfig = { ...common, form: 'realm', realm: 'prod' };
export const OAUTH_TOKEN: OAuthConfig = { ...common, form: 'oauth-token' };
export const REFUSED = answered(401, { error: 'invalid_grant', error_description: 'wrong password' });

/** A sign-in by OAuth under virtual time, with a token endpoint whose answers a test gives. */
export class OAuthWorld {
  readonly clock = new VirtualClock();
  readonly serverClock = new ServerClock(this.clock);
  readonly transport = new ScriptedTransport();
  readonly views: SessionView[] = [];
  readonly sessionState = new SessionState((view) => this.views.push(view));
  /** Of requests that nobody aborts. */
  readonly never = new AbortController().signal;
  readonly session: OAuthSession;

  constructor(
    auth: OAuthConfig = REALM,
    secrets: LoginSecrets = { password: 'pw' },
    login: Login = { terminalId: 'term_1' },
  ) {
    const { clock, serverClock, transport, sessionState, never } = this;
    const endpoint = new TokenEndpoint({ transport, clock, serverClock, closed: never });
    this.session = new OAuthSession({ auth, login }, secrets, { endpoint, sessionState, clock });
  }

  /** The bearer token, or the code of the failure. */
  async token(): Promise<string> {
    const authorized = await this.session.authorize(this.never);
    return authorized.ok ? String(authorized.value.headers()['Authorization']) : authorized.failure.code;
  }

  async discard(): Promise<void> {
    const authorized = await this.session.authorize(this.never);
    if (authorized.ok) this.session.discard(authorized.value);
  }

  grants(): readonly (string | null)[] {
    return this.transport.requests.map(({ body }) => new URLSearchParams(body).get('grant_type'));
  }

  states(): readonly SessionView['state'][] {
    return this.views.map(({ state }) => state);
  }
}
