import { readRateHeaders } from '../quota/rate-headers.ts';
import { readTokenAnswer } from './token-answer.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { HttpRequest, Transport } from '../transport/exchange.ts';
import type { TokenAnswer } from './token-answer.ts';

const TRY_TIMEOUT_MS = 10_000;
/** Waits after the first, second and each later answer that was neither a token nor a refusal. */
const PAUSE_MS = [1_000, 2_000, 4_000] as const;

/**
 * Asks for tokens. An endpoint that answers with trouble is spared for a while, at least as long as its
 * `Retry-After`: asked earlier, the last trouble is the answer. A network that is gone is tried freely.
 */
export class TokenEndpoint {
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #closed: AbortSignal;
  #pause: { readonly until: number; readonly failure: Failure } | undefined;
  #troubles = 0;

  constructor({ transport, clock, closed }: { transport: Transport; clock: Clock; closed: AbortSignal }) {
    this.#transport = transport;
    this.#clock = clock;
    this.#closed = closed;
  }

  /** `conceal` takes the secrets of the request out of whatever the endpoint echoes. Never rejects. */
  async ask(request: HttpRequest, conceal: (text: string) => string): Promise<TokenAnswer> {
    if (this.#pause && this.#clock.monotonic() < this.#pause.until) {
      return { kind: 'failed', failure: this.#pause.failure };
    }
    const exchange = await this.#transport.exchange(request, TRY_TIMEOUT_MS, this.#closed);
    if (exchange.kind !== 'answered') {
      const failure: Failure = { action: 'wait', code: 'service-unreachable', detail: exchange.cause };
      return { kind: 'failed', failure };
    }
    const answer = readTokenAnswer(exchange.response, conceal);
    if (answer.kind === 'failed') this.#pauseFor(answer.failure, exchange.response.headers);
    else this.#troubles = 0;
    return answer;
  }

  #pauseFor(failure: Failure, headers: Headers): void {
    const step = PAUSE_MS[Math.min(this.#troubles, PAUSE_MS.length - 1)] ?? 0;
    const { retryAfterMs = 0 } = readRateHeaders(headers, this.#clock.wall());
    this.#troubles += 1;
    this.#pause = { until: this.#clock.monotonic() + Math.max(step, retryAfterMs), failure };
  }
}
