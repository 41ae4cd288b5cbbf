import type { Socket } from 'node:net';
import type { Clock } from '../../../shared/time/clock.ts';

/** What becomes of one request. `gone`: the other end swallows everything and never closes, as a dead peer does. */
export const FAULTS = [
  'reset before the request',
  'reset in the request',
  'reset after the work',
  'closed after the work',
  'reset in the answer',
  'closed in the answer',
  'gone before the request',
  'gone after the work',
  'gone in the answer',
  'endless answer',
] as const;
/** A slow answer comes whole, a byte a while, within every time-out; an endless one comes a byte every few seconds. */
export type Fault = (typeof FAULTS)[number] | 'slow answer';

const BYTE_EVERY_MS = { 'slow answer': 2, 'endless answer': 3_000 };

interface Around {
  readonly clock: Clock;
  readonly faultOf: (request: string) => Fault | undefined;
  readonly onMove: () => void;
}

/** One connection of the till with one of the service behind it. */
export class FaultyPassage {
  readonly #till: Socket;
  readonly #service: Socket;
  readonly #around: Around;
  readonly #closed = new AbortController();
  #fault: Fault | undefined;
  #gone = false;
  /** The service has a request that it has not begun to answer. */
  atService = false;

  constructor(till: Socket, service: Socket, around: Around) {
    this.#till = till;
    this.#service = service;
    this.#around = around;
    till.on('data', (bytes) => this.#request(bytes)).on('close', () => this.#close());
    service.on('data', (bytes) => this.#answer(bytes)).on('close', () => this.#serviceClosed());
    for (const socket of [till, service]) {
      // Bytes that the kernel keeps back for a while would arrive in real time, which nobody waits for here.
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
  }

  reset(): void {
    this.#till.resetAndDestroy();
  }

  vanish(): void {
    this.#gone = true;
    this.atService = false;
  }

  #request(bytes: Buffer): void {
    this.#around.onMove();
    if (this.#gone) return;
    this.#fault = this.#around.faultOf(bytes.toString('latin1'));
    switch (this.#fault) {
      case 'reset before the request':
        this.reset();
        break;
      case 'gone before the request':
        this.vanish();
        break;
      case 'reset in the request':
        this.#service.write(bytes.subarray(0, bytes.length / 2), () => {
          this.#service.resetAndDestroy();
          this.reset();
        });
        break;
      default:
        this.atService = true;
        this.#service.write(bytes);
    }
  }

  #answer(bytes: Buffer): void {
    this.#around.onMove();
    this.atService = false;
    if (this.#gone) return;
    switch (this.#fault) {
      case 'reset after the work':
        this.reset();
        break;
      case 'closed after the work':
        this.vanish();
        this.#till.end();
        break;
      case 'gone after the work':
        this.vanish();
        break;
      case 'reset in the answer':
        this.#answerHalf(bytes, () => this.reset());
        break;
      case 'closed in the answer':
        this.#answerHalf(bytes, () => this.#till.end());
        break;
      case 'gone in the answer':
        this.#answerHalf(bytes, () => undefined);
        break;
      case 'slow answer':
      case 'endless answer':
        void this.#drip(bytes, BYTE_EVERY_MS[this.#fault]);
        break;
      default:
        this.#till.write(bytes);
    }
  }

  #answerHalf(bytes: Buffer, next: () => void): void {
    this.vanish();
    // A turn later, so that the till has read the half before it learns of the end.
    this.#till.write(bytes.subarray(0, bytes.length / 2), () => setImmediate(next));
  }

  async #drip(bytes: Buffer, everyMs: number): Promise<void> {
    for (const byte of bytes) {
      if (this.#closed.signal.aborted) return;
      this.#till.write(Uint8Array.of(byte));
      this.#around.onMove();
      // Cut short when the till has lost patience.
      await this.#around.clock.sleep(everyMs, this.#closed.signal).catch(() => undefined);
    }
  }

  #serviceClosed(): void {
    this.#around.onMove();
    this.atService = false;
    if (!this.#gone) this.#till.end();
  }

  #close(): void {
    this.#around.onMove();
    this.atService = false;
    this.#closed.abort();
    this.#service.destroy();
  }
}
