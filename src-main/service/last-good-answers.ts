import type { CallFamily, LastGoodAnswers } from '../../shared/contract/health.ts';
import type { Exchange, HttpRequest } from './transport/exchange.ts';

/** When the service last gave a good answer, by kind of call. Wall-clock milliseconds. */
export class LastGood {
  readonly #wall: () => number;
  readonly #isSignIn: (url: string) => boolean;
  readonly #at: Partial<Record<CallFamily, number>> = {};

  constructor(wall: () => number, authUrl: string | undefined) {
    this.#wall = wall;
    this.#isSignIn = (url) => authUrl !== undefined && url.endsWith('/token') && url.startsWith(authUrl);
  }

  get answers(): LastGoodAnswers {
    return { ...this.#at };
  }

  observe(exchange: Exchange, { method, url }: Pick<HttpRequest, 'method' | 'url'>): void {
    const family = this.#isSignIn(url) ? 'sign-in' : familyOf(method, new URL(url).pathname);
    if (family !== undefined && isGood(exchange, family)) this.#at[family] = this.#wall();
  }
}

/** The heartbeat asks for a payment that does not exist: that it is unknown is a good answer (spec "HTTP status codes"). */
function isGood(exchange: Exchange, family: CallFamily): boolean {
  if (exchange.kind !== 'answered') return false;
  const { status } = exchange.response;
  return (status >= 200 && status < 300) || (status === 404 && family === 'status');
}

/** Spec "Endpoints": those that the till itself calls. */
function familyOf(method: string, path: string): CallFamily | undefined {
  if (method === 'POST' && path.endsWith('/Payments/crypto')) return 'creation';
  if (/\/Payments\/tracking\/[^/]+$/.test(path)) return 'status';
  if (/\/Terminals\/[^/]+\/payments$/.test(path)) return 'history';
  return /\/Terminals\/[^/]+$/.test(path) ? 'terminal' : undefined;
}
