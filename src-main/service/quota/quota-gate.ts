import { QuotaWindow } from './quota-window.ts';
import { readRateHeaders } from './rate-headers.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Exchange, HttpMethod } from '../transport/exchange.ts';
import type { BusyReport } from './busy-report.ts';
import type { Urgency } from './quota-window.ts';
import type { ServerClock } from './server-clock.ts';

/** Calls per minute until an answer states the limit (spec "Limits"). */
const DEFAULT_LIMITS = {
  sandbox: { POST: 100, GET: 1000 },
  production: { POST: 60, GET: 600 },
  /** API keys and the integrator have no limit, unless a header states one. */
  unmetered: { POST: 1e9, GET: 1e9 },
} as const;

/** The permission to make one call. It must be settled with how the call ended. */
export interface Passage {
  settle(exchange: Exchange): void;
}

/** Keeps the calls of one token within its rate limit. Writes (all but GET) and reads have a limit each. */
export class QuotaGate {
  readonly #clock: Clock;
  readonly #serverClock: ServerClock;
  readonly #busy: BusyReport;
  readonly #windows: Readonly<Record<'GET' | 'POST', QuotaWindow>>;

  constructor(
    limits: keyof typeof DEFAULT_LIMITS,
    { clock, serverClock, busy }: { clock: Clock; serverClock: ServerClock; busy: BusyReport },
  ) {
    this.#clock = clock;
    this.#serverClock = serverClock;
    this.#busy = busy;
    const { GET, POST } = DEFAULT_LIMITS[limits];
    this.#windows = { GET: new QuotaWindow(GET), POST: new QuotaWindow(POST) };
  }

  /** Resolves when the call may go. Rejects with the signal's reason when aborted while waiting. */
  async enter(method: HttpMethod, urgency: Urgency, signal: AbortSignal): Promise<Passage> {
    const window = this.#windows[method === 'GET' ? 'GET' : 'POST'];
    for (;;) {
      signal.throwIfAborted();
      const now = this.#clock.monotonic();
      const opensAt = window.opensAt(urgency, now);
      if (opensAt <= now) {
        window.take(now);
        return { settle: (exchange) => this.#settle(window, now, exchange) };
      }
      this.#busy.holdUntil(opensAt);
      await this.#clock.sleep(opensAt - now, signal);
    }
  }

  /** Calls per minute, as the service last stated them or else as the specification does. */
  limit(method: 'GET' | 'POST'): number {
    return this.#windows[method].limit;
  }

  /** Nothing limits these calls, as far as the service has said. */
  isUnmetered(method: 'GET' | 'POST'): boolean {
    return this.limit(method) === DEFAULT_LIMITS.unmetered[method];
  }

  /** How many more calls may be sent in the present window. */
  left(method: 'GET' | 'POST'): number {
    return this.#windows[method].leftAt(this.#clock.monotonic());
  }

  #settle(window: QuotaWindow, takenAt: number, exchange: Exchange): void {
    if (exchange.kind === 'not-sent') {
      window.putBack();
      return;
    }
    const now = this.#clock.monotonic();
    if (exchange.kind === 'lost') {
      window.unanswered(now);
      return;
    }
    const { headers, status } = exchange.response;
    const stated = readRateHeaders(headers, this.#serverClock.now());
    if (status === 429) window.refused(stated, takenAt, now);
    else window.answered(stated, takenAt, now);
    if (window.heldUntil > now) this.#busy.holdUntil(window.heldUntil);
  }
}
