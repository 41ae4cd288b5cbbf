import { deadline } from '../../supervision/deadline.ts';
import { AnswerCollector } from './answer-collector.ts';
import { Connections } from './connections.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import type { Agent } from 'undici';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Exchange, HttpRequest, Transport } from './exchange.ts';
import type { Route } from './route.ts';

const MAX_ANSWER_BYTES = 1024 * 1024;
const DIRECT: Route = { authorities: [], pinnedKeys: [] };

/**
 * HTTP over undici's connection pool: keep-alive, no redirects (undici follows none by itself), no retries, since
 * only the layers above know which call may be sent again.
 */
export class UndiciTransport implements Transport {
  readonly #clock: Clock;
  readonly #connections: Connections;

  constructor(clock: Clock, route: Route = DIRECT) {
    this.#clock = clock;
    this.#connections = new Connections(clock, route);
  }

  async exchange(request: HttpRequest, timeoutMs: number, signal: AbortSignal): Promise<Exchange> {
    const { maxAnswerBytes = MAX_ANSWER_BYTES, mayBeWritten } = request;
    const collector = new AnswerCollector(maxAnswerBytes, mayBeWritten);
    const limit = deadline(this.#clock, [signal], timeoutMs);
    const giveUp = (): void => collector.giveUp(limit.timedOut() ? 'timed out' : 'given up');
    limit.signal.addEventListener('abort', giveUp, { once: true });
    try {
      const agent = await this.#connections.agent();
      if (limit.signal.aborted) giveUp();
      else dispatch(agent, request, collector);
      const exchange = await collector.exchange;
      if (exchange.kind === 'answered') this.#connections.answered();
      return exchange;
    } finally {
      limit.release();
    }
  }

  /** Closes all connections. A try that began before a silence and still waits ends with its signal or its time-out. */
  close(): Promise<void> {
    return this.#connections.close();
  }
}

function dispatch(
  agent: Agent,
  { method, url, headers, body }: HttpRequest,
  collector: AnswerCollector,
): void {
  const { origin, pathname, search } = new URL(url);
  const sent = { 'Accept-Encoding': ACCEPT_ENCODING, ...headers };
  agent.dispatch(
    { origin, path: `${pathname}${search}`, method, headers: sent, body: body ?? null },
    collector,
  );
}
