import { connect, createServer } from 'node:net';
import { FaultyPassage } from './fault-passage.ts';
import { closedPort } from './closed-port.ts';
import type { Server, Socket } from 'node:net';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Fault } from './fault-passage.ts';

interface FaultRule {
  readonly fault: Fault;
  /** How the requests begin that it happens to, e.g. `POST /Payments/crypto`; an empty text is every request. */
  readonly on: string;
  times: number;
}

/** Turns of the event loop without a byte after which nothing is on its way: all ends of all sockets are in this process. */
const QUIET_TURNS = 12;
/** A service that has a request and is silent for so many turns has nothing to say to it. */
const PATIENT_TURNS = 1_000;

/** A TCP proxy on loopback between a till and its service. It knows no HTTP beyond the first words of a request. */
export class FaultProxy {
  #servicePort: number;
  readonly #clock: Clock;
  readonly #passages = new Set<FaultyPassage>();
  #rules: readonly FaultRule[] = [];
  #server: Server | undefined;
  #port = 0;
  #moves = 0;

  /** Slow answers go by `clock`. */
  constructor(servicePort: number, clock: Clock) {
    this.#servicePort = servicePort;
    this.#clock = clock;
  }

  get port(): number {
    return this.#port;
  }

  /** Takes connections, at the same port as before. */
  async accept(): Promise<void> {
    if (this.#port === 0) this.#port = await closedPort();
    const server = createServer((socket) => this.#pass(socket));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#port, '127.0.0.1', resolve);
    });
  }

  /** Nobody listens any more, and connections that stand are reset. */
  async refuse(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const passage of this.#passages) passage.reset();
    await closed;
  }

  /** The other end of every connection that stands has vanished without a word; new ones are good. */
  vanish(): void {
    for (const passage of this.#passages) passage.vanish();
  }

  /** New connections lead to another port. */
  leadTo(servicePort: number): void {
    this.#servicePort = servicePort;
  }

  /** `fault` happens to the next `times` requests that begin with `on`. */
  spoil(on: string, fault: Fault, times = 1): void {
    this.#rules = [...this.#rules, { fault, on, times }];
  }

  /** From now on requests pass as they should. What has been swallowed stays swallowed. */
  heal(): void {
    this.#rules = [];
  }

  /** Resolves when nothing is on its way between till and service: then only time can change anything. */
  async quiet(): Promise<void> {
    let still = 0;
    while (still < (this.#isAtService() ? PATIENT_TURNS : QUIET_TURNS)) {
      const before = this.#moves;
      await new Promise((resolve) => setImmediate(resolve));
      still = before === this.#moves ? still + 1 : 0;
    }
  }

  #isAtService(): boolean {
    return [...this.#passages].some((passage) => passage.atService);
  }

  #pass(till: Socket): void {
    this.#moves += 1;
    const service = connect(this.#servicePort, '127.0.0.1');
    const passage = new FaultyPassage(till, service, {
      clock: this.#clock,
      faultOf: (request) => this.#faultOf(request),
      onMove: () => (this.#moves += 1),
    });
    this.#passages.add(passage);
    till.once('close', () => this.#passages.delete(passage));
  }

  #faultOf(request: string): Fault | undefined {
    const rule = this.#rules.find(({ on, times }) => times > 0 && request.startsWith(on));
    if (rule) rule.times -= 1;
    return rule?.fault;
  }
}
