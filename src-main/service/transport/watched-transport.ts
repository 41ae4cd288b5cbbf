import type { Exchange, HttpRequest, Transport } from './exchange.ts';

/** Called with how a request ended. */
export type OnEnd = (exchange: Exchange, request: HttpRequest) => void;

/** A transport that knows whether the service answers, as the last call of any caller showed it. */
export class WatchedTransport implements Transport {
  readonly #transport: Transport;
  readonly #onEnd: OnEnd;
  #answers = true;

  /** `onEnd` is called with every exchange that came to its end before its caller gave it up. */
  constructor(transport: Transport, onEnd: OnEnd) {
    this.#transport = transport;
    this.#onEnd = onEnd;
  }

  /** Whether the last call that came to its end was answered, with whatever status; true before the first. */
  get answers(): boolean {
    return this.#answers;
  }

  async exchange(request: HttpRequest, timeoutMs: number, signal: AbortSignal): Promise<Exchange> {
    const exchange = await this.#transport.exchange(request, timeoutMs, signal);
    // A call that its caller gave up says nothing, because it might have been answered.
    if (exchange.kind === 'answered' || !signal.aborted) {
      this.#answers = exchange.kind === 'answered';
      this.#onEnd(exchange, request);
    }
    return exchange;
  }
}
