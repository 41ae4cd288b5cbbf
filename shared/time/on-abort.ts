interface Hanging {
  readonly calls: Set<() => void>;
  readonly listener: () => void;
}

/** Let go of with the signal. */
const hangingOn = new WeakMap<AbortSignal, Hanging>();

/**
 * Calls `call` when `signal` aborts, at once when it has; the answer takes it back. A signal that lives for a whole
 * session gets one listener, however many hang on it: Node takes eleven for a leak, and `AbortSignal.any` leaves a
 * trace of every use on it for as long as it lives.
 */
export function onAbort(signal: AbortSignal, call: () => void): () => void {
  if (signal.aborted) {
    call();
    return () => undefined;
  }
  // A call of its own each time, so that the same function may hang on it twice.
  const own = (): void => call();
  const { calls, listener } = hangingOn.get(signal) ?? begin(signal);
  calls.add(own);
  return () => {
    calls.delete(own);
    if (calls.size > 0) return;
    signal.removeEventListener('abort', listener);
    hangingOn.delete(signal);
  };
}

function begin(signal: AbortSignal): Hanging {
  const calls = new Set<() => void>();
  const listener = (): void => {
    hangingOn.delete(signal);
    for (const call of [...calls]) call();
  };
  const hanging = { calls, listener };
  hangingOn.set(signal, hanging);
  signal.addEventListener('abort', listener, { once: true });
  return hanging;
}
