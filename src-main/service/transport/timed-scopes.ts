import type { Clock } from '../../../shared/clock.ts';

/** A stretch of work that ends early when a signal aborts or its time is over. */
export interface TimedScope {
  readonly signal: AbortSignal;
  timedOut(): boolean;
  /** Call when the work is over: lets go of the signals and stops the timer. */
  release(): void;
}

/** The scopes that hang on one signal, and the signal's one listener. */
interface Watch {
  readonly aborts: Set<() => void>;
  readonly onAbort: () => void;
}

/**
 * Opens scopes under signals that live much longer than one call. Each such signal gets one listener, however many
 * scopes hang on it: Node takes eleven for a leak, and `AbortSignal.any` leaves a trace of every call on it.
 */
export class TimedScopes {
  readonly #clock: Clock;
  readonly #watches = new Map<AbortSignal, Watch>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Without `ms` only the signals end the scope. */
  open(signals: readonly AbortSignal[], ms?: number): TimedScope {
    const scope = new AbortController();
    const timer = new AbortController();
    let timedOut = false;
    const abort = (): void => {
      timer.abort();
      scope.abort(new Error('given up'));
    };
    const unwatch = signals.map((signal) => this.#watch(signal, abort));
    if (signals.some((signal) => signal.aborted)) abort();

    if (ms !== undefined && !scope.signal.aborted) {
      this.#clock.sleep(ms, timer.signal).then(
        () => {
          timedOut = true;
          scope.abort(new Error('timed out'));
        },
        // The sleep is cut short when the work ends in time.
        () => undefined,
      );
    }
    return {
      signal: scope.signal,
      timedOut: () => timedOut,
      release: () => {
        timer.abort();
        for (const stop of unwatch) stop();
      },
    };
  }

  #watch(signal: AbortSignal, abort: () => void): () => void {
    const watch = this.#watches.get(signal) ?? this.#startWatch(signal);
    watch.aborts.add(abort);
    return () => {
      watch.aborts.delete(abort);
      if (watch.aborts.size > 0) return;
      signal.removeEventListener('abort', watch.onAbort);
      this.#watches.delete(signal);
    };
  }

  #startWatch(signal: AbortSignal): Watch {
    const aborts = new Set<() => void>();
    const onAbort = (): void => aborts.forEach((abort) => abort());
    const watch = { aborts, onAbort };
    this.#watches.set(signal, watch);
    signal.addEventListener('abort', onAbort, { once: true });
    return watch;
  }
}
