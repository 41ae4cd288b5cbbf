import type { RateHeaders } from './rate-headers.ts';

/** Whether a payment's creation waits for the call, or the call is one of many that are repeated anyway. */
export type Urgency = 'creation' | 'routine';

/** Windows are 60 seconds long (spec "Limits"); used while no header says when one ends. */
const WINDOW_MS = 60_000;
/** Waits after the first, second and third 429 in a row; from the fourth on the window's reset (spec "Limits"). */
const BACK_OFF_MS = [1_000, 2_000, 4_000] as const;
/** Stated ends that differ by less than this are of one window: answers take seconds, and windows are a minute apart. */
const SAME_END_MS = WINDOW_MS / 2;
/** The share of the limit that routine calls leave to calls that a creation waits for. */
const RESERVED_SHARE = 0.1;

/**
 * One window of the rate limit, writes or reads. Pure state: `now` is monotonic milliseconds and comes from outside.
 * It counts what it sends, and believes the service's headers over its own count and over the table of limits.
 */
export class QuotaWindow {
  #limit: number;
  #left: number;
  #inFlight = 0;
  #resetAt: number | undefined;
  /** No call of the window has been answered yet, so the window began when its first call reached the service, or later. */
  #isUnheard = false;
  /** The end of the newest window, as the service first stated it. */
  #statedEnd: number | undefined;
  #heldUntil = 0;
  #refusals = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#left = limit;
  }

  get limit(): number {
    return this.#limit;
  }

  /** Calls that may still go before the window ends; the reserve of creations among them. */
  leftAt(now: number): number {
    return now >= (this.#resetAt ?? Infinity) ? this.#limit : this.#left;
  }

  /** When a call may go: `now`, or the later time at which to ask again. */
  opensAt(urgency: Urgency, now: number): number {
    const reserve = urgency === 'creation' ? 0 : Math.floor(this.#limit * RESERVED_SHARE);
    const exhausted = this.leftAt(now) <= reserve ? (this.#resetAt ?? now) : now;
    return Math.max(now, this.#heldUntil, exhausted);
  }

  /** A call goes out. After the end of a window, it is the first one of the next. */
  take(now: number): void {
    const goesOn = now < (this.#resetAt ?? -Infinity);
    this.#left = this.leftAt(now) - 1;
    this.#inFlight += 1;
    if (goesOn) return;
    this.#resetAt = now + WINDOW_MS;
    this.#isUnheard = true;
  }

  /** The call was never sent, so the service has not counted it. */
  putBack(): void {
    this.#left = Math.min(this.#limit, this.#left + 1);
    this.#inFlight -= 1;
  }

  /** The call ended without an answer, so the service may have counted it. */
  unanswered(now: number): void {
    this.#inFlight -= 1;
    if (this.#isUnheard) this.#resetAt = now + WINDOW_MS;
  }

  /**
   * The call was answered, though not with a 429. `takenAt` is when it went out. `Retry-After` counts whatever the status
   * (spec "Limits": "when present, wait"): a 500 of an overloaded service carries one too.
   */
  answered(stated: RateHeaders, takenAt: number, now: number): void {
    this.#inFlight -= 1;
    this.#counted(stated, now);
    if (takenAt >= this.#heldUntil) this.#refusals = 0;
    this.#hold(now + (stated.retryAfterMs ?? 0));
  }

  /**
   * The call was answered with a 429. `Retry-After` is the least wait. The window is taken as open again when the
   * wait is over, since the service knows better than a count that has just been proven wrong.
   */
  refused(stated: RateHeaders, takenAt: number, now: number): void {
    this.#inFlight -= 1;
    this.#limit = stated.limit ?? this.#limit;
    // Calls that were sent at the same time are refused for the same reason, so they count as one refusal.
    if (takenAt >= this.#heldUntil) this.#refusals += 1;
    const wait = BACK_OFF_MS[this.#refusals - 1] ?? stated.resetInMs ?? WINDOW_MS;
    this.#hold(now + Math.max(wait, stated.retryAfterMs ?? 0));
    this.#isUnheard = false;
    this.#resetAt = this.#heldUntil;
  }

  /**
   * Takes over what the service has counted. Answers overtake each other: one of a window that is over tells nothing, and
   * within a window what is left only becomes less.
   */
  #counted({ limit = this.#limit, remaining, resetInMs }: RateHeaders, now: number): void {
    if (this.#isUnheard) this.#resetAt = now + WINDOW_MS;
    this.#isUnheard = false;
    const end = resetInMs === undefined ? this.#resetAt : now + resetInMs;
    const later = (end ?? now) - (this.#statedEnd ?? -Infinity);
    if (later <= -SAME_END_MS) return;
    const isSame = later < SAME_END_MS && limit === this.#limit;
    this.#limit = limit;
    this.#resetAt = end;
    if (remaining === undefined) return;
    // Calls still under way may not be in the service's count yet. Below zero, so that one put back later opens nothing.
    const left = remaining - this.#inFlight;
    this.#left = isSame ? Math.min(this.#left, left) : left;
    if (!isSame) this.#statedEnd = end;
  }

  /** No call is sent before this time, in monotonic milliseconds. */
  get heldUntil(): number {
    return this.#heldUntil;
  }

  #hold(until: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, until);
  }
}
