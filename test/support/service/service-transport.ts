import type { Exchange, HttpRequest, Transport } from '../../../src-main/service/transport/exchange.ts';

type Step = Exchange | Promise<Exchange>;

/** Answers requests in the order they come with the steps it was given; a request too many fails the test. */
export class ScriptedTransport implements Transport {
  readonly requests: HttpRequest[] = [];
  /** The time-out of each try, in milliseconds. */
  readonly timeouts: number[] = [];
  readonly #steps: Step[];

  constructor(...steps: readonly Step[]) {
    this.#steps = [...steps];
  }

  expect(...steps: readonly Step[]): void {
    this.#steps.push(...steps);
  }

  async exchange(request: HttpRequest, timeoutMs: number): Promise<Exchange> {
    this.requests.push(request);
    this.timeouts.push(timeoutMs);
    const step = this.#steps.shift();
    if (!step) throw new Error(`unexpected request: ${request.method} ${request.url}`);
    return step;
  }

  /** Steps that nobody asked for: a test ends with none. */
  get unused(): number {
    return this.#steps.length;
  }
}
