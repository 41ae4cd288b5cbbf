import { QuotaWindow } from './quota-window.ts';
import { readRateHeaders } from './rate-headers.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Exchange, HttpMethod } from '../transport/exchange.ts';
import type { BusyReport } from './busy-report.ts';
import type { Urgency } from './quota-window.ts';
import type { ServerClock } from './server-clock.ts';

/** Calls per minute while no answer has told better (spec "Limits"). */
const DEFAULT_LIMITS = {
  sandbox: { POST: 100, GET: 1000 },
  production: { POST: 60, GET: 600 },
  /** API keys and the integrator are not metered; what a header says counts all the same. */
  unmetered: { POST: 1e9, GET: 1e9 },
} as const;

/** Leave to make one call. Must be settled with how the call ended. */
export interface Passage {
  settle(exchange: Exchange): void;
}

/** Holds the calls of one token within its rate limit. Writes (all but GET) and reads are metered apart. */
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

  /** Calls per minute as the service last told it, else as the specification has it. */
  limit(method: 'GET' | 'POST'): number {
    return this.#windows[method].limit;
  }

  /** Nothing limits these calls, as far as the service has said. */
  isUnmetered(method: 'GET' | 'POST'): boolean {
    return this.limit(method) === DEFAULT_LIMITS.unmetered[method];
  }

  /** Calls of the window that runs that may still go. */
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
