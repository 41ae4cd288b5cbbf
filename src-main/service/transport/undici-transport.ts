import { Agent } from 'undici';
import { AnswerCollector } from './answer-collector.ts';
import type { Exchange, HttpRequest, Transport } from './exchange.ts';
import type { TimedScopes } from './timed-scopes.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * HTTP over undici's connection pool: keep-alive, no redirects (undici follows none by itself), no retries, since
 * only the layers above know which call may be sent again.
 */
export class UndiciTransport implements Transport {
  readonly #scopes: TimedScopes;
  readonly #agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The time-out of each try covers both; undici's own would start anew with every byte of a slow answer.
    headersTimeout: 0,
    bodyTimeout: 0,
    // Idle connections go before common servers and proxies drop them at five seconds: a create that is written to
    // a dying connection is a lost answer.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 60_000,
  });

  constructor(scopes: TimedScopes) {
    this.#scopes = scopes;
  }

  async exchange(request: HttpRequest, timeoutMs: number, signal: AbortSignal): Promise<Exchange> {
    const collector = new AnswerCollector(MAX_ANSWER_BYTES);
    const scope = this.#scopes.open([signal], timeoutMs);
    const giveUp = (): void => collector.giveUp(scope.timedOut() ? 'timed out' : 'given up');
    scope.signal.addEventListener('abort', giveUp, { once: true });
    if (scope.signal.aborted) giveUp();
    else this.#dispatch(request, collector);
    try {
      return await collector.exchange;
    } finally {
      scope.release();
    }
  }

  /** Ends every try under way and closes all connections. */
  close(): Promise<void> {
    return this.#agent.destroy();
  }

  #dispatch({ method, url, headers, body }: HttpRequest, collector: AnswerCollector): void {
    const { origin, pathname, search } = new URL(url);
    this.#agent.dispatch(
      { origin, path: `${pathname}${search}`, method, headers: { ...headers }, body: body ?? null },
      collector,
    );
  }
}
