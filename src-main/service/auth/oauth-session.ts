import { failed, succeeded } from '../../../shared/failure.ts';
import { unlessAborted } from '../../supervision/deadline.ts';
import { isUnreached } from '../answers/unreached.ts';
import { bearer, redacting, missingSecret } from './credential.ts';
import { passwordRequest, refreshRequest } from './token-request.ts';
import { startExpiry } from './two-clock-expiry.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Login, OAuthConfig } from '../config.ts';
import type { Authorization, Credential } from './credential.ts';
import type { SessionState } from './session-state.ts';
import type { TokenAnswer, TokenGrant } from './token-answer.ts';
import type { TokenEndpoint } from './token-endpoint.ts';
import type { LoginSecrets } from './token-request.ts';
import type { TwoClockExpiry } from './two-clock-expiry.ts';

interface HeldToken {
  readonly authorization: Authorization;
  readonly expiry: TwoClockExpiry;
}

interface HeldRefresh {
  readonly token: string;
  readonly expiry: TwoClockExpiry;
}

const ASKED_AGAIN_AFTER_MS = 5_000;

/**
 * The OAuth session of one login (spec "OAuth 2.0 password grant"): one token in memory, one sign-in at a time for all
 * who wait for it, by refresh token where there is one, and no attempt after a refusal until the session resumes.
 */
export class OAuthSession implements Credential {
  readonly renewable = true;
  readonly #auth: OAuthConfig;
  readonly #login: Login;
  #secrets: LoginSecrets;
  readonly #endpoint: TokenEndpoint;
  readonly #sessionState: SessionState;
  readonly #clock: Clock;
  #held: HeldToken | undefined;
  #refresh: HeldRefresh | undefined;
  #signingIn: Promise<Result<Authorization>> | undefined;
  /** The endpoint has taken these secrets. */
  #areProven = false;

  constructor(
    { auth, login }: { readonly auth: OAuthConfig; readonly login: Login },
    secrets: LoginSecrets,
    around: { endpoint: TokenEndpoint; sessionState: SessionState; clock: Clock },
  ) {
    this.#auth = auth;
    this.#login = login;
    this.#secrets = secrets;
    this.#endpoint = around.endpoint;
    this.#sessionState = around.sessionState;
    this.#clock = around.clock;
  }

  /** The cached token, else what a sign-in brings; a caller who aborts leaves the sign-in to the others. */
  async authorize(signal: AbortSignal): Promise<Result<Authorization>> {
    if (this.#held && !this.#held.expiry.passed()) return succeeded(this.#held.authorization);
    if (this.#sessionState.refusal) return failed(this.#sessionState.refusal);
    this.#signingIn ??= this.#signIn().finally(() => (this.#signingIn = undefined));
    return unlessAborted(this.#signingIn, signal);
  }

  /** Replaces the secrets. The next call signs in with them, also where the earlier ones were refused. */
  useSecrets(secrets: LoginSecrets): void {
    this.#secrets = secrets;
    this.#areProven = false;
    this.#held = undefined;
    this.#refresh = undefined;
    this.#sessionState.resume();
  }

  /** A token that was got with the earlier secrets is renewed with the new ones. */
  isReplaced(): boolean {
    return false;
  }

  discard(refused: Authorization): void {
    if (this.#held?.authorization === refused) this.#held = undefined;
  }

  async #signIn(): Promise<Result<Authorization>> {
    const secrets = this.#secrets;
    const lacking = this.#lackingSecret();
    if (lacking) return this.#refused(missingSecret(lacking));
    this.#sessionState.signingIn();
    const expiry = startExpiry(this.#clock);
    const answer = (await this.#askByRefresh()) ?? (await this.#askByPassword());
    // The answer to a sign-in with earlier secrets says nothing about the new ones.
    if (secrets !== this.#secrets) return this.#signIn();
    switch (answer.kind) {
      case 'granted':
        return succeeded(this.#keep(answer.grant, expiry));
      case 'refused':
        return this.#refused(answer.failure);
      case 'failed':
        this.#sessionState.unreachable();
        return failed(answer.failure);
    }
  }

  /**
   * `undefined` when there is no usable refresh token, or it was refused: then the password decides. So it does the next time where
   * the endpoint answers anything else but a token: some fail at a refresh token of a session that they have lost.
   */
  async #askByRefresh(): Promise<TokenAnswer | undefined> {
    if (!this.#refresh || this.#refresh.expiry.passed()) return undefined;
    const { token } = this.#refresh;
    const answer = await this.#endpoint.ask(
      refreshRequest(this.#auth, this.#login, token),
      redacting([token]),
    );
    if (answer.kind === 'granted') return answer;
    if (answer.kind === 'failed' && isUnreached(answer.failure)) return answer;
    this.#refresh = undefined;
    return answer.kind === 'failed' ? answer : undefined;
  }

  /** What has signed in before is asked for once more where a refusal says nothing: a day of sales ends with it. */
  async #askByPassword(): Promise<TokenAnswer> {
    const answer = await this.#askOnceByPassword();
    if (answer.kind !== 'refused' || answer.isUnsaid === undefined || !this.#areProven) return answer;
    await this.#clock.sleep(ASKED_AGAIN_AFTER_MS);
    return this.#askOnceByPassword();
  }

  #askOnceByPassword(): Promise<TokenAnswer> {
    const { password, clientSecret } = this.#secrets;
    return this.#endpoint.ask(
      passwordRequest(this.#auth, this.#login, this.#secrets),
      redacting([password, clientSecret]),
    );
  }

  #keep(grant: TokenGrant, expiry: (lifetimeS: number) => TwoClockExpiry): Authorization {
    const authorization = bearer(grant.accessToken);
    this.#held = { authorization, expiry: expiry(grant.expiresInS) };
    // A refresh may bring no new refresh token: the old one stays good.
    if (grant.refresh) {
      this.#refresh = { token: grant.refresh.token, expiry: expiry(grant.refresh.expiresInS) };
    }
    this.#areProven = true;
    this.#sessionState.signedIn();
    return authorization;
  }

  #refused(failure: Failure): Result<never> {
    this.#sessionState.refused(failure);
    return failed(failure);
  }

  #lackingSecret(): string | undefined {
    if (!this.#secrets.password)
      return 'terminalId' in this.#login ? 'terminalPassword' : 'integratorPassword';
    return this.#auth.form === 'oauth-token' && !this.#secrets.clientSecret ? 'clientSecret' : undefined;
  }
}
