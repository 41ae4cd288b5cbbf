import { backOff, SUGGESTED } from '../../supervision/back-off.ts';
import { readRateHeaders } from '../quota/rate-headers.ts';
import { ServerClock } from '../quota/server-clock.ts';
import { readTokenAnswer } from './token-answer.ts';
import { unreached } from '../answers/unreached.ts';
import { addressFault } from './unreachable-address.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { HttpRequest, Transport } from '../transport/exchange.ts';
import type { TokenAnswer } from './token-answer.ts';

const TRY_TIMEOUT_MS = 10_000;

/** The failure of an endpoint that asked for a pause, whatever else it answered. */
const ASKED_TO_WAIT: Failure = { action: 'wait', code: 'service-busy', detail: 'asked to wait' };

/** What is needed to ask a token endpoint. */
export interface TokenWire {
  readonly transport: Transport;
  readonly clock: Clock;
  /** The service's clock, which is used until the identity provider has stated a time. */
  readonly serverClock: ServerClock;
  readonly closed: AbortSignal;
}

/**
 * Asks for tokens. An endpoint that failed is not asked again for a while; one that says `Retry-After`, with
 * whatever answer, for as long as it says. Until then the last failure is the answer. A network that is not there is
 * tried without a pause.
 */
export class TokenEndpoint {
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #closed: AbortSignal;
  readonly #serverClock: ServerClock;
  /** The identity provider is another computer than the service, with a clock of its own. */
  readonly #ownClock: ServerClock;
  #pause: { readonly until: number; readonly failure: Failure } | undefined;
  #troubles = 0;

  constructor({ transport, clock, serverClock, closed }: TokenWire) {
    this.#transport = transport;
    this.#clock = clock;
    this.#serverClock = serverClock;
    this.#ownClock = new ServerClock(clock);
    this.#closed = closed;
  }

  /** `redact` removes the request's secrets from what the endpoint repeats. Never rejects. */
  async ask(request: HttpRequest, redact: (text: string) => string): Promise<TokenAnswer> {
    if (this.#pause && this.#clock.monotonic() < this.#pause.until) {
      return { kind: 'failed', failure: this.#pause.failure };
    }
    const exchange = await this.#transport.exchange(request, TRY_TIMEOUT_MS, this.#closed);
    if (exchange.kind !== 'answered') {
      const failure = unreached(exchange.cause);
      const signInFault = addressFault(exchange.cause);
      return { kind: 'failed', failure: { ...failure, ...(signInFault && { signInFault }) } };
    }
    const { headers } = exchange.response;
    this.#ownClock.observe(headers);
    const answer = readTokenAnswer(exchange.response, redact);
    this.#pauseAfter(answer, headers);
    return answer;
  }

  #pauseAfter(answer: TokenAnswer, headers: Headers): void {
    const isTrouble = answer.kind === 'failed';
    this.#troubles = isTrouble ? this.#troubles + 1 : 0;
    const step = isTrouble ? backOff(this.#troubles, SUGGESTED) : 0;
    const now = this.#ownClock.known() ?? this.#serverClock.now();
    const { retryAfterMs = 0 } = readRateHeaders(headers, now);
    const pauseMs = Math.max(step, retryAfterMs);
    // A refusal is not repeated during the pause: by then a manager may have typed other secrets.
    const failure = isTrouble ? answer.failure : ASKED_TO_WAIT;
    this.#pause = pauseMs > 0 ? { until: this.#clock.monotonic() + pauseMs, failure } : undefined;
  }
}
