import type { Process } from '../world/process.ts';
import type { Witness } from './witness.ts';

/** Calls that one gate of the client holds back: of one method with one kind of credential. */
export type Lane = `${'GET' | 'POST'} ${'token' | 'key'}`;

/** What the till knew when it sent a call. */
export interface KnownQuota {
  readonly state: LaneState;
  /** The service had told its limit, and it had refused nothing since. */
  readonly stated: boolean;
  readonly refusals: number;
}

interface LaneState {
  /** From an answer with rate headers until a 429, which proves the till's count wrong. */
  stated: boolean;
  /** 429 heard. */
  refusals: number;
  /** By the process's own clock: no call before. */
  heldUntil: number;
}

/** Rule 9 at the wire: the quota that the service told is kept, its waits are kept, and sign-in is not hammered. */
export class Quota {
  readonly #witness: Witness;
  #lanes = new Map<Lane, LaneState>();
  #process: Process | undefined;
  #tokenPausedUntil = 0;
  #passwordRefused = false;
  #tokenAsked: number[] = [];

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  sends(lane: Lane, process: Process): KnownQuota {
    const state = this.#lane(lane, process);
    const early = state.heldUntil - process.clock.monotonic();
    if (early > 0.001)
      this.#witness.breaks('9 Retry-After is the least wait', `a ${lane} call goes ${early} ms too early`);
    return { state, stated: state.stated, refusals: state.refusals };
  }

  /**
   * The service counts the call, and it is one too many. A slow one may be overtaken: by calls that the till sent once
   * the wait of a later 429 was over, as the specification has it, and by those of the program's next run. Then it is not
   * that call which is too many.
   */
  exceeds(lane: Lane, { state, stated, refusals }: KnownQuota, count: number): void {
    if (stated && refusals === state.refusals && this.#lanes.get(lane) === state)
      this.#witness.breaks(
        '9 the quota is kept',
        `${lane}: call no. ${count} of a window whose limit was told`,
      );
  }

  /** An answer reached the till. `tellsQuota`: with its rate headers and the service's time. */
  hears(
    lane: Lane,
    process: Process,
    answer: { status: number; retryAfter: number | undefined; tellsQuota: boolean },
  ): void {
    const state = this.#lane(lane, process);
    state.stated = answer.status !== 429 && (state.stated || answer.tellsQuota);
    if (answer.status === 429) state.refusals++;
    if (answer.retryAfter !== undefined)
      state.heldUntil = Math.max(state.heldUntil, process.clock.monotonic() + answer.retryAfter * 1_000);
  }

  /** A person signs in: a refused password may be tried once more. */
  personSignsIn(): void {
    this.#passwordRefused = false;
  }

  asksForToken(process: Process): void {
    this.#at(process);
    const now = process.clock.monotonic();
    const { breaks } = this.#witness;
    if (now < this.#tokenPausedUntil - 0.001)
      breaks('9 sign-in is not hammered', 'a token is asked for before the pause after trouble is over');
    if (this.#passwordRefused)
      breaks('9 sign-in is not hammered', 'the password was refused, and it is tried again by itself');
    this.#tokenAsked = [...this.#tokenAsked.filter((at) => at > now - 60_000), now];
    if (this.#tokenAsked.length > 60)
      breaks('9 sign-in is not hammered', `${this.#tokenAsked.length} tokens asked for within a minute`);
  }

  hearsOfToken(
    process: Process,
    answer: { status: number; retryAfter: number | undefined; isPassword: boolean },
  ): void {
    this.#at(process);
    if (answer.status === 401 && answer.isPassword) this.#passwordRefused = true;
    if (answer.status < 429) return;
    this.#tokenPausedUntil = process.clock.monotonic() + Math.max(1, answer.retryAfter ?? 0) * 1_000;
  }

  #lane(lane: Lane, process: Process): LaneState {
    this.#at(process);
    const known = this.#lanes.get(lane) ?? { stated: false, refusals: 0, heldUntil: 0 };
    this.#lanes.set(lane, known);
    return known;
  }

  /** What one run of the program was told, the next does not know. */
  #at(process: Process): void {
    if (this.#process === process) return;
    this.#process = process;
    this.#lanes = new Map();
    this.#tokenPausedUntil = 0;
    this.#passwordRefused = false;
    this.#tokenAsked = [];
  }
}
