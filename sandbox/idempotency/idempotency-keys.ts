import { createHash } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { conflict, invalid } from '../http/service-error.ts';

const DAY_MS = 24 * 3_600_000;
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** Answers that are kept at most. Beyond it the oldest key counts as new, before its day is over. */
const MOST_KEPT = 10_000;

/** What a key was sent with. A key counts for one caller and one path. */
export interface KeyedRequest {
  readonly caller: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Kept extends KeptAnswer {
  /** Of the request. A request may be a file of many megabytes. */
  readonly hash: string;
  readonly until: number;
}

/** The successful answers of a day by idempotency key (spec "Limits"). */
export class IdempotencyKeys {
  readonly #clock: SandboxClock;
  /** In the order of their end, because every answer is kept equally long. */
  readonly #answers = new Map<string, Kept>();

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  /** The earlier answer to this key and body. Throws 409 for another body, and 400 for a key that is no UUID v4. */
  earlier(request: KeyedRequest): KeptAnswer | undefined {
    if (!UUID_V4.test(request.key))
      throw invalid([{ field: 'Idempotency-Key', message: 'must be a UUID v4' }]);
    this.#dropEnded();
    const found = this.#answers.get(nameOf(request));
    if (found !== undefined && found.hash !== hashOf(request.body))
      throw conflict('The idempotency key was used with another body.');
    return found;
  }

  keep(request: KeyedRequest, answer: KeptAnswer): void {
    this.#dropEnded();
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= MOST_KEPT) this.#answers.delete(oldest);
    const until = this.#clock.now() + DAY_MS;
    this.#answers.set(nameOf(request), { ...answer, hash: hashOf(request.body), until });
  }

  clear(): void {
    this.#answers.clear();
  }

  get size(): number {
    return this.#answers.size;
  }

  #dropEnded(): void {
    const now = this.#clock.now();
    for (const [name, { until }] of this.#answers) {
      if (until > now) return;
      this.#answers.delete(name);
    }
  }
}

/** A key is the same UUID in either case. */
function nameOf({ caller, path, key }: KeyedRequest): string {
  return JSON.stringify([caller, path, key.toLowerCase()]);
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([body]))
    .digest('base64');
}
