import type { WireParts } from '../gateway/wire-parts.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
  /** It names the payment of another sale. */
  readonly isRepeated?: true;
}

/** The identity provider: tokens by password or refresh token, which end by themselves or are forgotten. */
export class Identity {
  readonly #wire: WireParts;
  /** When each token ends, by the timeline. */
  readonly #tokens = new Map<string, number>();
  #given = 0;

  constructor(wire: WireParts) {
    this.#wire = wire;
  }

  answer(form: URLSearchParams): Answer {
    const { plan, timeline, service, random } = this.#wire;
    if (service.meets('token-trouble', random)) {
      const status = random.pick([500, 503, 429]);
      return {
        status,
        body: { error: 'trouble' },
        ...(random.chance(0.5) && { retryAfter: random.between(1, 8) }),
      };
    }
    const isPassword = form.get('grant_type') === 'password';
    if (isPassword && service.meets('password-refused', random))
      return { status: 401, body: { error: 'invalid_grant' } };
    if (!isPassword && service.meets('refresh-refused', random))
      return { status: 400, body: { error: 'invalid_grant' } };
    const token = `token-${++this.#given}`;
    this.#tokens.set(token, timeline.now() + plan.tokenSeconds * 1_000);
    const refresh = { refresh_token: `refresh-${this.#given}`, refresh_expires_in: 36_000 };
    return {
      status: 200,
      body: { access_token: token, token_type: 'Bearer', expires_in: plan.tokenSeconds, ...refresh },
    };
  }

  /** Whether the service takes the token; it may forget one before its time. */
  takes(token: string): boolean {
    const { timeline, service, random } = this.#wire;
    if (service.meets('token-forgotten', random)) this.#tokens.delete(token);
    return (this.#tokens.get(token) ?? -Infinity) > timeline.now();
  }
}
