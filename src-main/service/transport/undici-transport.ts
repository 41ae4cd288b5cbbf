import { AnswerCollector } from './answer-collector.ts';
import type { Agent } from 'undici';
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
  #agent: Promise<Agent> | undefined;

  constructor(scopes: TimedScopes) {
    this.#scopes = scopes;
  }

  async exchange(request: HttpRequest, timeoutMs: number, signal: AbortSignal): Promise<Exchange> {
    const collector = new AnswerCollector(request.maxAnswerBytes ?? MAX_ANSWER_BYTES);
    const scope = this.#scopes.open([signal], timeoutMs);
    const giveUp = (): void => collector.giveUp(scope.timedOut() ? 'timed out' : 'given up');
    scope.signal.addEventListener('abort', giveUp, { once: true });
    try {
      const agent = await this.#opened();
      if (scope.signal.aborted) giveUp();
      else dispatch(agent, request, collector);
      return await collector.exchange;
    } finally {
      scope.release();
    }
  }

  /** Ends every try under way and closes all connections. */
  async close(): Promise<void> {
    await (await this.#agent)?.destroy();
  }

  /** undici is loaded at the first call, so that a till shows its keypad before. */
  #opened(): Promise<Agent> {
    this.#agent ??= import('undici').then(
      ({ Agent }) =>
        new Agent({
          connect: { timeout: CONNECT_TIMEOUT_MS },
          // The time-out of each try covers both; undici's own would start anew with every byte of a slow answer.
          headersTimeout: 0,
          bodyTimeout: 0,
          // Idle connections go before common servers and proxies drop them at five seconds: a create that is written
          // to a dying connection is a lost answer.
          keepAliveTimeout: 4_000,
          keepAliveMaxTimeout: 60_000,
        }),
    );
    return this.#agent;
  }
}

function dispatch(
  agent: Agent,
  { method, url, headers, body }: HttpRequest,
  collector: AnswerCollector,
): void {
  const { origin, pathname, search } = new URL(url);
  agent.dispatch(
    { origin, path: `${pathname}${search}`, method, headers: { ...headers }, body: body ?? null },
    collector,
  );
}
