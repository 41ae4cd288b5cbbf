import { Endpoints } from './endpoints.ts';
import { endOf, headersOf, rateHeaders } from './answer-parts.ts';
import { Identity } from './identity.ts';
import { Meter } from './meter.ts';
import type { Exchange, HttpRequest, HttpResponse } from '../../../../src-main/service/transport/exchange.ts';
import type { KnownQuota, Lane } from '../../rules/quota.ts';
import type { Process } from '../process.ts';
import type { WireParts } from '../gateway/wire-parts.ts';
import type { Answer } from './identity.ts';
import type { Metered } from './meter.ts';

export const AUTH_URL = 'https://id.example.test';
export const BASE_URL = 'https://api.example.test';
export const API_KEY = 'history-key';

/** One request under way. */
export interface SentRequest {
  /** The service counts the call now, though it does the work later. */
  readonly counts: () => void;
  /** The service does the work now. Call `hear` when its answer reaches the till. */
  readonly arrives: () => { readonly response: HttpResponse; readonly hear: () => void };
  readonly ended: (exchange: Exchange) => void;
}

/** The service's front door: who calls, how often, and what goes wrong inside. */
export class HttpService {
  readonly #wire: WireParts;
  readonly #identity: Identity;
  readonly #endpoints: Endpoints;
  readonly #meter: Meter;

  constructor(wire: WireParts) {
    this.#wire = wire;
    this.#identity = new Identity(wire);
    this.#endpoints = new Endpoints(wire);
    this.#meter = new Meter({ GET: wire.plan.readsPerMinute, POST: wire.plan.createsPerMinute });
  }

  sends(request: HttpRequest, process: Process): SentRequest {
    return request.url.startsWith(AUTH_URL)
      ? this.#sendsForToken(request, process)
      : this.#sendsCall(request, process);
  }

  #sendsForToken({ body }: HttpRequest, process: Process): SentRequest {
    const { quota } = this.#wire.rules;
    const form = new URLSearchParams(body);
    const isPassword = form.get('grant_type') === 'password';
    quota.asksForToken(process);
    return {
      counts: () => undefined,
      arrives: () => {
        const { status, body: answer, retryAfter } = this.#identity.answer(form);
        return {
          response: { status, headers: headersOf({}, retryAfter), body: JSON.stringify(answer) },
          hear: () => quota.hearsOfToken(process, { status, retryAfter, isPassword }),
        };
      },
      ended: () => undefined,
    };
  }

  #sendsCall(request: HttpRequest, process: Process): SentRequest {
    const { rules, service, random } = this.#wire;
    const { headers } = request;
    const method = request.method === 'GET' ? 'GET' : 'POST';
    const lane: Lane = `${method} ${headers['X-Api-Key'] === undefined ? 'token' : 'key'}`;
    const known = rules.quota.sends(lane, process);
    const key = headers['Idempotency-Key'];
    if (key !== undefined) rules.creates.ended(key, 'perhaps');
    const credential = headers['X-Api-Key'] ?? headers['Authorization'] ?? '';
    let isRepeated = false;
    let counted: Metered | undefined;
    const count = (): Metered => (counted ??= this.#meter.count(credential, method, service.clock()));
    return {
      counts: () => void count(),
      arrives: () => {
        const metered = count();
        const { status, body, retryAfter, ...answer } = this.#answer(request, credential, {
          lane,
          known,
          metered,
        });
        const isBare = service.meets('bare-headers', random);
        const isTorn = status === 200 && service.meets('unreadable', random);
        const text = isTorn ? '<html>' : JSON.stringify(body);
        isRepeated = answer.isRepeated === true && !isTorn;
        return {
          response: {
            status,
            headers: headersOf(isBare ? {} : rateHeaders(metered, service.clock()), retryAfter),
            body: text,
          },
          hear: () => rules.quota.hears(lane, process, { status, retryAfter, tellsQuota: !isBare }),
        };
      },
      ended: (exchange) => {
        const isHeard = exchange.kind === 'answered';
        if (key !== undefined) rules.creates.ended(key, isHeard && isRepeated ? 'repeated' : endOf(exchange));
      },
    };
  }

  #answer(
    request: HttpRequest,
    credential: string,
    { lane, known, metered }: { lane: Lane; known: KnownQuota; metered: Metered },
  ): Answer {
    const { plan, rules, service, random, story } = this.#wire;
    const isKey = credential === API_KEY;
    if (!isKey && !this.#identity.takes(credential.replace('Bearer ', ''))) return { status: 401, body: {} };
    const tooMany = metered.count > metered.limit;
    if (tooMany) rules.quota.exceeds(lane, known, metered.count);
    if (tooMany || service.meets('too-many', random)) {
      story.tell('service', () => `answers 429 to a ${lane} call`);
      const seconds = tooMany ? Math.ceil((metered.resetAt - service.clock()) / 1_000) : random.between(1, 5);
      return { status: 429, body: { code: 429 }, ...(plan.retryAfter && { retryAfter: seconds }) };
    }
    if (service.meets('server-error', random)) return { status: random.pick([500, 502, 503, 408]), body: {} };
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') {
      if (service.meets('refused', random)) return { status: random.pick([400, 403, 422]), body: {} };
      return this.#endpoints.create(request.body ?? '', request.headers['Idempotency-Key'] ?? '');
    }
    if (pathname.startsWith('/Payments/tracking/')) {
      if (service.meets('read-failed', random)) return { status: 500, body: {} };
      return this.#endpoints.tracking(trackedIn(pathname));
    }
    if (!isKey) return { status: 403, body: { code: 'forbidden' } };
    return service.meets('search-failed', random)
      ? { status: 503, body: {} }
      : this.#endpoints.history(searchParams);
  }
}

function trackedIn(pathname: string): string {
  return decodeURIComponent(pathname.slice('/Payments/tracking/'.length));
}
