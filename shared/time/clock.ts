/** Time as a port: the edges give real time, tests and the simulation give virtual time. */
export interface Clock {
  /** Wall-clock time, milliseconds since 1970. May jump in both directions. */
  wall(): number;
  /** Milliseconds that only ever go forward; unaffected by clock changes. They may stand while the computer sleeps. */
  monotonic(): number;
  /** Milliseconds since the computer was started, its sleep included; unaffected by clock changes, exact to a second. */
  sinceBoot(): number;
  /** Resolves after `ms` of monotonic time. Rejects with the signal's reason when aborted, leaving no timer behind. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
