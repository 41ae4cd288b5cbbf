const WINDOW = 60_000;

export interface Metered {
  readonly limit: number;
  /** Calls in this window, this one included. */
  readonly count: number;
  /** The window's end, milliseconds by the service's clock. */
  readonly resetAt: number;
}

/** The service's count of calls: each credential has a window of a minute for writes and one for reads. */
export class Meter {
  readonly #limits: Readonly<Record<'GET' | 'POST', number>>;
  readonly #windows = new Map<string, { start: number; count: number }>();

  constructor(limits: Readonly<Record<'GET' | 'POST', number>>) {
    this.#limits = limits;
  }

  count(credential: string, method: 'GET' | 'POST', now: number): Metered {
    const name = `${method} ${credential}`;
    const last = this.#windows.get(name);
    const window = last && now < last.start + WINDOW ? last : { start: now, count: 0 };
    window.count++;
    this.#windows.set(name, window);
    return { limit: this.#limits[method], count: window.count, resetAt: window.start + WINDOW };
  }
}
