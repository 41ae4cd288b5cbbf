import type { SandboxClock } from '../clock.ts';
import { conflict, invalid } from '../http/service-error.ts';

const DAY_MS = 24 * 3_600_000;
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

interface Remembered {
  readonly body: string;
  readonly answer: object;
  readonly until: number;
}

/**
 * Earlier answers by path and key (spec "Limits", idempotency: announced, and enforced only where the switch is on).
 */
export class IdempotencyKeys {
  readonly #clock: SandboxClock;
  readonly #answers = new Map<string, Remembered>();

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  /** The earlier answer to this key and body. Throws 409 for another body, and 400 for a key that is no UUID v4. */
  earlier(path: string, key: string, body: unknown): object | undefined {
    if (!UUID_V4.test(key)) throw invalid([{ field: 'Idempotency-Key', message: 'must be a UUID v4' }]);
    const found = this.#answers.get(`${path} ${key}`);
    if (found === undefined || this.#clock.now() >= found.until) return undefined;
    if (found.body !== JSON.stringify(body))
      throw conflict('The idempotency key was used with another body.');
    return found.answer;
  }

  remember(path: string, key: string, body: unknown, answer: object): void {
    const until = this.#clock.now() + DAY_MS;
    this.#answers.set(`${path} ${key}`, { body: JSON.stringify(body), answer, until });
  }

  clear(): void {
    this.#answers.clear();
  }
}
